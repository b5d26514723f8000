import { applicationStatuses, type Stage, type timelineEvents } from '../applications.ts'

/** At these stages the company has not answered yet: what it does itself with an application is no answer. */
export const unansweredStages = ['received', 'viewed', 'in_review'] as const satisfies readonly Stage[]
const unanswered: readonly (Stage | null)[] = unansweredStages

/** Of these entries of the timeline the first is the first answer: it tells the applicant that somebody is at it. */
export const firstAnswerEvents = [
  'in_review',
  'documents_missing',
  'interview',
  'offer_made',
  'finished',
] as const satisfies readonly (typeof timelineEvents)[number][]

type Received = { status: number; stage: Stage | null; sentAt: string | null }

const dayMs = 24 * 60 * 60 * 1000
const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
/** The month it is in Berlin, `2026-11`. */
export const monthOf = (instant: string): string => berlinDay.format(new Date(instant)).slice(0, 7)
const dayOf = (instant: Date) => Date.parse(berlinDay.format(instant))

/**
 * In how many days the answer is due that a company promises within `days`: 0 today, negative where it is overdue.
 * Null where none is awaited. Days are those of the calendar in Berlin, so a change of the clock moves none.
 */
export function daysUntilAnswer({ status, stage, sentAt }: Received, days: number, now: Date): number | null {
  if (status !== applicationStatuses.sent || !unanswered.includes(stage) || sentAt === null) return null
  return dayOf(new Date(sentAt)) / dayMs + days - dayOf(now) / dayMs
}

/** An instant of the day by which the answer to what was sent then is promised. */
export const answerDueAt = (sentAt: string, days: number): Date =>
  new Date(dayOf(new Date(sentAt)) + (days + 0.5) * dayMs)
