import { listAuditEntries } from '@tandem/contract/backend/audit'
import { discardJobs, jobKinds, listJobs, retryJobs } from '@tandem/contract/backend/operations/jobs'
import { listMailLog, resendMail, settleMail } from '@tandem/contract/backend/operations/mail-log'
import { listRetention, rehearseRetention } from '@tandem/contract/backend/operations/retention'
import { listSignedIn } from '@tandem/contract/backend/operations/sessions'
import { getWaiting } from '@tandem/contract/backend/overview'
import { endPersonSession, getPerson, signOutPerson } from '@tandem/contract/backend/people'
import { requestPassword } from '@tandem/contract/sign-in/password'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { allJobs } from '#app/jobs.ts'
import { account } from '#features/accounts/accounts.schema.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { retryGivenUpJobs } from '#platform/jobs/given-up.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { maskAddress } from './log-mails.ts'
import { mailLog } from './mail-log.schema.ts'
import { settleMailsOfJobs, sweepMailLog } from './mail-log.store.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  admin = await app.admin()
  await app.db.delete(mailLog)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

const asAdmin = () => ({ as: admin })
const mails = async (query = {}) => (await app.call(listMailLog, { query }, asAdmin())).body.mails.entries
const audited = async () =>
  (await app.call(listAuditEntries, { query: { who: admin.accountId } }, asAdmin())).body.audit.entries.map(
    ({ action, record }: { action: string; record: { type: string } }) => `${action} ${record.type}`,
  )

/** A mail server that refuses, as nodemailer tells of it. */
function refuse(error: object) {
  const { mailer } = app.context()
  return vi.spyOn(mailer, 'send').mockRejectedValue(Object.assign(new Error('no'), error))
}

/** Two tries instead of sixty, until it is given up. */
async function fail(count: number) {
  await app.db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'send-password-mail'`)
  return () =>
    vi.waitFor(async () => {
      await app.settleJobs()
      expect((await app.call(listJobs, {}, asAdmin())).body.jobs.total).toBe(count)
    }, 20_000)
}

test('a mail that left stands in the log with whom it went to, masked, and can be written anew', async () => {
  const lena = await app.applicant()
  await app.call(requestPassword, { body: { email: lena.email } })
  await app.settleJobs()
  const [entry] = await mails({ text: lena.email })
  expect(entry).toMatchObject({
    ...{ kind: 'request_password', state: 'sent', attempts: 1, failure: null },
    ...{ recipient: maskAddress(lena.email), account: { id: lena.accountId } },
    can: { resend: true, settle: false },
  })
  const rows = await app.db.select().from(mailLog)
  expect(JSON.stringify(rows)).not.toContain(lena.email)

  expect((await app.call(resendMail, { params: { id: entry.id } }, asAdmin())).status).toBe(200)
  await app.settleJobs()
  expect(await mails({ account: lena.accountId })).toHaveLength(2)
  expect(await mails({ account: admin.accountId })).toEqual([])
  const sent = (await app.mails()).filter(({ to }) => to === lena.email)
  const [newest, first] = sent.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
  expect(newest).toBeTruthy()
  expect(newest, 'each has a link of its own').not.toBe(first)

  await app.db.delete(account).where(eq(account.id, lena.accountId))
  expect(await mails({ text: lena.email })).toEqual([])
})

test('a mail that fails waits, then is flagged; sent again it is settled, and nothing is left in the queue', async () => {
  const lena = await app.applicant()
  const sending = refuse({ code: 'ECONNREFUSED' })
  const given = await fail(1)
  await app.call(requestPassword, { body: { email: lena.email } })
  await given()
  const [failed] = await mails({ state: 'flagged' })
  expect(failed).toMatchObject({ state: 'failed', failure: 'server_unreachable', attempts: 2 })
  const waiting = async () =>
    (await app.call(getWaiting, {}, asAdmin())).body.waiting.map(
      ({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`,
    )
  expect(await waiting()).toEqual(['mails 1', 'jobs 1'])

  sending.mockRestore()
  await app.call(resendMail, { params: { id: failed.id } }, asAdmin())
  await app.settleJobs()
  expect(await waiting()).toEqual([])
  expect((await mails()).map(({ state }: { state: string }) => state)).toEqual(['sent', 'failed'])
  expect(await audited()).toEqual(['resend_mail sent_mail'])
})

test('an address that is refused for good is not tried again, and can be settled', async () => {
  const lena = await app.applicant()
  const sending = refuse({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })
  await app.call(requestPassword, { body: { email: lena.email } })
  await app.settleJobs()
  expect(sending).toHaveBeenCalledOnce()
  const [bounced] = await mails({ state: 'flagged' })
  expect(bounced).toMatchObject({ state: 'bounced', failure: 'address_refused', can: { settle: true } })
  const { body } = await app.call(settleMail, { params: { id: bounced.id } }, asAdmin())
  expect(body.mail.can.settle).toBe(false)
  expect(await mails({ state: 'flagged' })).toEqual([])
  await app.call(settleMail, { params: { id: bounced.id } }, asAdmin())
  expect(await audited(), 'once').toEqual(['settle_mail sent_mail'])
})

test('the log is kept 90 days, the numbers that a mail is written from 14', async () => {
  const lena = await app.applicant()
  await app.call(requestPassword, { body: { email: lena.email } })
  await app.settleJobs()
  app.clock.advance(15 * 24 * 60 * 60 * 1000)
  await sweepMailLog(app.db, app.clock())
  admin = await app.admin()
  const [entry] = await mails()
  expect(entry.can.resend).toBe(false)
  const refused = await app.call(resendMail, { params: { id: entry.id } }, asAdmin())
  expect(refused.body.code).toBe('mail_not_resendable')
  app.clock.advance(76 * 24 * 60 * 60 * 1000)
  await sweepMailLog(app.db, app.clock())
  expect(await app.db.$count(mailLog)).toBe(0)
})

