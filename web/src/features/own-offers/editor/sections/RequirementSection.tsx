import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { listExpertises, listSearchQualifications } from '@tandem/contract/reference'
import { violationMessage } from '@tandem/contract/violations'
import { Controller, useFormContext } from 'react-hook-form'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useExpertises, useQualifications, useSetState } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { MultiSelectField } from '#ui/fields/combobox/MultiSelectField.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { CheckedKeys } from './CheckedKeys.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { MathsFields } from './MathsFields.tsx'

const max = 30

export function RequirementSection() {
  const t = useTexts('ownOffers')
  const common = useTexts('common')
  const locale = useLocale()
  const type = useOfferType()
  const { control, watch } = useFormContext<OfferContent>()
  const qualifications = useQualifications(watch('qualifications')).map(({ id, name, admission }) => ({
    id,
    name,
    hint: type === 'studies' ? t(`admission.${admission}`) : undefined,
  }))
  const expertises = useExpertises(watch('expertises')).map(({ id, name, categoryName }) => ({
    value: id,
    label: name,
    group: categoryName,
  }))
  const { loading, onRetry } = useSetState(listExpertises)
  return (
    <SectionCard
      id="anforderungen"
      title={t('sections.anforderungen.title')}
      description={t('sections.anforderungen.text')}
    >
      <CheckedKeys
        name="qualifications"
        legend={t('requirements.qualifications')}
        hint={t('requirements.qualificationsHint')}
        options={qualifications}
        onRetry={useSetState(listSearchQualifications).onRetry}
      />
      <Controller
        control={control}
        name="minimumGrade"
        render={({ field, fieldState }) => (
          <GradeField
            label={t('requirements.grade')}
            hint={t('requirements.gradeHint')}
            error={fieldState.error && violationMessage(locale, 'grade_step')}
            {...field}
          />
        )}
      />
      <LanguageFields />
      <Controller
        control={control}
        name="expertises"
        render={({ field, fieldState }) => (
          <MultiSelectField
            label={t('requirements.expertises')}
            placeholder={t('requirements.chooseExpertise')}
            nothingFound={t('requirements.noExpertise')}
            loading={loading ? common('loading') : undefined}
            onRetry={onRetry}
            maxValues={max}
            options={expertises}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <MathsFields />
    </SectionCard>
  )
}
