import { expect, test } from 'vitest'
import { nextStep } from './dashboard.rules.ts'

const waits = { isOfferedPlace: false, isToChoose: false, hasPlace: false }
const applicant = {
  ...{ onboarded: true, filledPercentage: 100, drafts: 0, hasSent: true, ...waits },
  type: 'applicant',
} as const
const company = { type: 'company', due: 0, unopened: 0, drafts: 0, isToChoose: false } as const
const newcomer = { ...applicant, onboarded: false } as const

test.each([
  [{ ...newcomer, filledPercentage: null }, 'continue_onboarding'],
  [{ ...newcomer, filledPercentage: 69, drafts: 1 }, 'continue_onboarding'],
  [{ ...newcomer, filledPercentage: 70 }, 'none'],
  [{ ...applicant, filledPercentage: null, drafts: 1 }, 'create_profile'],
  [{ ...applicant, filledPercentage: 0 }, 'fill_profile'],
  [{ ...applicant, filledPercentage: 69, drafts: 1, hasSent: false }, 'fill_profile'],
  [{ ...applicant, filledPercentage: 70, drafts: 1, hasSent: false }, 'send_application'],
  [{ ...applicant, drafts: 1 }, 'send_application'],
  [{ ...applicant, hasSent: false }, 'search_offers'],
  [applicant, 'none'],
  [{ ...newcomer, filledPercentage: null, isToChoose: true }, 'choose_interview_time'],
  [{ ...applicant, drafts: 1, isToChoose: true, isOfferedPlace: true }, 'answer_offered_place'],
  [{ ...newcomer, filledPercentage: null, hasPlace: true }, 'none'],
  [{ ...applicant, drafts: 1, hasPlace: true }, 'none'],
  [{ ...applicant, isOfferedPlace: true, hasPlace: true }, 'answer_offered_place'],
  [{ ...company, due: 1, unopened: 1, drafts: 1, isToChoose: true }, 'answer_applications'],
  [{ ...company, unopened: 1, drafts: 1 }, 'review_applications'],
  [{ ...company, unopened: 1, isToChoose: true }, 'choose_interview_time'],
  [{ ...company, drafts: 1 }, 'publish_offer'],
  [company, 'none'],
  [{ type: 'admin' } as const, 'none'],
])('the next step of %o is %s', (situation, step) => {
  expect(nextStep(situation)).toBe(step)
})
