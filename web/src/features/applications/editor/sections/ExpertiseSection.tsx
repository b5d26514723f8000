import { IconBulb } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { EntryList } from '../entries/EntryList.tsx'
import { ExpertiseForm } from '../entries/ExpertiseForm.tsx'
import type { Draft } from '../saving/content.ts'

const maxEntries = 30

export function ExpertiseSection({ applicationId }: { applicationId: string }) {
  const t = useTexts('applications')
  const { field } = useController<Draft, 'expertises'>({ name: 'expertises' })
  const formats = useFormats()
  const gradeOf = (grade: number | null) =>
    grade === null ? '' : t('editor.kenntnisse.gradeOf', { grade: formats.grade(grade) })
  return (
    <SectionCard
      id="kenntnisse"
      title={t('editor.kenntnisse.title')}
      description={t('editor.kenntnisse.text')}
    >
      <EntryList
        storedAs={`profile ${applicationId} expertises`}
        entries={field.value}
        onChange={field.onChange}
        max={maxEntries}
        icon={IconBulb}
        addLabel={t('editor.kenntnisse.add')}
        nameOf={({ name }) => name}
        detailsOf={({ grade, description }) => [gradeOf(grade), description].filter(Boolean).join(' · ')}
        form={(props) => <ExpertiseForm {...props} />}
      />
    </SectionCard>
  )
}
