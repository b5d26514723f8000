import { Readable } from 'node:stream'
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
import { createLog } from '#platform/log/log.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { findFailedJob, seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-20T10:00:00Z')
const log = createLog({ logLevel: 'silent' })
const files = new Map<string, Uint8Array>()
const put = async (key: string, content: unknown) => {
  if (content instanceof Uint8Array) files.set(key, content)
}
const storage = {
  put,
  read: () => Promise.reject(new Error('not needed')),
  delete: async () => {},
  exists: async (key: string) => files.has(key),
  listBefore: () => Readable.from([]),
  deleteListed: async () => {},
}

let opened: TestDatabase
const seed = (parts = {}) => seedDemo({ db: opened.database.db, storage, now, log, ...parts })
const rows = (table: PgTable, where = sql`true`) => opened.database.db.$count(table, where)

beforeAll(async () => {
  opened = await openTestDatabase()
  await loadReferenceData(opened.database.db, { demo: true })
})
afterAll(() => opened.drop())

test('what fails on its way leaves the database empty', async () => {
  const broken = { ...storage, put: () => Promise.reject(new Error('disk full')) }
  await expect(seed({ storage: broken })).rejects.toThrow('disk full')
  expect(await rows(account)).toBe(0)
})

test('of two processes that begin at once, one fills the database', async () => {
  // The embedded database belongs to one process, whose only connection nobody waits for longer than ten seconds.
  const processes = opened.database.kind === 'postgres' ? 2 : 1
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
  const stages = await opened.database.db
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
  const stored = await opened.database.db.select().from(storedFile)
  expect(stored.length).toBeGreaterThan(150)
  for (const { storageKey, mediaType, size } of stored) {
    const keys =
      mediaType === 'image/webp'
        ? ['96', '320', '960'].map((pixels) => `${storageKey}/${pixels}`)
        : [storageKey]
    expect(keys.reduce((sum, key) => sum + (files.get(key)?.byteLength ?? 0), 0)).toBe(size)
  }
})

test('the mail that failed for good lies among the jobs that were given up, from which it can be tried again', async () => {
  const failed = await findFailedJob(opened.database.db)
  expect(failed).toMatchObject({ name: 'send-welcome-mail', tries: 12 })
  if (failed) await keepGivenUpJob(opened.database, log, failed)
  const [job, ...more] = await listQueued(opened.database.db, { state: 'given_up', offset: 0, limit: 10 })
  expect(more).toEqual([])
  expect(job).toMatchObject({ kind: failed?.name, tries: 12, createdAt: failed?.at.toISOString() })
})
