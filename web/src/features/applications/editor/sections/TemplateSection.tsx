import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'

/** In the place of a profile's visibility: nobody finds the template. */
export function TemplateSection() {
  const t = useTexts('applications')
  return (
    <SectionCard id="sichtbarkeit" title={t('editor.sichtbarkeit.title')}>
      <Text>{t('own.template.visibility')}</Text>
    </SectionCard>
  )
}
