import { buffer } from 'node:stream/consumers'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { getDashboard } from '@tandem/contract/dashboard'
import { getCompanyImage } from '@tandem/contract/images'
import { getThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { listNotices } from '@tandem/contract/notices'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { getSettings } from '@tandem/contract/settings'
import { login } from '@tandem/contract/sign-in'
import { count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application, applicationEvent } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation } from '#features/contacts/contacts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { message, thread } from '#features/messaging/messaging.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { loadReferenceData } from '#features/reference/reference.api.ts'
import { keepGivenUpJob } from '#platform/jobs/given-up.ts'
import { listQueued } from '#platform/jobs/queued-jobs.store.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { demoLogins, demoPassword } from './demo-logins.ts'
import { findFailedJob, seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-20T10:00:00Z')

let app: TestApp
const seed = (parts = {}) => seedDemo({ ...app.context(), now, ...parts })
const rows = (table: PgTable, where = sql`true`) => app.db.$count(table, where)

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(now)
  await loadReferenceData(app.db, { demo: true })
})
afterAll(() => app.stop())

test('what fails on its way leaves the database empty', async () => {
  const broken = { ...app.context().storage, put: () => Promise.reject(new Error('disk full')) }
  await expect(seed({ storage: broken })).rejects.toThrow('disk full')
  expect(await rows(account)).toBe(0)
})

test('of two processes that begin at once, one fills the database', async () => {
  // The embedded database belongs to one process, whose only connection nobody waits for longer than ten seconds.
  const processes = app.database.kind === 'postgres' ? 2 : 1
  const filled = await Promise.all(Array.from({ length: processes }, () => seed()))
  expect(filled.filter(Boolean)).toHaveLength(1)
})

test('a database with accounts is left alone', async () => {
  const before = await rows(account)
  expect(await seed()).toBe(false)
  expect(await rows(account)).toBe(before)
})

test('the world has its size', async () => {
  expect(await rows(company)).toBe(120)
  expect(await rows(company, eq(company.status, 'pending'))).toBe(3)
  expect(await rows(institutionLocation)).toBe(13)
  expect(await rows(offer)).toBe(403)
  expect(await rows(applicant)).toBe(1601)
  expect(await rows(account, isNull(account.confirmedAt))).toBe(1)
  expect(await rows(application, eq(application.type, 3))).toBe(1600)
  const sent = await rows(application, sql`${application.type} in (1, 2)`)
  expect(sent).toBeGreaterThan(500)
  expect(sent).toBeLessThan(700)
  expect(await rows(thread)).toBeGreaterThan(100)
})

test('applications stand at every stage', async () => {
  const stages = await app.db
    .select({ stage: application.stage, applications: count() })
    .from(application)
    .where(eq(application.status, 2))
    .groupBy(application.stage)
  expect(Object.fromEntries(stages.map((row) => [row.stage, row.applications > 10]))).toEqual({
    received: true,
    viewed: true,
    in_review: true,
    documents_missing: true,
    interview: true,
    offer_made: true,
  })
})

test('nothing has happened in the future', async () => {
  const moments = [
    [account, account.createdAt],
    [account, account.renewedAt],
    [offer, offer.publishedAt],
    [application, application.updatedAt],
    [applicationEvent, applicationEvent.createdAt],
    [message, message.sentAt],
  ] as const
  for (const [table, column] of moments) expect(await rows(table, gt(column, now))).toBe(0)
})

test('every stored file lies in the storage', async () => {
  const { storage } = app.context()
  const stored = await app.db.select().from(storedFile)
  expect(stored.length).toBeGreaterThan(150)
  for (const { storageKey, mediaType, size } of stored) {
    const keys =
      mediaType === 'image/webp'
        ? ['96', '320', '960'].map((pixels) => `${storageKey}/${pixels}`)
        : [storageKey]
    const sizes = await Promise.all(
      keys.map(async (key) => (await buffer(await storage.read(key))).byteLength),
    )
    expect(sizes.reduce((sum, each) => sum + each)).toBe(size)
  }
})

test('the mail that failed for good lies among the jobs that were given up, from which it can be tried again', async () => {
  const failed = await findFailedJob(app.db)
  expect(failed).toMatchObject({ name: 'send-welcome-mail', tries: 12 })
  if (failed) await keepGivenUpJob(app.database, app.context().log, failed)
  const [job, ...more] = await listQueued(app.db, { state: 'given_up', offset: 0, limit: 10 })
  expect(more).toEqual([])
  expect(job).toMatchObject({ kind: failed?.name, tries: 12, createdAt: failed?.at.toISOString() })
})

