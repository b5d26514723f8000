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

/** What the university may say in its own words: the question of a step, and who may find the profile. */
export const onboardingTexts = ['qualification', 'interests', 'places', 'start', 'visibility'] as const
export type OnboardingText = (typeof onboardingTexts)[number]

const Text = z.object({ title: z.string(), lead: z.string() })
export const OnboardingTexts = z.object({
  qualification: Text,
  interests: Text,
  places: Text,
  start: Text,
  visibility: Text,
})
export type OnboardingTexts = z.output<typeof OnboardingTexts>

export const getOnboardingTexts = endpoint({
  method: 'GET',
  path: '/onboarding/texts',
  summary: 'The first questions with their explanations',
  access: only('applicant'),
  output: envelope('texts', OnboardingTexts),
})

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
