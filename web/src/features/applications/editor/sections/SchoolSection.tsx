import { IconSchool } from '@tabler/icons-react'
import { paths } from '@tandem/contract/paths'
import { listSearchQualifications } from '@tandem/contract/reference'
import { violationMessage } from '@tandem/contract/violations'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { insertByDate } from '#features/applications/record/content/by-date.ts'
import { usePeriods } from '#features/applications/record/content/usePeriods.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useQualifications, useSetState } from '#lib/reference.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { EducationForm } from '../entries/EducationForm.tsx'
import { EntryList } from '../entries/EntryList.tsx'
import type { Draft } from '../saving/content.ts'

const maxEntries = 20

export function SchoolSection({ applicationId }: { applicationId: string }) {
  const t = useTexts('applications')
  const to = useTo()
  const { control } = useFormContext<Draft>()
  const qualification = useWatch<Draft, 'qualification'>({ name: 'qualification' })
  const locale = useLocale()
  const periodOf = usePeriods()
  return (
    <SectionCard id="schule" title={t('editor.schule.title')} description={t('editor.schule.text')}>
      <FieldGrid>
        <FieldGridWide>
          <QualificationField />
          <TextLink to={to(paths.eligibility({ search: qualification ? { abschluss: qualification } : '' }))}>
            {t('editor.schule.eligibility')}
          </TextLink>
        </FieldGridWide>
        <Controller
          control={control}
          name="grade"
          render={({ field, fieldState }) => (
            <GradeField
              {...field}
              label={t('editor.schule.grade')}
              hint={t('editor.schule.gradeHint')}
              error={fieldState.error && violationMessage(locale, 'grade_step')}
            />
          )}
        />
      </FieldGrid>
      <Controller
        control={control}
        name="education"
        render={({ field }) => (
          <EntryList
            storedAs={`profile ${applicationId} education`}
            entries={field.value}
            onChange={field.onChange}
            insert={insertByDate}
            max={maxEntries}
            icon={IconSchool}
            addLabel={t('editor.schule.add')}
            nameOf={({ academyName }) => academyName}
            detailsOf={(entry) => [entry.academicTitle, periodOf(entry)].filter(Boolean).join(' · ')}
            form={(props) => <EducationForm {...props} />}
          />
        )}
      />
    </SectionCard>
  )
}

function QualificationField() {
  const t = useTexts('applications')
  const { control, watch } = useFormContext<Draft>()
  const { onRetry } = useSetState(listSearchQualifications)
  const qualifications = useQualifications([watch('qualification')])
  return (
    <Controller
      control={control}
      name="qualification"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.target.value || null)}
          label={t('editor.schule.qualification')}
          placeholder={t('editor.schule.qualificationPlaceholder')}
          hint={qualifications.find(({ id }) => id === field.value)?.note}
          onRetry={onRetry}
          options={qualifications.map(({ id, name }) => ({ value: id, label: name }))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
