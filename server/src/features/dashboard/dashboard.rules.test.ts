import { expect, test } from 'vitest'
import { nextStep, type Situation } from './dashboard.rules.ts'

const waits = { isOfferedPlace: false, isToChoose: false, place: null }
const applicant = {
  ...{ onboarded: true, filledPercentage: 100, drafts: 0, hasSent: true, ...waits },
  type: 'applicant',
} as const
const none = { due: 0, unopened: 0, drafts: 0, isToChoose: false, filledPercentage: null }
const company = { ...none, type: 'company' } as const
const newcomer = { ...applicant, onboarded: false } as const

test.each<[Situation, string]>([
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
  [{ ...newcomer, filledPercentage: null, place: 'coming' }, 'none'],
  [{ ...applicant, drafts: 1, place: 'coming' }, 'none'],
  [{ ...applicant, isOfferedPlace: true, place: 'coming' }, 'answer_offered_place'],
  // Who studies already, and applies once more.
  [{ ...newcomer, filledPercentage: null, place: 'begun' }, 'none'],
  [{ ...applicant, drafts: 1, place: 'begun' }, 'send_application'],
  [{ ...company, due: 1, unopened: 1, drafts: 1, isToChoose: true }, 'answer_applications'],
  [{ ...company, unopened: 1, drafts: 1 }, 'review_applications'],
  [{ ...company, unopened: 1, isToChoose: true }, 'choose_interview_time'],
  [{ ...company, drafts: 1 }, 'publish_offer'],
  [{ ...company, drafts: 1, filledPercentage: 0 }, 'publish_offer'],
  [{ ...company, filledPercentage: 69 }, 'fill_company_profile'],
  [{ ...company, filledPercentage: 70 }, 'none'],
  [company, 'none'],
  [{ type: 'admin' } as const, 'none'],
])('the next step of %o is %s', (situation, step) => {
  expect(nextStep(situation)).toBe(step)
})
