import { useEffect } from 'react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { SectionLevel } from '#ui/cards/section-level.ts'
import { Container } from '#ui/layout/Container.tsx'
import { BackLink } from '#ui/nav/BackLink.tsx'
import { EditedOffer } from './EditedOffer.tsx'
import { IsInline, useEditorPaths } from './editor-place.ts'
import styles from './OfferEditor.module.css'

/** An own offer within the company's profile, one level below its heading. */
export function InlineOffer({ offerId }: { offerId: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const { list } = useEditorPaths()
  // The link that was pressed has gone with the list.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    window.scrollTo(0, 0)
    focusPageHeading()
  }, [])
  return (
    <IsInline value={true}>
      <SectionLevel value={3}>
        <Container className={styles.back}>
          <BackLink to={to(list)}>{t('editor.toList')}</BackLink>
        </Container>
        <EditedOffer offerId={offerId} />
      </SectionLevel>
    </IsInline>
  )
}
