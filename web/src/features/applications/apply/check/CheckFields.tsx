import { listSearchQualifications, listStudyInterests } from '@tandem/contract/reference'
import { violationMessage } from '@tandem/contract/violations'
import { Controller } from 'react-hook-form'
import { YearsField } from '#features/applications/YearsField.tsx'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useQualifications, useSetState, useStudyInterests, useSubjectAreas } from '#lib/reference.ts'
import { MultiSelectField } from '#ui/fields/combobox/MultiSelectField.tsx'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { DraftEditing } from '../draft/useDraftEditing.ts'

export function CheckFields({ form }: Pick<DraftEditing, 'form'>) {
  const t = useTexts('applications')
  const locale = useLocale()
  const qualifications = useQualifications([form.watch('qualification')])
  const { errors } = form.formState
  return (
    <FieldGrid>
      <FieldGridWide>
        <StudyInterests form={form} />
      </FieldGridWide>
      <FieldGridWide>
        <SelectField
          label={t('apply.check.qualification')}
          placeholder={t('apply.check.chooseQualification')}
          required
          onRetry={useSetState(listSearchQualifications).onRetry}
          options={qualifications.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.qualification?.message}
          {...form.register('qualification', { setValueAs: (value) => value || null })}
        />
      </FieldGridWide>
      <Controller
        control={form.control}
        name="grade"
        render={({ field }) => (
          <GradeField
            label={t('apply.check.grade')}
            required
            error={errors.grade && violationMessage(locale, 'grade_step')}
            {...field}
          />
        )}
      />
      <FieldGridWide>
        <Controller
          control={form.control}
          name="desiredYears"
          render={({ field }) => (
            <YearsField
              required
              label={t('apply.check.years')}
              error={errors.desiredYears?.message}
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGridWide>
      <RequiredLegend />
    </FieldGrid>
  )
}

function StudyInterests({ form }: Pick<DraftEditing, 'form'>) {
  const t = useTexts('applications')
  const common = useTexts('common')
  const { loading, onRetry } = useSetState(listStudyInterests)
  const areas = new Map(useSubjectAreas().map(({ id, name }) => [id, name]))
  const options = useStudyInterests(form.watch('studyInterests')).map(({ id, name, subjectArea }) => ({
    value: id,
    label: name,
    group: areas.get(subjectArea),
  }))
  return (
    <Controller
      control={form.control}
      name="studyInterests"
      render={({ field, fieldState }) => (
        <MultiSelectField
          label={t('apply.check.studyInterests')}
          placeholder={t('apply.check.chooseStudyInterests')}
          nothingFound={t('apply.check.noStudyInterest')}
          loading={loading ? common('loading') : undefined}
          onRetry={onRetry}
          required
          maxValues={10}
          options={options}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  )
}
