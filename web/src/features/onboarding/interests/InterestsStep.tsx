import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Draft } from '#features/applications/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useStudyInterests } from '#lib/reference.ts'
import { ChipRemove } from '#ui/fields/choice/Chip.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import { OffersPanel } from '../frame/OffersPanel.tsx'
import { OnboardingFrame } from '../frame/OnboardingFrame.tsx'
import { useMatchingOffers } from '../offers/useMatchingOffers.ts'
import { useOnboardingText } from '../queries.ts'
import type { StepProps } from '../step-props.ts'
import { AreaCourses } from './AreaCourses.tsx'
import { Chips } from './Chips.tsx'
import { CourseField } from './CourseField.tsx'
import { SuggestedCourses } from './SuggestedCourses.tsx'

/** As many as a profile holds. */
const maxCourses = 10

export function InterestsStep(props: StepProps) {
  const t = useTexts('onboarding')
  const { title, lead } = useOnboardingText('interests')
  const ui = useUiTexts()
  const offers = useMatchingOffers()
  const { field } = useController<Draft, 'studyInterests'>({ name: 'studyInterests' })
  const [isFull, setFull] = useState(false)
  const chosen = field.value
  const nameOf = namesOf(useStudyInterests(chosen))

  function remove(id: string) {
    setFull(false)
    field.onChange(chosen.filter((each) => each !== id))
  }
  function add(id: string) {
    if (chosen.includes(id)) return
    setFull(chosen.length >= maxCourses)
    if (chosen.length < maxCourses) field.onChange([...chosen, id])
  }
  const toggle = (id: string) => (chosen.includes(id) ? remove(id) : add(id))
  return (
    <OnboardingFrame
      {...props}
      step="interests"
      title={title}
      lead={lead}
      offers={offers}
      isAnswered={chosen.length > 0}
      side={<OffersPanel offers={offers} gain={useGain(chosen, offers.courses)} />}
    >
      <CourseField
        chosen={chosen}
        offers={offers.courses}
        onAdd={add}
        error={isFull ? t('interests.full', { count: maxCourses }) : undefined}
      />
      {chosen.length > 0 && (
        <Chips title={t('interests.chosen')}>
          {chosen.map((id) => (
            <ChipRemove key={id} label={ui.remove(nameOf(id))} onRemove={() => remove(id)}>
              {nameOf(id)}
            </ChipRemove>
          ))}
        </Chips>
      )}
      <SuggestedCourses chosen={chosen} offers={offers.courses} onAdd={add} />
      <AreaCourses chosen={chosen} offers={offers.courses} onToggle={toggle} />
    </OnboardingFrame>
  )
}

/** What the course that was chosen last brought: each offer is of one course. */
function useGain(chosen: readonly string[], offers: ReadonlyMap<string, number>): string | undefined {
  const t = useTexts('onboarding')
  const nameOf = namesOf(useStudyInterests('all'))
  const [last] = chosen.toReversed()
  const count = last === undefined ? 0 : (offers.get(last) ?? 0)
  if (last === undefined || chosen.length < 2 || count === 0) return undefined
  return t('interests.gain', { count, course: nameOf(last) })
}