test('jobs that were given up are named, tried again and discarded, each kind with an entry', async () => {
  const people = [await app.applicant(), await app.applicant(), await app.applicant()]
  const sending = refuse({ responseCode: 451 })
  const given = await fail(3)
  for (const { email } of people) await app.call(requestPassword, { body: { email } })
  await given()
  const jobs = async () => (await app.call(listJobs, {}, asAdmin())).body.jobs
  const { entries, counts, total } = await jobs()
  expect(total).toBe(3)
  expect(counts).toContainEqual(expect.objectContaining({ kind: 'send-password-mail', given_up: 3 }))
  expect(entries[0]).toMatchObject({ state: 'given_up', tries: 2, can: { retry: true, discard: true } })
  expect(await mails({ state: 'flagged' })).toHaveLength(3)

  sending.mockRestore()
  const ids = entries.map(({ id }: { id: string }) => id)
  const again = await app.call(retryJobs, { body: { ids: ids.slice(0, 2) } }, asAdmin())
  expect(again.body.done).toBe(2)
  expect(await mails({ state: 'flagged' }), 'of those nobody has to send again').toHaveLength(1)
  await app.settleJobs()
  const addresses = people.map(({ email }) => email)
  expect((await app.mails()).filter(({ to }) => addresses.includes(to))).toHaveLength(2)
  const discarded = await app.call(discardJobs, { body: { ids } }, asAdmin())
  expect(discarded.body.done).toBe(1)
  expect((await jobs()).total).toBe(0)
  expect(await mails({ state: 'flagged' })).toEqual([])
  expect(await audited()).toEqual(['discard_job job', 'retry_job job'])
})

test('the command that tries again what was given up settles its mails too', async () => {
  const lena = await app.applicant()
  const sending = refuse({ responseCode: 451 })
  const given = await fail(1)
  await app.call(requestPassword, { body: { email: lena.email } })
  await given()
  sending.mockRestore()
  const settle = (db: Db, jobIds: string[]) => settleMailsOfJobs(db, jobIds, app.clock())
  expect(await retryGivenUpJobs(app.database, app.context().log, settle)).toBe(1)
  expect(await mails({ state: 'flagged' })).toEqual([])
  await app.settleJobs()
  expect((await mails()).map(({ state }: { state: string }) => state)).toEqual(['sent', 'failed'])
})

test('every job that the server works on has its name in the contract', () => {
  expect(allJobs.map(({ name }) => name).toSorted()).toEqual([...jobKinds].toSorted())
})

test('beyond the last page of sessions their number is still said', async () => {
  const { email } = await app.applicant()
  const beyond = await app.call(listSignedIn, { query: { text: email, page: 9 } }, asAdmin())
  expect(beyond.body).toMatchObject({ member: [], totalItems: 1 })
})

test('sessions are ended one by one or all of an account, with a reason that the person reads', async () => {
  const lena = await app.applicant()
  await app.db.insert(session).values({
    ...{ accountId: lena.accountId, device: 'Firefox, Linux', lastSeenAt: app.clock() },
    expiresAt: new Date(app.clock().getTime() + 60_000),
  })
  const listed = async () => (await app.call(listSignedIn, { query: { text: lena.email } }, asAdmin())).body
  const [row] = (await listed()).member
  expect(row.sessions).toHaveLength(2)
  const reason = 'Das Gerät wurde als verloren gemeldet.'
  const one = row.sessions.find(({ device }: { device: string }) => device === 'Firefox, Linux')
  const params = { id: lena.accountId, sessionId: one.id }
  const ended = await app.call(endPersonSession, { params, body: { reason } }, asAdmin())
  expect(ended.body.sessions).toHaveLength(1)
  await app.call(signOutPerson, { params: { id: lena.accountId }, body: { reason } }, asAdmin())
  expect((await listed()).member).toEqual([])
  await app.settleJobs()
  const sent = (await app.mails()).filter(({ to }) => to === lena.email)
  expect(sent).toHaveLength(2)
  for (const { text } of sent) expect(text).toContain(reason)
  expect(await audited()).toEqual(['end_sessions account', 'end_session account'])
})

test('what would be deleted is counted by the deletion itself, and stays', async () => {
  const { body } = await app.call(listRetention, {}, asAdmin())
  const rules = body.retention.flatMap(({ rules }: { rules: object[] }) => rules)
  expect(rules).toContainEqual({
    ...{ subject: 'unconfirmed_accounts', setting: null },
    after: { value: 7, unit: 'days' },
  })
  const lena = await app.applicant()
  await app.db
    .update(account)
    .set({ confirmedAt: null, createdAt: new Date(app.clock().getTime() - 8 * 24 * 60 * 60 * 1000) })
    .where(eq(account.id, lena.accountId))
  const rehearse = async () =>
    (await app.call(rehearseRetention, { params: { job: 'sweep-accounts' } }, asAdmin())).body.rehearsal
  expect((await rehearse()).tables).toContainEqual({ table: 'account', count: 1 })
  expect((await rehearse()).tables, 'it is still there').toContainEqual({ table: 'account', count: 1 })
  const other = await app.call(rehearseRetention, { params: { job: 'send-welcome-mail' } }, asAdmin())
  expect(other.status).toBe(404)
  const gone = await app.call(getPerson, { params: { id: lena.accountId } }, asAdmin())
  expect(gone.status).toBe(200)
  for (const { job } of body.retention)
    expect((await app.call(rehearseRetention, { params: { job } }, asAdmin())).status, job).toBe(200)
})
