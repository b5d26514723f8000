import type { Dashboard } from '@tandem/contract/dashboard'

/** What decides what is most useful to do now. */
export type Situation =
  | {
      type: 'applicant'
      /** Of the best profile; null without one. */
      filledPercentage: number | null
      /** The first questions are answered, or were skipped. */
      onboarded: boolean
      /** Applications for offers that were begun and can be sent. */
      drafts: number
      /** Ever, whatever became of them. */
      hasSent: boolean
      /** A place that waits to be accepted or declined. */
      isOfferedPlace: boolean
      /** Of times that a company proposed. */
      isToChoose: boolean
      /** Accepted a place, or signed a contract: nothing leads to further offers. */
      hasPlace: boolean
    }
  | {
      type: 'company'
      /** Received applications whose answer is due, and those that nobody has opened yet. */
      due: number
      unopened: number
      /** Of times that an applicant proposed. */
      isToChoose: boolean
      /** Offers that were begun and not published. */
      drafts: number
    }
  | { type: 'admin' }

/** From here on a profile says enough to be found and sent. */
const enoughFilled = 70

export function nextStep(situation: Situation): Dashboard['nextStep'] {
  if (situation.type === 'admin') return 'none'
  if (situation.type === 'company') {
    if (situation.due > 0) return 'answer_applications'
    if (situation.isToChoose) return 'choose_interview_time'
    if (situation.unopened > 0) return 'review_applications'
    return situation.drafts > 0 ? 'publish_offer' : 'none'
  }
  // Somebody waits for these.
  if (situation.isOfferedPlace) return 'answer_offered_place'
  if (situation.isToChoose) return 'choose_interview_time'
  if (situation.hasPlace) return 'none'
  if (!situation.onboarded && (situation.filledPercentage ?? 0) < enoughFilled) return 'continue_onboarding'
  if (situation.filledPercentage === null) return 'create_profile'
  if (situation.filledPercentage < enoughFilled) return 'fill_profile'
  if (situation.drafts > 0) return 'send_application'
  return situation.hasSent ? 'none' : 'search_offers'
}
