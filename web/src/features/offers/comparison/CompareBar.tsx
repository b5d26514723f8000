import { IconColumns3, IconX } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { comparable, useCompared } from '#lib/navigation/useCompared.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import styles from './Compare.module.css'
import { useChosenOffers } from './chosen-offers.ts'

/** How many offers are chosen for a comparison, and the way there. */
export function CompareBar() {
  const t = useTexts('offers')
  const { ids, refused, clear } = useChosenOffers()
  const { searchOf } = useCompared()
  const count = ids.length
  const words = [t('compare.chosen', { count }), count < comparable.min && t('compare.oneMore')]
  return (
    <>
      <LiveRegion>{count > 0 && words.filter(Boolean).join('. ')}</LiveRegion>
      {count > 0 && (
        <section aria-label={t('compare.bar')} className={styles.bar}>
          <b>{t('compare.chosen', { count })}</b>
          {count < comparable.min && <span className={styles.hint}>{t('compare.oneMore')}</span>}
          {count >= comparable.min && (
            <ButtonLink size="sm" variant="primary" icon={IconColumns3} to={{ search: searchOf(ids) }}>
              {t('compare.action')}
            </ButtonLink>
          )}
          <IconButton
            icon={IconX}
            label={t('compare.clear')}
            onClick={() => {
              clear()
              // The button goes with the bar.
              focusPageHeading()
            }}
          />
          {refused > 0 && (
            <span key={refused} role="alert" className={styles.full}>
              {t('compare.full')}
            </span>
          )}
        </section>
      )}
    </>
  )
}
