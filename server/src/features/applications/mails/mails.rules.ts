import { type Outcome, outcomes, type timelineEvents } from '@tandem/contract/applications'
import { paths, type ScreenPath } from '@tandem/contract/paths'

/**
 * What an applicant gets a mail about: every step of the company's but that it has looked, and every outcome but that
 * they took the place themselves.
 */
export const mailedChanges = [
  'in_review',
  'documents_missing',
  'interview',
  'offer_made',
  ...outcomes.filter((outcome) => outcome !== 'place_taken'),
] as const
export type MailedChange = (typeof mailedChanges)[number]

/** A change that is gone again after so short a time is not worth a mail. */
export const settleMs = 2 * 60 * 1000

/** Applications that come within this time share one mail. */
export const batchMs = 10 * 60 * 1000

type Event = (typeof timelineEvents)[number]
type Entry = { id: string; event: Event; outcome: Outcome | null; at: Date }

/** An end is told by its outcome: one may follow another. */
const changeOf = ({ event, outcome }: Entry): Event | Outcome => outcome ?? event

/** Where an applicant reads of a change, or does what it asks for: the one link of its mail and its push message. */
export const changePath = (applicationId: string, change: Event | Outcome | undefined): ScreenPath =>
  paths.ownApplication({
    applicationId,
    hash: change === 'documents_missing' ? 'unterlagen' : undefined,
  })

/** What the application came to last, of those entries that stand. */
export function lastChange(timeline: readonly Entry[]): Event | Outcome | undefined {
  const last = timeline.at(-1)
  return last && changeOf(last)
}

/**
 * What the applicant is to be told once the entry `id` has stood for a while: nothing when the application went on
 * since, which has a mail of its own, or when it is back to where it was when the applicant last heard of it.
 */
export function changeToMail(timeline: readonly Entry[], id: string): MailedChange | null {
  const entry = timeline.at(-1)
  if (entry?.id !== id) return null
  const change = mailedChanges.find((each) => each === changeOf(entry))
  return change && lastMailedChange(timeline) !== change ? change : null
}

/** What the last entry before the newest one that stood long enough says: how the applicant knows it. */
export function lastMailedChange(timeline: readonly Entry[]): Event | Outcome | undefined {
  const last = timeline.findLast(({ at }, index) => {
    const next = timeline[index + 1]
    return next !== undefined && next.at.getTime() - at.getTime() >= settleMs
  })
  return last && changeOf(last)
}
