import type { DeclineReason } from '@tandem/contract/applications'
import type { DemoApplicant } from '../applicants/applicant.ts'
import { daysBefore } from '../base/days.ts'
import type { Random } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { DemoOffer } from '../offers/offers.ts'
import { type DemoApplication, type DemoEvent, runCourse } from './application.ts'
import { applicationRow } from './application-row.ts'
import { writeCoverLetter } from './cover-letter.ts'
import { drawSteps, type Goal, type Step } from './path.ts'

export type Sending = {
  id: string
  applicant: DemoApplicant
  company: DemoCompany
  /** Null for an application without an offer. */
  offer: DemoOffer | null
  goal: Goal
  /** Sent so many days ago; without it at a believable time. */
  sentDaysAgo?: number
}

const declineReasons: DeclineReason[] = [
  'others_fit_better',
  'others_fit_better',
  'places_taken',
  'requirement_missing',
  'other',
]

/** One application to a company, begun and sent at a believable time and moved as far as its goal says. */
export function sendApplication(random: Random, scene: Scene, sending: Sending): DemoApplication {
  const { applicant, company, offer, goal } = sending
  const earliest = Math.max(
    applicant.row.createdAt.getTime() + 3_600_000,
    offer?.row.publishedAt?.getTime() ?? 0,
    daysBefore(scene.now, sending.sentDaysAgo ? sending.sentDaysAgo + 2 : 80).getTime(),
  )
  const latest = (offer?.row.closedAt ?? scene.now).getTime()
  const steps = drawSteps(random, goal, Math.floor((latest - earliest) / dayMs) - 2)
  const sentAt = sending.sentDaysAgo
    ? awake(daysBefore(scene.now, sending.sentDaysAgo).getTime(), earliest)
    : drawSentAt(random, { earliest, latest, steps })
  const createdAt = new Date(
    sentAt.getTime() - Math.floor(random.next() * Math.min(2 * dayMs, sentAt.getTime() - earliest)),
  )
  const started: DemoEvent = { event: 'created', accountId: applicant.account.id, at: createdAt }
  const base = applicationRow(applicant.profile, {
    id: sending.id,
    applicantId: applicant.row.id,
    type: offer ? 2 : 1,
    companyId: company.row.id,
    offerId: offer?.row.id ?? null,
    createdAt,
    updatedAt: createdAt,
    ...written(random, sending),
  })
  if (goal === 'draft') return { applicant, company, offer, row: { ...base, status: 1 }, events: [started] }
  const course = runCourse(random, {
    sentAt,
    steps: closing(steps, offer),
    now: new Date(latest),
    applicantAccountId: applicant.account.id,
    companyAccountId: company.persons[0]?.account?.id ?? null,
    declineReason: random.pick(declineReasons),
  })
  return {
    applicant,
    company,
    offer,
    row: { ...base, status: 2, ...course.row },
    events: [started, ...course.events],
  }
}

const dayMs = 86_400_000

/** Late enough after the start, early enough for all steps; what is still open was sent not too long ago. */
function drawSentAt(
  random: Random,
  { earliest, latest, steps }: { earliest: number; latest: number; steps: Step[] },
): Date {
  const last = steps.at(-1)?.event
  const needed = steps.reduce((sum, { days }) => sum + days, 0) * dayMs
  const slack = last === 'finished' || last === 'cancelled' ? 60 : last ? 8 : 6
  const to = Math.max(earliest, latest - needed - (steps.length > 0 ? 1.5 * dayMs : 0))
  const from = Math.max(earliest, to - slack * dayMs)
  return awake(Math.floor(from + random.next() * (to - from)), from)
}

/** Not in the middle of the night, unless there is no other time. */
function awake(time: number, from: number): Date {
  const hour = new Date(time).getUTCHours()
  const evening = time - (hour + 3) * 3_600_000
  return new Date(hour < 5 && evening > from ? evening : time)
}

/** A closed offer takes its open applications with it. */
function closing(steps: Step[], offer: DemoOffer | null): Step[] {
  const last = steps.at(-1)?.event
  if (offer?.row.status !== 'closed' || last === 'finished' || last === 'cancelled') return steps
  return [...steps, { event: 'finished', by: 'company', days: 1, outcome: 'offer_closed' }]
}

function written(random: Random, { applicant, company, offer }: Sending) {
  const interest = (offer?.interest ?? applicant.profile.interests[0])?.nameDe ?? ''
  const contact = offer?.contact ?? company.persons[0]
  if (!contact) throw new Error(`Nobody works at ${company.entry.name}`)
  const year = applicant.profile.years[0] ?? 0
  return {
    title: offer ? '' : interest,
    coverLetter: writeCoverLetter(random, { applicant, company, contact, title: interest, year }),
  }
}
