import { listStudyInterests } from '@tandem/contract/reference'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSetState, useStudyInterests, useSubjectAreas } from '#lib/reference.ts'
import { MultiSelectField } from '#ui/fields/combobox/MultiSelectField.tsx'

type StudyInterestsFieldProps = {
  value: string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** What a company is admitted to. */
export function StudyInterestsField({ value, onChange, error }: StudyInterestsFieldProps) {
  const t = useTexts('backend')
  const common = useTexts('common')
  const { loading, onRetry } = useSetState(listStudyInterests)
  const interests = useStudyInterests(value)
  const areas = new Map(useSubjectAreas().map(({ id, name }) => [id, name]))
  return (
    <MultiSelectField
      label={t('decision.studyInterests')}
      placeholder={t('decision.placeholder')}
      hint={t('decision.interestsHint')}
      nothingFound={t('decision.nothingFound')}
      loading={loading ? common('loading') : undefined}
      onRetry={onRetry}
      required
      value={value}
      onChange={onChange}
      error={error}
      options={interests.map(({ id, name, degree, subjectArea }) => ({
        value: id,
        label: `${name} (${degree})`,
        group: areas.get(subjectArea),
      }))}
    />
  )
}
