import type { Dashboard } from '@tandem/contract/dashboard'

/** What decides what is most useful to do now. */
export type Situation =
  | {
      type: 'applicant'
      /** Of the best profile; null without one. */
      filledPercentage: number | null
      /** The first questions are answered, or were skipped. */
      onboarded: boolean
      /** Applications for offers that were begun and not sent. */
      drafts: number
      /** Ever sent, whatever became of them. */
      sent: number
    }
  | {
      type: 'company'
      /** Received applications that nobody has opened yet. */
      unopened: number
    }
  | { type: 'admin' }

/** From here on a profile says enough to be found and sent. */
const enoughFilled = 70

export function nextStep(situation: Situation): Dashboard['nextStep'] {
  if (situation.type === 'admin') return 'none'
  if (situation.type === 'company') return situation.unopened > 0 ? 'review_applications' : 'none'
  if (!situation.onboarded && (situation.filledPercentage ?? 0) < enoughFilled) return 'continue_onboarding'
  if (situation.filledPercentage === null) return 'create_profile'
  if (situation.filledPercentage < enoughFilled) return 'fill_profile'
  if (situation.drafts > 0) return 'send_application'
  return situation.sent === 0 ? 'search_offers' : 'none'
}
