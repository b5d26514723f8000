import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { LanguageSkills } from './LanguageSkills.tsx'

export function Languages({ languages }: Pick<Application, 'languages'>) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('record.languages')}>
      <LanguageSkills skills={languages} />
    </SectionCard>
  )
}
