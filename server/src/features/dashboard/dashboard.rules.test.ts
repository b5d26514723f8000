import { expect, test } from 'vitest'
import { nextStep } from './dashboard.rules.ts'

const applicant = { type: 'applicant', onboarded: true, filledPercentage: 100, drafts: 0, sent: 1 } as const
const newcomer = { ...applicant, onboarded: false } as const

test.each([
  [{ ...newcomer, filledPercentage: null }, 'continue_onboarding'],
  [{ ...newcomer, filledPercentage: 69, drafts: 1 }, 'continue_onboarding'],
  [{ ...newcomer, filledPercentage: 70 }, 'none'],
  [{ ...applicant, filledPercentage: null, drafts: 1 }, 'create_profile'],
  [{ ...applicant, filledPercentage: 0 }, 'fill_profile'],
  [{ ...applicant, filledPercentage: 69, drafts: 1, sent: 0 }, 'fill_profile'],
  [{ ...applicant, filledPercentage: 70, drafts: 1, sent: 0 }, 'send_application'],
  [{ ...applicant, drafts: 1 }, 'send_application'],
  [{ ...applicant, sent: 0 }, 'search_offers'],
  [applicant, 'none'],
  [{ type: 'company', due: 1, unopened: 1, drafts: 1 } as const, 'answer_applications'],
  [{ type: 'company', due: 0, unopened: 1, drafts: 1 } as const, 'review_applications'],
  [{ type: 'company', due: 0, unopened: 0, drafts: 1 } as const, 'publish_offer'],
  [{ type: 'company', due: 0, unopened: 0, drafts: 0 } as const, 'none'],
  [{ type: 'admin' } as const, 'none'],
])('the next step of %o is %s', (situation, step) => {
  expect(nextStep(situation)).toBe(step)
})
