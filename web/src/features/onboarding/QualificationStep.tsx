import { listSearchQualifications } from '@tandem/contract/reference'
import { violationMessage } from '@tandem/contract/violations'
import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { Draft } from '#features/applications/public.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useQualifications, useSetState } from '#lib/reference.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RadioCards } from '#ui/fields/choice/RadioCards.tsx'
import { GradeField } from '#ui/fields/grade/GradeField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { OffersPanel } from './frame/OffersPanel.tsx'
import { OnboardingFrame } from './frame/OnboardingFrame.tsx'
import { useMatchingOffers } from './offers/useMatchingOffers.ts'
import { useOnboardingText } from './queries.ts'
import type { StepProps } from './step-props.ts'

export function QualificationStep(props: StepProps) {
  const t = useTexts('onboarding')
  const { title, lead } = useOnboardingText('qualification')
  const isStudy = useOfferType() === 'studies'
  const locale = useLocale()
  const offers = useMatchingOffers()
  const { control, watch, trigger } = useFormContext<Draft>()
  const [qualification, grade] = watch(['qualification', 'grade'])
  return (
    <OnboardingFrame
      {...props}
      step="qualification"
      title={title}
      lead={isStudy ? lead : t('qualification.leadOfJobs')}
      offers={offers}
      isAnswered={qualification !== null || grade !== null}
      check={() => trigger('grade', { shouldFocus: true })}
      side={<OffersPanel offers={offers} />}
    >
      <QualificationField />
      <Controller
        control={control}
        name="grade"
        render={({ field, fieldState }) => (
          <GradeField
            {...field}
            label={t('qualification.grade')}
            hint={t('qualification.gradeHint')}
            error={fieldState.error && violationMessage(locale, 'grade_step')}
          />
        )}
      />
    </OnboardingFrame>
  )
}

/** So many at first: the list begins with the frequent ones. */
const shownAtFirst = 6

function QualificationField() {
  const t = useTexts('onboarding')
  const { control, watch } = useFormContext<Draft>()
  const qualification = watch('qualification')
  const qualifications = useQualifications([qualification])
  const chosen = qualifications.findIndex(({ id }) => id === qualification)
  const [isWhole, setWhole] = useState(false)
  const showsAll = isWhole || chosen >= shownAtFirst
  const shown = showsAll ? qualifications : qualifications.slice(0, shownAtFirst)
  return (
    <Stack gap={2}>
      <Controller
        control={control}
        name="qualification"
        render={({ field, fieldState }) => (
          <RadioCards
            {...field}
            value={field.value ?? ''}
            legend={t('qualification.legend')}
            error={fieldState.error?.message}
            options={shown.map(({ id, name, note }) => ({ value: id, title: name, text: note ?? undefined }))}
          />
        )}
      />
      <ListFailure onRetry={useSetState(listSearchQualifications).onRetry} />
      {!showsAll && qualifications.length > shownAtFirst && (
        <div>
          <Button variant="text" onClick={() => setWhole(true)}>
            {t('qualification.more', { count: qualifications.length - shownAtFirst })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
