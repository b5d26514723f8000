import { listStudyYears } from '@tandem/contract/reference'
import { useController } from 'react-hook-form'
import type { Draft } from '#features/applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSetState, useStudyYears } from '#lib/reference.ts'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { ChoiceRow, ChoiceRows } from './frame/ChoiceRows.tsx'
import { OffersPanel } from './frame/OffersPanel.tsx'
import { OnboardingFrame } from './frame/OnboardingFrame.tsx'
import { useMatchingOffers } from './offers/useMatchingOffers.ts'
import { useOnboardingText } from './queries.ts'
import type { StepProps } from './step-props.ts'

export function StartStep(props: StepProps) {
  const t = useTexts('onboarding')
  const { title, lead } = useOnboardingText('start')
  const isStudy = useOfferType() === 'studies'
  const offers = useMatchingOffers()
  const { field } = useController<Draft, 'desiredYears'>({ name: 'desiredYears' })
  const chosen = field.value
  const offered = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  const years = [...new Set([...chosen, ...offered])].sort()
  const toggle = (year: number) =>
    field.onChange(chosen.includes(year) ? chosen.filter((each) => each !== year) : [...chosen, year].sort())
  return (
    <OnboardingFrame
      {...props}
      step="start"
      title={title}
      lead={isStudy ? lead : t('start.ofJobs.lead')}
      offers={offers}
      isAnswered={chosen.length > 0}
      side={<OffersPanel offers={offers} />}
    >
      <ChoiceRows legend={t(isStudy ? 'start.legend' : 'start.ofJobs.legend')}>
        {years.map((year) => (
          <ChoiceRow
            key={year}
            label={t(isStudy ? 'start.year' : 'start.ofJobs.year', { year })}
            note={t('offers', { count: offers.years.get(String(year)) ?? 0 })}
            checked={chosen.includes(year)}
            onChange={() => toggle(year)}
          />
        ))}
      </ChoiceRows>
      <ListFailure onRetry={useSetState(listStudyYears).onRetry} />
    </OnboardingFrame>
  )
}