async function signIn(who: keyof typeof demoLogins): Promise<{ token: string }> {
  const { body } = await app.call(login, { body: { email: demoLogins[who].email, password: demoPassword } })
  return { token: body.auth.token }
}

test.each(['applicant', 'company', 'colleague', 'admin'] as const)(
  '%s can sign in and has a dashboard',
  async (who) => {
    const { status, body } = await app.call(getDashboard, {}, { as: await signIn(who) })
    expect(status).toBe(200)
    expect(body.dashboard.account).toMatchObject({
      email: demoLogins[who].email,
      type: who === 'colleague' ? 'company' : who,
    })
  },
)

test('Lena has a profile to complete, two applications under way and something to read', async () => {
  const as = await signIn('applicant')
  const { profile, messages, openApplications } = (await app.call(getDashboard, {}, { as })).body.dashboard
  expect(profile.filledPercentage).toBeGreaterThan(70)
  expect(profile.filledPercentage).toBeLessThan(100)
  expect(openApplications).toBe(2)
  expect(messages.unreadMessages).toBe(1)
  const own = (await app.call(listApplications, { query: { scope: 'own' } }, { as })).body.member
  expect(own.map(({ stage }: { stage: string | null }) => stage).toSorted()).toEqual([
    'in_review',
    'interview',
    // The profile and the template.
    null,
    null,
  ])
})

test("the demo company's newest offer is open to Lena, and so are many others near her", async () => {
  const as = await signIn('applicant')
  const query = { studyInterest: '37' }
  const { body } = await app.call(listOffers, { query }, { as })
  const newest = body.member.find(
    (one: { company: { name: string } }) => one.company.name === 'Wolkenwerk Software GmbH',
  )
  expect(newest.application).toBeNull()
  expect((await app.call(getOffer, { params: { id: newest.id } }, { as, locale: 'en' })).body.can.apply).toBe(
    true,
  )
  const image = { params: { id: newest.company.id, name: 'logo' as const }, query: { size: 320 as const } }
  expect((await app.call(getCompanyImage, image)).headers['content-type']).toBe('image/webp')
})

test('some of what the saved searches find is new', async () => {
  for (const who of ['applicant', 'company'] as const) {
    const { body } = await app.call(getDashboard, {}, { as: await signIn(who) })
    expect(body.dashboard.savedSearches[0].newHits).toBeGreaterThan(0)
  }
})

test('the company reads its applications, their papers are there', async () => {
  const as = await signIn('company')
  const query = { scope: 'received' as const, page: 1, perPage: 100 }
  const { member } = (await app.call(listApplications, { query }, { as })).body
  expect(member.length).toBeGreaterThanOrEqual(20)
  for (const { id } of member) {
    const { status, body } = await app.call(getApplication, { params: { id } }, { as })
    expect(status).toBe(200)
    expect(body.attachments.length).toBe(2)
  }
})

test('the company has conversations, some of them unread', async () => {
  const as = await signIn('company')
  const { threads } = (await app.call(listThreads, {}, { as })).body
  expect(threads.length).toBeGreaterThan(5)
  expect(threads.some(({ unreadMessages }: { unreadMessages: number }) => unreadMessages > 0)).toBe(true)
  for (const { id } of threads)
    expect((await app.call(getThread, { params: { id } }, { as })).status).toBe(200)
})

test('every published offer can be read in English', async () => {
  const as = await signIn('admin')
  for (const page of [1, 2, 3, 4]) {
    const query = { page, perPage: 100 }
    const { member } = (await app.call(listOffers, { query }, { as, locale: 'en' })).body
    expect(member.length).toBeGreaterThan(50)
    for (const { id } of member) {
      expect((await app.call(getOffer, { params: { id } }, { as, locale: 'en' })).status).toBe(200)
    }
  }
})

test('it says that it is a demo, and the map is on', async () => {
  expect((await app.call(listNotices)).body.notices).toMatchObject([{ key: 'demo', type: 'info' }])
  expect((await app.call(listNotices, {}, { locale: 'en' })).body.notices[0].title).toBe('This is a demo')
  expect((await app.call(getSettings)).body.settings.company.map.enable).toBe(true)
})
