import { applicationStatuses } from '@tandem/contract/applications'
import {
  interview,
  interviewEvent,
  interviewInterviewer,
  interviewSlot,
} from '#features/interviews/interviews.schema.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { berlinInstant } from '#platform/clock/berlin-time.ts'
import { demoId } from '../base/demo-id.ts'
import { rowsOf, type TableRows } from '../base/insert-rows.ts'
import { demoCompanyName, lenasCompanyName } from '../companies/company-entries.ts'
import type { DemoApplication } from './application.ts'

const statuses = ['proposed', 'agreed', 'countered'] as const
const hourMs = 60 * 60 * 1000

/** Interviews of the companies that people play, one in each state; Lena's waits for her to choose. */
export function interviewRows(applications: DemoApplication[], now: Date): TableRows[] {
  const played = [lenasCompanyName, demoCompanyName]
  const all = applications
    .filter(({ row, company }) => row.stage === 'interview' && company && played.includes(company.entry.name))
    .filter(({ row }) => row.status === applicationStatuses.sent)
    .map((application, number) => buildInterview(application, number, now))
  return [
    rowsOf(
      interview,
      all.map(({ row }) => row),
    ),
    rowsOf(
      interviewSlot,
      all.flatMap(({ slots }) => slots),
    ),
    rowsOf(
      interviewInterviewer,
      all.flatMap(({ interviewers }) => interviewers),
    ),
    rowsOf(
      interviewEvent,
      all.flatMap(({ events }) => events),
    ),
  ]
}

function buildInterview(
  { row: application, company, applicant }: DemoApplication,
  number: number,
  now: Date,
) {
  const id = demoId('interview', number)
  const status = statuses[number % statuses.length] ?? 'proposed'
  const holders = company?.persons.filter(({ account }) =>
    account?.permissions?.includes('company-profile-edit'),
  )
  const [holder] = holders ?? []
  const accountId = holder?.account?.id ?? null
  const times = [4, 5, 7].map((days, index) => workdayAt(now, days + number, 9 + 2 * index))
  const isAgreed = status === 'agreed'
  const startsAt = isAgreed ? (times[0] ?? null) : null
  const proposedAt = new Date(now.getTime() - 20 * hourMs)
  const answeredAt = new Date(now.getTime() - 3 * hourMs)
  const proposed = { event: 'proposed', party: 'company', accountId, startsAt: null, sequence: null } as const
  const answered = {
    event: isAgreed ? 'agreed' : 'countered',
    party: 'applicant',
    accountId: applicant.account.id,
    startsAt,
    sequence: isAgreed ? 0 : null,
  } as const
  const events = [
    { ...proposed, createdAt: proposedAt },
    ...(status === 'proposed' ? [] : [{ ...answered, createdAt: answeredAt }]),
  ]
  return {
    row: {
      id,
      applicationId: application.id,
      status,
      minutes: 40,
      kind: 'video' as const,
      where: 'https://meet.example.org/kennenlernen',
      note: noteOf[status],
      startsAt,
      proposedBy: accountId,
      revision: events.length - 1,
      sequence: isAgreed ? 0 : null,
      createdAt: proposedAt,
      updatedAt: events.at(-1)?.createdAt ?? proposedAt,
    },
    slots: isAgreed
      ? []
      : times.map((time, index) => ({
          id: demoId(`slot-${number}`, index),
          interviewId: id,
          startsAt: time,
        })),
    interviewers: holder ? [{ interviewId: id, personId: holder.row.id }] : [],
    events: events.map((event, index) => ({
      id: demoId(`interview-event-${number}`, index),
      interviewId: id,
      ...event,
    })),
  }
}

const noteOf = {
  proposed:
    'Wir freuen uns auf das Gespräch. Es ist ein lockeres Kennenlernen, Sie müssen nichts vorbereiten.',
  agreed: 'Wir freuen uns auf das Gespräch.',
  countered: 'Vormittags habe ich leider Schule. Passt eine dieser Zeiten?',
} as const

/** So many days ahead; at a weekend, the Monday after it. */
function workdayAt(now: Date, days: number, hour: number): Date {
  const day = addDays(berlinDay(now), days)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return berlinInstant(addDays(day, toMonday), hour)
}
