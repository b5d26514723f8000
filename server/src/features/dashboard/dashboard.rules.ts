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
      /** Accepted, or with a contract: nothing leads to further offers. Once its start is over, a new application counts. */
      place: 'coming' | 'begun' | null
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
      /** Of the company's profile; null until it has published an offer, and where the account may not edit it. */
      filledPercentage: number | null
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
    if (situation.drafts > 0) return 'publish_offer'
    return (situation.filledPercentage ?? enoughFilled) < enoughFilled ? 'fill_company_profile' : 'none'
  }
  // Somebody waits for these.
  if (situation.isOfferedPlace) return 'answer_offered_place'
  if (situation.isToChoose) return 'choose_interview_time'
  if (situation.place === 'begun' && situation.drafts > 0) return 'send_application'
  if (situation.place) return 'none'
  if (!situation.onboarded && (situation.filledPercentage ?? 0) < enoughFilled) return 'continue_onboarding'
  if (situation.filledPercentage === null) return 'create_profile'
  if (situation.filledPercentage < enoughFilled) return 'fill_profile'
  if (situation.drafts > 0) return 'send_application'
  return situation.hasSent ? 'none' : 'search_offers'
}
