import { applicationStatuses, type Stage } from '../applications.ts'

/** At these stages the company has not answered yet: what it does itself with an application is no answer. */
const unanswered: readonly (Stage | null)[] = ['received', 'viewed', 'in_review']

type Received = { status: number; stage: Stage | null; sentAt: string | null }

const dayMs = 24 * 60 * 60 * 1000
const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const dayOf = (instant: Date) => Date.parse(berlinDay.format(instant))

/**
 * In how many days the answer is due that a company promises within `days`: 0 today, negative where it is overdue.
 * Null where none is awaited. Days are those of the calendar in Berlin, so a change of the clock moves none.
 */
export function daysUntilAnswer({ status, stage, sentAt }: Received, days: number, now: Date): number | null {
  if (status !== applicationStatuses.sent || !unanswered.includes(stage) || sentAt === null) return null
  return dayOf(new Date(sentAt)) / dayMs + days - dayOf(now) / dayMs
}
