import { findRecommendedCompanies } from '@tandem/contract/applicant-requests/recommendations'
import {
  type Application,
  getApplication,
  listApplications,
  undoPeriodMs,
} from '@tandem/contract/applications'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { sendRecommended } from '#features/applications/applications.api.ts'
import { application, applicationStudyInterest } from '#features/applications/applications.schema.ts'
import { companyStudyInterest } from '#features/companies/companies.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callRequests } from '../applicant-requests.testing.ts'

let app: TestApp
let calls: ReturnType<typeof callRequests>
let acme: Awaited<ReturnType<TestApp['company']>>
let werk: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string

beforeAll(async () => {
  app = await startTestApp()
  calls = callRequests(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG' })
  werk = await admitted(await app.company({ name: 'Werk GmbH' }), 36)
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
  const { id: offerId } = await app.offer(acme, { studyInterestId: 36 })
  id = await insertApplication(app, lena, { companyId: acme.companyId, offerId })
  await app.db
    .insert(applicationStudyInterest)
    .values({ applicationId: id, studyInterestId: 36, position: 0 })
  const letter = { coverLetter: 'Liebe Acme', aboutMe: 'Ich mag Trompeten' }
  await app.db.update(application).set(letter).where(eq(application.id, id))
})

test('with the applicant’s consent another company receives what was sent, but for the letter', async () => {
  const { body } = await calls.recommend(id, werk.companyId, acme, 'Leider kein Platz mehr.')
  expect(body.recommendations).toMatchObject({
    requests: [{ state: 'open', target: { name: 'Werk GmbH' }, applicationId: id }],
    can: { recommend: false },
  })
  // A decline may come with it, which is told after so long.
  expect((await calls.own(lena)).body.requests).toEqual([])
  expect(await timelineOf(id, lena)).toEqual([])
  expect(await timelineOf(id, acme)).toEqual(['recommendation_asked Werk GmbH', 'viewed'])
  const [{ id: requestId }] = body.recommendations.requests
  expect((await calls.answer(requestId, 'accepted', lena)).status).toBe(404)
  expect(await receivedBy(werk)).toEqual([])
  app.clock.advance(undoPeriodMs)
  const [request] = (await calls.own(lena)).body.requests
  expect(request).toMatchObject({
    kind: 'recommendation',
    company: { name: 'Acme AG' },
    can: { accept: true },
  })
  await calls.answer(request.id, 'accepted', lena)
  const [received] = await receivedBy(werk)
  expect(received).toMatchObject({
    type: 1,
    status: 2,
    applicant: { name: 'Lena Muster' },
    origin: { company: 'Acme AG' },
  })
  const opened = await app.call(getApplication, { params: { id: received.id } }, { as: werk })
  expect(await timelineOf(received.id, werk)).toEqual(['recommended Acme AG', 'sent', 'viewed'])
  for (const as of [acme, lena])
    expect(await timelineOf(id, as)).toEqual([
      ...['recommendation_asked Werk GmbH', 'viewed', 'handed_on Werk GmbH'],
    ])
  expect(opened.body).toMatchObject({ coverLetter: '', aboutMe: 'Ich mag Trompeten', studyInterests: ['36'] })
  await app.settleJobs()
  const mails = (await app.mails()).filter(({ to }) => String(to).includes(acme.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['Lena Muster hat Ihrer Empfehlung zugestimmt'])
})

test('of two colleagues who recommend it to two companies at once, one does', async () => {
  const other = await admitted(await app.company({ name: 'Anders AG' }), 36)
  const answers = await Promise.all(
    [werk, other].map(({ companyId }) => calls.recommend(id, companyId, acme)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect((await calls.recommendations(id, acme)).body.recommendations.requests).toHaveLength(1)
})

test('a no reaches nobody, and looks to the one who asked like a request that came to nothing', async () => {
  await calls.recommend(id, werk.companyId, acme)
  app.clock.advance(undoPeriodMs)
  const [request] = (await calls.own(lena)).body.requests
  await calls.answer(request.id, 'declined', lena)
  await app.settleJobs()
  expect(await receivedBy(werk)).toEqual([])
  const { recommendations } = (await calls.recommendations(id, acme)).body
  expect(recommendations.requests).toMatchObject([{ state: 'expired', answeredAt: null }])
  expect((await calls.recommend(id, werk.companyId, acme)).body.code).toBe('already_asked')
  for (const { to } of await app.mails()) expect(String(to)).not.toContain(acme.email)
})

test('only a confirmed company with the course can be chosen, and not the own one', async () => {
  const other = await admitted(await app.company({ name: 'Anders AG' }), 1)
  const pending = await admitted(await app.company({ name: 'Wartend AG', confirmed: false }), 36)
  await admitted(acme, 36)
  const query = { text: 'WERK' }
  const found = await app.call(findRecommendedCompanies, { params: { id }, query }, { as: acme })
  expect(found.body.companies.map((each: { id: string }) => each.id)).toContain(werk.companyId)
  for (const { companyId } of [other, pending, acme])
    expect((await calls.recommend(id, companyId, acme)).body.violations).toMatchObject([
      { propertyPath: 'companyId' },
    ])
})

test('a company that nobody can be reached at is not offered, and takes nothing that it was recommended for', async () => {
  await calls.recommend(id, werk.companyId, acme)
  app.clock.advance(undoPeriodMs)
  const [request] = (await calls.own(lena)).body.requests
  const other = await admitted(await app.company({ name: 'Hafenbau' }), 36)
  const found = async () => {
    const call = { params: { id }, query: { text: 'hafenbau' } }
    return (await app.call(findRecommendedCompanies, call, { as: acme })).body.companies
  }
  expect(await found()).toHaveLength(1)
  const gone = [werk.accountId, other.accountId]
  await app.db.update(account).set({ hiddenAt: app.clock() }).where(inArray(account.id, gone))
  expect(await found()).toEqual([])
  expect((await calls.own(lena)).body.requests).toMatchObject([{ can: { accept: false } }])
  expect((await calls.answer(request.id, 'accepted', lena)).body.code).toBe('request_closed')
  expect(await receivedBy(werk)).toEqual([])
})

test('what was not received, or took its place, is not recommended', async () => {
  expect((await calls.recommend(id, acme.companyId, werk)).status).toBe(404)
  expect((await app.call(findRecommendedCompanies, { params: { id } }, { as: werk })).status).toBe(404)
  const taken = { status: 9, outcome: 'contract_signed', closedAt: app.clock() } as const
  await app.db.update(application).set(taken).where(eq(application.id, id))
  expect((await calls.recommend(id, werk.companyId, acme)).status).toBe(403)
  const draft = { status: 1, outcome: null, sentAt: null, closedAt: null, stage: null } as const
  await app.db.update(application).set(draft).where(eq(application.id, id))
  expect((await calls.recommendations(id, acme)).status).toBe(404)
})

test('who has applied there is told so', async () => {
  await calls.recommend(id, werk.companyId, acme)
  await insertApplication(app, lena, { companyId: werk.companyId })
  app.clock.advance(undoPeriodMs)
  const [request] = (await calls.own(lena)).body.requests
  expect((await calls.answer(request.id, 'accepted', lena)).body.code).toBe('already_applied')
  expect(await receivedBy(werk)).toHaveLength(1)
})

test('who else applied there, and where else she applied, is no obstacle', async () => {
  const kim = await app.applicant()
  await insertApplication(app, kim, { companyId: werk.companyId })
  await insertApplication(app, lena, { companyId: (await app.company()).companyId })
  await calls.recommend(id, werk.companyId, acme)
  app.clock.advance(undoPeriodMs)
  const [request] = (await calls.own(lena)).body.requests
  expect((await calls.answer(request.id, 'accepted', lena)).status).toBe(200)
  expect(await receivedBy(werk)).toHaveLength(2)
  const ctx = app.context()
  const viewer = (await authenticate(ctx, kim.token)) as ApplicantViewer
  const to = { applicationId: id, companyId: werk.companyId }
  await expect(sendRecommended(ctx, viewer, to)).rejects.toThrow('not_found')
})

async function admitted<C extends { companyId: string }>(one: C, studyInterestId: number): Promise<C> {
  await app.db.insert(companyStudyInterest).values({ companyId: one.companyId, studyInterestId })
  return one
}

async function timelineOf(of: string, as: { token: string }): Promise<string[]> {
  const { timeline } = (await app.call(getApplication, { params: { id: of } }, { as })).body
  return timeline.map(({ event, company }: Application['timeline'][number]) =>
    company ? `${event} ${company}` : event,
  )
}

const receivedBy = async (as: { token: string }) =>
  (await app.call(listApplications, { query: { scope: 'received' } }, { as })).body.member
