import { listStudyInterests } from '@tandem/contract/reference'
import { Controller, useFormContext } from 'react-hook-form'
import { YearsField } from '#features/applications/YearsField.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSetState, useStudyInterests, useSubjectAreas } from '#lib/reference.ts'
import { useSettings } from '#lib/settings.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { MultiSelectField } from '#ui/fields/combobox/MultiSelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Draft } from '../saving/content.ts'
import { PlacesField } from './PlacesField.tsx'

const maxStudyInterests = 10

export function StudyPreferencesSection() {
  const t = useTexts('applications')
  const common = useTexts('common')
  const { register, control, formState, watch } = useFormContext<Draft>()
  const { allowMultipleApplications } = useSettings().applicant
  const isStudy = useOfferType() === 'studies'
  const interests = useStudyInterests(watch('studyInterests'))
  const { loading, onRetry } = useSetState(listStudyInterests)
  const areas = new Map(useSubjectAreas().map(({ id, name }) => [id, name]))
  return (
    <SectionCard
      id="studienwunsch"
      title={t(isStudy ? 'editor.studienwunsch.title' : 'editor.studienwunsch.ofJobs.title')}
      description={t(isStudy ? 'editor.studienwunsch.text' : 'editor.studienwunsch.ofJobs.text')}
    >
      {isStudy && (
        <Controller
          control={control}
          name="studyInterests"
          render={({ field, fieldState }) => (
            <MultiSelectField
              {...field}
              label={t('editor.studienwunsch.studyInterests')}
              placeholder={t('editor.studienwunsch.studyInterestsPlaceholder')}
              hint={t('editor.studienwunsch.studyInterestsHint', { max: maxStudyInterests })}
              nothingFound={t('editor.studienwunsch.noStudyInterest')}
              loading={loading ? common('loading') : undefined}
              onRetry={onRetry}
              maxValues={maxStudyInterests}
              options={interests.map(({ id, name, degree, subjectArea }) => ({
                value: id,
                label: `${name} (${degree})`,
                group: areas.get(subjectArea),
              }))}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <PlacesField />
      <Controller
        control={control}
        name="desiredYears"
        render={({ field }) => (
          <YearsField
            label={t(isStudy ? 'editor.studienwunsch.years' : 'editor.studienwunsch.ofJobs.years')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {allowMultipleApplications && (
        <TextField
          label={t('editor.studienwunsch.name')}
          hint={t('editor.studienwunsch.nameHint')}
          autoComplete="off"
          error={formState.errors.title?.message}
          {...register('title')}
        />
      )}
    </SectionCard>
  )
}
