import type { interviewKinds } from '@tandem/contract/interviews'

/** `…Own`: the reader's own side did it, and is told since it changes their calendar. */
export type InterviewChange =
  | 'proposed'
  | 'countered'
  | 'agreed'
  | 'moved'
  | 'movedOwn'
  | 'cancelled'
  | 'cancelledOwn'
  | 'cancelledSystem'
  | 'reminder'
  /** The company is suspended: what is agreed can only be cancelled. */
  | 'reminderOnHold'
  | 'unanswered'
  | 'ended'

export type InterviewFacts = {
  change: InterviewChange
  /** Who the reader meets. */
  counterpart: string
  /** Null for an initiative application. */
  offer: string | null
  /** The time that it is about, in words; empty where there is none. */
  time: string
  /** What can be chosen now, in words. */
  slots: readonly string[]
  minutes: number
  kind: (typeof interviewKinds)[number]
  where: string
  interviewers: readonly string[]
  /** What the other side wrote; empty without. */
  note: string
  link: string
  settings: string
}

/** Heading, sentences before and after the times, and what the button says. */
export type Words = Record<
  InterviewChange,
  (facts: InterviewFacts) => { heading: string; text: string; after?: string; action: string }
>

export const aboutOffer = (offer: string | null) => (offer === null ? '' : ` zu „${offer}“`)
export const aboutOfferEn = (offer: string | null) => (offer === null ? '' : ` about “${offer}”`)
