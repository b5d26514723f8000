import type { Outcome, Stage } from '@tandem/contract/applications'
import { type Dashboard, getDashboard } from '@tandem/contract/dashboard'
import {
  type AnswerTimes,
  type Funnel,
  getAnswerTimes,
  getFunnel,
} from '@tandem/contract/dashboard/company-figures'
import { assignHandler } from '@tandem/contract/received-applications'
import { hasReached, reachedFilters } from '@tandem/contract/received-applications/funnel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, applicationEvent } from '#features/applications/applications.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Event = (typeof applicationEvent.$inferInsert)['event']
type Sent = {
  stage: Stage
  outcome?: Outcome
  status?: 2 | 8 | 9
  /** Days ago. */
  sent: number
  /** After how many days. */
  events?: [event: Event, after: number, undone?: true][]
  years?: number[]
  withoutOffer?: true
}
const statusOf = ({ status, outcome }: Sent) => status ?? (outcome ? 9 : 2)

async function createCompany(received: Sent[]) {
  const acme = await app.company()
  const offer = await app.offer(acme)
  const day = (ago: number) => new Date(app.clock().getTime() - ago * 86_400_000)
  for (const one of received) {
    const { applicantId } = await app.applicant()
    const id = newId()
    const { stage, outcome = null, sent, events = [], years = [2027] } = one
    const target = one.withoutOffer ? { type: 1, offerId: null } : { type: 2, offerId: offer.id }
    await app.db.insert(application).values({
      ...{ id, applicantId, companyId: acme.companyId, ...target, stage, outcome },
      ...{ status: statusOf(one), sentAt: day(sent), desiredYears: years },
    })
    const all: NonNullable<Sent['events']> = [['sent', 0], ...events]
    await app.db.insert(applicationEvent).values(
      all.map(([event, after, undone]) => ({
        ...{ applicationId: id, event, createdAt: day(sent - after) },
        undoneAt: undone ? day(sent - after) : null,
      })),
    )
  }
  return { acme, offer }
}

const world: Sent[] = [
  { stage: 'received', sent: 15 },
  { stage: 'viewed', sent: 14, events: [['viewed', 1]], withoutOffer: true },
  {
    stage: 'in_review',
    sent: 2,
    events: [
      ['viewed', 1],
      ['in_review', 1.5],
      ['interview', 1.6, true],
    ],
  },
  {
    ...{ stage: 'interview', sent: 20, years: [2027, 2028] },
    events: [
      ['viewed', 1],
      ['in_review', 2],
      ['documents_missing', 4],
      ['interview', 8],
    ],
  },
  {
    ...{ stage: 'offer_made', outcome: 'contract_signed', sent: 60, years: [2028] },
    events: [
      ['in_review', 4],
      ['interview', 6],
      ['offer_made', 9],
      ['finished', 20],
    ],
  },
  { stage: 'received', status: 8, sent: 30, events: [['cancelled', 3]] },
  {
    stage: 'in_review',
    outcome: 'declined_by_company',
    sent: 40,
    events: [
      ['in_review', 6],
      ['finished', 7],
    ],
  },
]

test('the funnel counts how far each application got and the days in each step, as the list is narrowed down', async () => {
  const { acme, offer } = await createCompany(world)
  const rival = await app.company()
  const funnelOf = async (as: { token: string }, query = {}): Promise<Funnel> =>
    (await app.call(getFunnel, { query }, { as })).body.funnel
  const funnel = await funnelOf(acme)
  expect(funnel.steps).toEqual([
    // 1.5, 2, 3, 4 and 6 days.
    { step: 'received', reached: 7, days: 3 },
    // 6, 2 and 1.
    { step: 'review', reached: 4, days: 2 },
    { step: 'interview', reached: 2, days: 3 },
    { step: 'offer', reached: 1, days: 11 },
    { step: 'contract', reached: 1, days: null },
  ])
  expect(funnel).toMatchObject({ closed: 3, years: [2027, 2028], hasInitiatives: true })
  expect(funnel.offers.map(({ id }) => id)).toEqual([offer.id])
  const progress = world.map((one) => ({
    stage: one.stage,
    outcome: one.outcome ?? null,
    status: statusOf(one),
  }))
  for (const step of reachedFilters) {
    const counted =
      step === 'closed' ? funnel.closed : funnel.steps.find((each) => each.step === step)?.reached
    expect(progress.filter((one) => hasReached(one, step)).length, step).toBe(counted)
  }

  const reached = async (query: object) => (await funnelOf(acme, query)).steps.map((each) => each.reached)
  expect(await reached({ year: 2028 })).toEqual([2, 2, 2, 1, 1])
  expect(await reached({ offer: 'none' })).toEqual([1, 0, 0, 0, 0])
  expect(await reached({ offer: offer.id, year: 2028 })).toEqual([2, 2, 2, 1, 1])
  expect((await funnelOf(rival)).steps.map((each) => each.reached)).toEqual([0, 0, 0, 0, 0])
})

test('months tell what came, what waits and the days to the first answer; the dashboard whose answer is due', async () => {
  const { acme } = await createCompany(world)
  const { body } = await app.call(getAnswerTimes, {}, { as: acme })
  const { months, days }: AnswerTimes = body.answerTimes
  expect(months).toHaveLength(12)
  const sum = (key: 'received' | 'waiting') => months.reduce((total, each) => total + each[key], 0)
  expect([sum('received'), sum('waiting')]).toEqual([7, 3])
  expect(days).toBeNull()
  // Too few companies: what others do is not told.
  expect(months.every(({ others }) => others === null)).toBe(true)
  const { answers }: Dashboard = (await app.call(getDashboard, {}, { as: acme })).body.dashboard
  expect(answers).toMatchObject({ overdue: 1, today: 1, unopened: 1 })
  expect(answers?.due.map(({ handler }) => handler)).toEqual([null, null])
  const params = { id: answers?.due[0]?.applicationId ?? '' }
  await app.call(assignHandler, { params, body: { handlerId: acme.accountId, revision: 0 } }, { as: acme })
  const after: Dashboard = (await app.call(getDashboard, {}, { as: acme })).body.dashboard
  const loads = after.answers?.team.map(({ handler, waiting }) => [handler?.id ?? null, waiting])
  expect(loads).toEqual([
    [acme.accountId, 1],
    [null, 2],
  ])
})
