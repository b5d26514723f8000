import type { Stage } from '@tandem/contract/applications'
import { suspendCompany } from '@tandem/contract/backend/company-changes'
import { type Dashboard, getDashboard } from '@tandem/contract/dashboard'
import { proposeInterview } from '@tandem/contract/interviews'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Team = Awaited<ReturnType<TestApp['company']>>
type Sent = { stage: Stage; sent: number; status?: 2 | 8; firstName?: string }

const answersOf = async (as: { token: string }): Promise<Dashboard['answers']> =>
  (await app.call(getDashboard, {}, { as })).body.dashboard.answers

/** `sent` days ago. */
async function receive({ companyId }: Team, { stage, sent, status = 2, firstName = 'Mira' }: Sent) {
  const { applicantId } = await app.applicant({ firstName })
  const id = newId()
  const sentAt = new Date(app.clock().getTime() - sent * 86_400_000)
  await app.db.insert(application).values({ id, applicantId, companyId, type: 1, status, stage, sentAt })
  return id
}

test('due is what the company has not answered in time: the first four by name, all of them to go through', async () => {
  const acme = await app.company()
  const due: string[] = []
  for (const sent of [19, 18, 17, 16, 14]) due.push(await receive(acme, { stage: 'viewed', sent }))
  // Not due: withdrawn, or the other side is to act.
  await receive(acme, { stage: 'viewed', status: 8, sent: 30 })
  for (const stage of ['documents_missing', 'interview', 'offer_made'] as const) {
    await receive(acme, { stage, sent: 30 })
  }
  await receive(await app.company(), { stage: 'viewed', sent: 20 })
  const answers = await answersOf(acme)
  expect(answers).toMatchObject({ overdue: 4, today: 1, dueIds: due })
  expect(answers?.due.map(({ applicationId }) => applicationId)).toEqual(due.slice(0, 4))

  await app.db
    .update(application)
    .set({ status: 9, outcome: 'place_taken', closedAt: app.clock() })
    .where(eq(application.id, due[0] ?? ''))
  const params = { id: acme.companyId }
  const body = { reason: 'Beschwerden', revision: 0 }
  await app.call(suspendCompany, { params, body }, { as: await app.admin() })
  expect(await answersOf(acme)).toMatchObject({ overdue: 0, today: 0, due: [], dueIds: [], dates: [] })
})

test('the next dates join interviews, answers and deadlines by day, of the own company alone', async () => {
  const acme = await app.company()
  const kollege = await app.colleague(acme)
  const today = berlinDay(app.clock())
  const closing = await app.offer(acme, { deadline: addDays(today, 3), years: [{ year: 2027, total: 2 }] })
  await app.offer(acme, { deadline: addDays(today, -1) })
  await app.offer(acme, { deadline: addDays(today, 1), status: 'draft' })
  const rival = await app.company()
  await app.offer(rival, { deadline: addDays(today, 1) })
  await receive(rival, { stage: 'viewed', sent: 10 })
  const later = await receive(acme, { stage: 'received', sent: 10 })
  const tomorrow = await receive(acme, { stage: 'viewed', sent: 13 })
  await receive(acme, { stage: 'viewed', sent: 14 })
  const dates = async (as: { token: string } = acme) => (await answersOf(as))?.dates
  const title = (await app.db.select().from(offer).where(eq(offer.id, closing.id)))[0]?.titleDe
  expect(await dates()).toEqual([
    {
      kind: 'answer',
      day: addDays(today, 1),
      applicationId: tomorrow,
      name: expect.stringContaining('Mira'),
    },
    { kind: 'deadline', day: addDays(today, 3), offerId: closing.id, title, freePlaces: 2 },
    { kind: 'answer', day: addDays(today, 4), applicationId: later, name: expect.stringContaining('Mira') },
  ])
  expect(await answersOf(kollege), 'without the permission').toBeNull()
  for (const sent of [12, 11, 9]) await receive(acme, { stage: 'viewed', sent })
  expect(await dates()).toHaveLength(5)
})

test('an interview is a date once a time is agreed; before, it is one where the company chooses', async () => {
  const acme = await app.company()
  const id = await receive(acme, { stage: 'viewed', sent: 1 })
  const at = (hours: number) => new Date(app.clock().getTime() + hours * 3_600_000).toISOString()
  const body = {
    ...{ slots: [at(48)], minutes: 40, kind: 'phone' as const, where: '', note: '' },
    interviewers: [acme.organisationPersonId],
  }
  const dates = async () => (await answersOf(acme))?.dates
  await app.call(proposeInterview, { params: { id }, body }, { as: acme })
  expect(await dates()).toEqual([])
  const startsAt = new Date(at(48))
  await app.db.execute(`update interview set status = 'agreed', starts_at = '${startsAt.toISOString()}'`)
  expect(await dates()).toEqual([
    {
      ...{ kind: 'interview', day: berlinDay(startsAt), startsAt: startsAt.toISOString(), by: 'phone' },
      ...{ applicationId: id, name: expect.stringContaining('Mira') },
    },
  ])
  await app.db.execute(`update interview set status = 'countered', starts_at = null`)
  expect(await dates()).toMatchObject([{ kind: 'interview', day: null, startsAt: null, applicationId: id }])
})

test('places that were accepted wait for their contracts first, the longest waiting two, until they are entered', async () => {
  const acme = await app.company()
  const accept = async (daysAgo: number) => {
    const id = await receive(acme, { stage: 'offer_made', sent: 20 })
    const closedAt = new Date(app.clock().getTime() - daysAgo * 86_400_000)
    await app.db
      .update(application)
      .set({ status: 9, outcome: 'place_taken', closedAt })
      .where(eq(application.id, id))
    return id
  }
  const today = berlinDay(app.clock())
  const [newest, oldest, middle] = [await accept(1), await accept(5), await accept(3)]
  const answer = await receive(acme, { stage: 'viewed', sent: 13 })
  const dates = async (as: { token: string } = acme) => (await answersOf(as))?.dates
  expect(await dates()).toMatchObject([
    {
      kind: 'contract',
      since: addDays(today, -5),
      applicationId: oldest,
      name: expect.stringContaining('Mira'),
    },
    { kind: 'contract', since: addDays(today, -3), applicationId: middle },
    { kind: 'answer', applicationId: answer },
  ])
  expect(await dates(await app.company()), 'another one').toEqual([])
  await app.db.update(application).set({ outcome: 'contract_signed' }).where(eq(application.id, oldest))
  expect((await dates())?.slice(0, 2)).toMatchObject([{ applicationId: middle }, { applicationId: newest }])
})
