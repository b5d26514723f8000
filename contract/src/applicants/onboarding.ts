import * as z from 'zod/mini'
import { endpoint, envelope, only } from '../endpoint.ts'

/** The questions in their order; the last one shows what they found. */
export const onboardingSteps = ['qualification', 'interests', 'places', 'start', 'matches'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

const Onboarding = z.object({
  /** Where one was last, on whatever device; null before it was opened. */
  step: z.nullable(z.enum(onboardingSteps)),
  finished: z.boolean(),
})
export type Onboarding = z.output<typeof Onboarding>

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  summary: 'How far you have come with the first questions; your answers are in your profile',
  access: only('applicant'),
  output: envelope('onboarding', Onboarding),
})

export const saveOnboarding = endpoint({
  method: 'PUT',
  path: '/onboarding',
  summary: 'Note where you are in the first questions, or that you are through; once through stays so',
  access: only('applicant'),
  body: z.strictObject({
    step: z.enum(onboardingSteps),
    finished: z._default(z.boolean(), false),
  }),
  output: envelope('onboarding', Onboarding),
})
