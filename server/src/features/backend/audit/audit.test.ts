import { listAuditActors, listAuditEntries } from '@tandem/contract/backend/audit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/db/columns.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { verifyAudit } from './verify-audit.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin({ firstName: 'Verena', lastName: 'Birkner' })
  acme = await app.company({ name: 'Steinpilz 100% GmbH' })
})
afterAll(() => app.stop())

const write = (db = app.db, details: Record<string, unknown> = {}) =>
  insertAuditEntry(db, {
    accountId: admin.accountId,
    action: 'change_admission',
    recordType: 'company',
    recordId: acme.companyId,
    details,
  })

test('writers at once, and some that fail, leave one chain without a gap', async () => {
  const writes = Array.from({ length: 20 }, (_, at) =>
    inTransaction(app.db, async (tx) => {
      await write(tx, { studyInterests: [String(at), 'ä'], ended: 1.5, after: { revision: null } })
      if (at % 4 === 3) throw new Error('rolled back')
    }),
  )
  const ended = await Promise.allSettled(writes)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await verifyAudit(app.db)).toMatchObject({ count: 15, broken: null, hasNoted: true })
})

test('the database lets nobody change, delete or empty it', async () => {
  for (const statement of [
    sql`update audit_entry set action = 'confirm_company'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ]) {
    await expect(inTransaction(app.db, (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/only ever added/) },
    })
  }
  await app.db.execute(sql`insert into audit_entry (id, action, record_type, record_id, position, hash)
    values (${newId()}, 'close_offer', 'offer', 'x', 3, 'mine')`)
  expect(await verifyAudit(app.db)).toMatchObject({ count: 16, broken: null })
})

/** As somebody does who owns the database and takes the trigger out of the way. */
const tamper = (statement: ReturnType<typeof sql>) =>
  inTransaction(app.db, async (tx) => {
    await tx.execute(sql`alter table audit_entry disable trigger audit_entry_stays`)
    await tx.execute(statement)
    const verdict = await verifyAudit(tx)
    throw Object.assign(new Error('back'), { verdict })
  }).catch(({ verdict }) => verdict)

test('what was changed, taken out or put in all the same is found at its place', async () => {
  const change = (set: string) => tamper(sql.raw(`update audit_entry set ${set} where position = 7`))
  expect((await change(`details = '{}'`)).broken).toMatchObject({ position: 7, reason: 'changed' })
  expect((await change(`account_id = null`)).broken).toMatchObject({ position: 7, reason: 'changed' })
  expect((await change(`created_at = created_at + interval '1 microsecond'`)).broken.position).toBe(7)
  expect((await change(`hash = repeat('0', 64)`)).broken).toMatchObject({ position: 7 })
  const forged =
    await tamper(sql`update audit_entry e set action = 'close_offer', hash = encode(sha256(convert_to(
    previous_hash || audit_payload(row(e.id, e.account_id, 'close_offer', e.record_type, e.record_id, e.details,
      e.created_at, e.position, e.previous_hash, e.hash)::audit_entry), 'UTF8')), 'hex') where position = 7`)
  expect(forged.broken).toMatchObject({ position: 8, reason: 'not_following' })
  const gone = await tamper(sql`delete from audit_entry where position = 7`)
  expect(gone).toMatchObject({ count: 6, broken: { position: 8, reason: 'missing' } })
})

test('a head that was noted tells of the newest entries being cut off', async () => {
  const { head } = await verifyAudit(app.db)
  await write()
  expect(await verifyAudit(app.db, head)).toMatchObject({ count: 17, broken: null, hasNoted: true })
  const [count] = (await app.db.execute(sql`select count(*)::int as n from audit_entry`)).rows
  expect(count).toEqual({ n: 17 })
  await expect(verifyAudit(app.db, 'f'.repeat(64))).resolves.toMatchObject({ hasNoted: false })
})

const list = async (query: object = {}) =>
  (await app.call(listAuditEntries, { query }, { as: admin })).body.audit

test('it is listed by who, what, whom and when, page after page, and shows known fields only', async () => {
  for (let more = 0; more < 50; more += 1) await write()
  const first = await list()
  expect(first.entries).toHaveLength(50)
  const second = await list({ before: first.next })
  expect(second).toMatchObject({ next: null, entries: { length: 17 } })
  const all = [...first.entries, ...second.entries]
  expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 67 }, (_, at) => 67 - at))
  expect(second.entries.at(-1)).toMatchObject({
    action: 'change_admission',
    actor: { name: 'Verena Birkner' },
    record: { type: 'company', id: acme.companyId, name: 'Steinpilz 100% GmbH' },
  })
  await write(app.db, { email: 'lena@example.org', before: { studyInterests: ['1'] }, after: {} })
  expect((await list()).entries[0].changes).toEqual([{ field: 'studyInterests', before: ['1'], after: null }])

  for (const [action, type] of [
    ['of_a_newer_version', 'company'],
    ['close_offer', 'of_a_newer_version'],
  ]) {
    await app.db.execute(sql`insert into audit_entry (id, action, record_type, record_id, position, hash)
      values (${newId()}, ${action}, ${type}, 'y', 0, '')`)
  }
  const known = await app.call(listAuditEntries, { query: {} }, { as: admin })
  expect(known.status).toBe(200)
  expect(known.body.audit.entries[0].position).toBe(68)

  expect((await list({ who: admin.accountId, before: 60 })).entries).not.toHaveLength(0)
  expect((await list({ who: newId() })).entries).toEqual([])
  expect((await list({ what: 'close_offer' })).entries).toMatchObject([{ actor: null, position: 16 }])
  expect((await list({ whom: '100%' })).entries).toHaveLength(50)
  expect((await list({ whom: '1%0' })).entries).toEqual([])
  expect((await list({ recordType: 'offer', recordId: 'x' })).entries).toHaveLength(1)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
  expect((await list({ from: today, to: today, what: 'close_offer' })).entries).toHaveLength(1)
  expect((await list({ to: '2026-01-01' })).entries).toEqual([])
  const { body } = await app.call(listAuditActors, {}, { as: admin })
  expect(body.actors).toEqual([{ id: admin.accountId, name: 'Verena Birkner' }])
})
