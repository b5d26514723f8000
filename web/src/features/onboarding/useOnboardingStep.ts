import { type OnboardingStep, onboardingSteps } from '@tandem/contract/applicants/onboarding'
import { useEffect, useRef } from 'react'
import { type To, useSearchParams } from 'react-router'
import { useOfferType } from '#lib/offer-type.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

const parameter = 'schritt'

export const toStep = (step: OnboardingStep): To => ({ search: `?${parameter}=${step}` })

const ofJobs = onboardingSteps.filter((step) => step !== 'interests')

/** Jobs ask for no study interests. */
export const useOnboardingSteps = (): readonly OnboardingStep[] =>
  useOfferType() === 'jobs' ? ofJobs : onboardingSteps

/** The step of the address, so that the browser's own way back works; null where it names none. */
export function useOnboardingStep(): OnboardingStep | null {
  const [params] = useSearchParams()
  return useOnboardingSteps().find((step) => step === params.get(parameter)) ?? null
}

/** Another step is read from its heading on, as a page is. */
export function useFocusOnStep(step: OnboardingStep): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    focusPageHeading()
  }, [step])
}
