import type { timelineEvents } from '@tandem/contract/applications'

/** What an applicant gets a mail about: every step of the company's but that it has looked. */
export const mailedChanges = [
  'in_review',
  'documents_missing',
  'interview',
  'offer_made',
  'finished',
] as const
export type MailedChange = (typeof mailedChanges)[number]

/** A change that is gone again after so short a time was a slip of the hand. */
export const undoPeriodMs = 2 * 60 * 1000

/** An application that came so shortly after another is told of in the same mail. */
export const batchMs = 10 * 60 * 1000

type Entry = { id: string; event: (typeof timelineEvents)[number]; at: Date }

/**
 * What the applicant is to be told once the entry `id` has stood for a while: nothing when the application went on
 * since, which has a mail of its own, or when it is back to where it was when the applicant last heard of it.
 */
export function changeToMail(timeline: readonly Entry[], id: string): MailedChange | null {
  const entry = timeline.at(-1)
  if (entry?.id !== id) return null
  const change = mailedChanges.find((each) => each === entry.event)
  return change && lastMailedChange(timeline) !== change ? change : null
}

/** The last entry before the newest one that stood long enough. */
function lastMailedChange(timeline: readonly Entry[]): Entry['event'] | undefined {
  return timeline.findLast(({ at }, index) => {
    const next = timeline[index + 1]
    return next !== undefined && next.at.getTime() - at.getTime() >= undoPeriodMs
  })?.event
}
