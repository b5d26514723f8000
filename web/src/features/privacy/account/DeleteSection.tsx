import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'

export function DeleteSection({ title }: { title: string }) {
  const t = useTexts('privacy')
  const to = useTo()
  return (
    <SectionCard id="loeschen" title={title} description={t('remove.text')}>
      <div>
        <ButtonLink variant="danger" to={to(paths.deleteAccount())}>
          {t('remove.link')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
