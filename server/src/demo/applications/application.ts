import type { DeclineReason, Outcome, timelineEvents } from '@tandem/contract/applications'
import type { application } from '#features/applications/applications.schema.ts'
import type { DemoApplicant } from '../applicants/applicant.ts'
import { atDaytime, daysBefore } from '../base/days.ts'
import type { Random } from '../base/random.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { Step } from './path.ts'

type Row = typeof application.$inferInsert

export type DemoEvent = {
  event: (typeof timelineEvents)[number]
  outcome?: Outcome | null
  accountId: string | null
  at: Date
}

export type DemoApplication = {
  applicant: DemoApplicant
  company: DemoCompany | null
  offer: DemoOffer | null
  row: Row & { id: string; type: number; status: number; createdAt: Date }
  events: DemoEvent[]
}

type Course = {
  sentAt: Date
  steps: Step[]
  now: Date
  applicantAccountId: string
  companyAccountId: string | null
  declineReason: DeclineReason
}

type CourseRow = Pick<
  Row,
  'status' | 'stage' | 'outcome' | 'declineReason' | 'sentAt' | 'closedAt' | 'updatedAt'
>

/** Walks the steps from the day of sending on: what is written into the row, and the timeline beside it. */
export function runCourse(random: Random, course: Course): { row: CourseRow; events: DemoEvent[] } {
  const events: DemoEvent[] = [{ event: 'sent', accountId: course.applicantAccountId, at: course.sentAt }]
  for (const { event, by, days, outcome } of course.steps) {
    const before = events.at(-1)?.at ?? course.sentAt
    const at = officeHour(random, before, days, course.now)
    events.push({
      event,
      outcome,
      at,
      accountId: by === 'applicant' ? course.applicantAccountId : course.companyAccountId,
    })
  }
  const last = course.steps.at(-1)
  const isClosed = last?.event === 'finished' || last?.event === 'cancelled'
  const updatedAt = events.at(-1)?.at ?? course.sentAt
  return {
    events,
    row: {
      status: last?.event === 'finished' ? 9 : last?.event === 'cancelled' ? 8 : 2,
      stage:
        course.steps
          .map(({ event }) => event)
          .findLast((event) => event !== 'finished' && event !== 'cancelled') ?? 'received',
      outcome: last?.outcome ?? null,
      declineReason: last?.outcome === 'declined_by_company' ? course.declineReason : null,
      sentAt: course.sentAt,
      closedAt: isClosed ? updatedAt : null,
      updatedAt,
    },
  }
}

/** Some days later, on a weekday between eight and four; never before the last step, never in the future. */
function officeHour(random: Random, before: Date, days: number, now: Date): Date {
  const wanted = atDaytime(daysBefore(before, -days), random.int(7, 15), random.int(0, 59), true)
  const latest = new Date(now.getTime() - 60_000)
  const soonest = new Date(before.getTime() + random.int(600, 7200) * 1000)
  if (wanted > before && wanted < latest) return wanted
  return soonest < latest ? soonest : new Date((before.getTime() + now.getTime()) / 2)
}
