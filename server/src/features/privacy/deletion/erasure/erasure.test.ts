import { access, mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { getThread, respond } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { deleteAccount } from '@tandem/contract/privacy'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#features/files/files.api.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { eventsOf } from '#features/messaging/messaging.testing.ts'
import { createLog } from '#platform/log/log.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { eraseAccount } from '../erase-account.ts'
import { findColumnsWithText, findInFiles } from './find-text.testing.ts'
import { createFullAccount } from './full-account.testing.ts'
import { personalText, retainedText } from './marks.testing.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) })
  app = await startTestApp({ log })
})
afterAll(() => app.stop())

test('of a person who is erased nothing is left but what was sent to others', async () => {
  const { lena, acme, threadId, records } = await createFullAccount(app)
  const mailed = new Set((await app.mails()).map(({ id }) => id))
  const ids = [lena.accountId, lena.applicantId, ...records]
  const before = await findColumnsWithText(app, [personalText])
  // What the test itself looks for must be there to be found.
  expect(before.length).toBeGreaterThan(25)
  expect((await findInFiles(app, [personalText])).holding).toBeGreaterThan(2)

  const body = { reason: 'other', comment: retainedText, password: lena.password } as const
  const events = await eventsOf(app, async () => {
    expect((await app.call(deleteAccount, { body }, { as: lena })).status).toBe(200)
  })
  const applied = { applicationId: records[1] }
  expect(events).toContainEqual({ accountIds: [acme.accountId], type: 'application', data: applied })
  expect(events).toContainEqual({ accountIds: [acme.accountId], type: 'message', data: { threadId } })
  app.clock.advance(30 * 60 * 1000)
  await app.settleJobs()

  expect(await findColumnsWithText(app, [personalText])).toEqual([])
  // The job queue and the live events keep numbers that lead nowhere for an hour, the log of mails for two weeks.
  const left = await findColumnsWithText(app, ids)
  expect(
    left.filter((column) => !/^(job|job_common|j[0-9a-f]+|live_event)\.|^mail_log\.job_data$/.test(column)),
  ).toEqual([])
  expect(await findColumnsWithText(app, [retainedText])).toEqual([
    'deletion_feedback.comment',
    'message.text',
    'stored_file.name',
    'thread.subject',
    'thread_text.words',
  ])
  expect(await findInFiles(app, [personalText])).toEqual({ count: 1, holding: 0 })
  expect((await findInFiles(app, [retainedText])).holding, 'the file that was sent').toBe(1)
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => [personalText, ...ids].some((trace) => line.includes(trace)))).toEqual([])

  await seenByTheOtherSide(acme, threadId, records, mailed)
}, 90_000)

async function seenByTheOtherSide(
  acme: { token: string; email: string },
  threadId: string,
  records: string[],
  mailedBefore: ReadonlySet<string>,
) {
  const as = acme
  const read = await app.call(getThread, { params: { id: threadId } }, { as })
  expect(read.body.thread).toMatchObject({
    counterpart: { name: 'Gelöschtes Konto' },
    otherParticipants: [{ name: 'Gelöschtes Konto' }],
    applicationId: null,
  })
  const [first, second] = read.body.thread.messages
  expect(first).toMatchObject({
    message: retainedText,
    senderName: 'Gelöschtes Konto',
    senderId: null,
    own: false,
  })
  expect(second).toMatchObject({ message: retainedText, own: true })
  const inEnglish = await app.call(listThreads, {}, { as, locale: 'en' })
  expect(inEnglish.body.threads).toMatchObject([{ counterpart: { name: 'Deleted account' } }])
  const answer = await app.call(respond, { body: { threadId, message: 'Hallo?' } }, { as })
  expect(answer).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
  const received = await app.call(listApplications, { query: { scope: 'received' } }, { as })
  expect(received.body.totalItems).toBe(0)
  expect((await app.call(getApplication, { params: { id: records[1] ?? '' } }, { as })).status).toBe(404)
  const told = (await app.mails()).filter(({ id, to }) => to === acme.email && !mailedBefore.has(id))
  expect(told.map(({ subject }) => subject).join()).toMatch(/zurückgezogen/)
  expect(told.map(({ calendar }) => calendar).join()).toContain('METHOD:CANCEL')
  expect(told.map(({ html, calendar }) => html + calendar).join()).not.toContain(personalText)
}

test('a storage that fails keeps bytes, but not whose they were, until it is back', async () => {
  const { accountId } = await app.applicant()
  const bytes = smallPdf()
  const name = 'Zeugnis von Lena.pdf'
  const { id, storageKey } = await storeFile(app.context(), {
    bytes,
    name,
    uploadedBy: accountId,
    accept: ['pdf'],
  })
  const path = join(app.config.dataDir, 'files', storageKey)
  // A folder in its place cannot be removed as a file.
  await rm(path)
  await mkdir(path)
  await eraseAccount(app.context(), accountId, 'own')
  const rowOf = () => app.db.select().from(storedFile).where(eq(storedFile.id, id))
  const failed = sql`select 1 from pgboss.job where state = 'retry' and data->>'fileId' = ${id}`
  await expect.poll(async () => (await app.db.execute(failed)).rows.length, { timeout: 10_000 }).toBe(1)
  expect(await rowOf()).toMatchObject([{ storageKey, name: '', sha256: '', uploadedBy: null }])

  await rmdir(path)
  await writeFile(path, bytes)
  await expect.poll(rowOf, { timeout: 15_000 }).toEqual([])
  await expect(access(path)).rejects.toThrow('ENOENT')
}, 60_000)
