import { createECDH, randomBytes } from 'node:crypto'
import { updateColleague } from '@tandem/contract/accounts/colleagues'
import type { Permission } from '@tandem/contract/endpoint'
import {
  addThreadNote,
  attachToMessage,
  getThread,
  markThreadRead,
  respond,
  showTyping,
  startThread,
} from '@tandem/contract/messaging'
import {
  assignThread,
  blockThread,
  countUnread,
  listThreadColleagues,
  listThreads,
} from '@tandem/contract/messaging/threads'
import { addPushDevice } from '@tandem/contract/push'
import { updateMessagingSettings } from '@tandem/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { smallPdf } from '#testing/pdf.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { closeThreadsOf } from '../deletion/close-threads.ts'
import { dailyMails } from '../messaging.jobs.ts'
import { deleteAccount, eventsOf, insertApplication } from '../messaging.testing.ts'

let app: TestApp
const posted: string[] = []
beforeAll(async () => {
  const postPush = async (endpoint: string) => {
    posted.push(endpoint)
    return 201
  }
  app = await startTestApp({ postPush })
})
afterAll(() => app.stop())

type Person = { token: string; accountId: string; email: string }
const editor: Permission[] = ['company-profile-edit']

let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
/** May read the company's applications, as `acme` may; `tarek` may not. */
let jule: typeof acme
let tarek: typeof acme
/** About an application, begun by the applicant. */
let threadId: string
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  acme = await app.company()
  jule = await app.colleague(acme, { permissions: editor })
  tarek = await app.colleague(acme)
  const applicationId = await insertApplication(app, lena, acme)
  threadId = (await begin(acme.organisationPersonId, lena, applicationId)).body.message.threadId
})

const begin = (to: string, as: Person, applicationId?: string) =>
  app.call(
    startThread,
    { params: { id: to }, body: { subject: 'Frage', message: 'Hallo', applicationId } },
    { as },
  )
const answer = (as: Person, id = threadId) =>
  app.call(respond, { body: { threadId: id, message: 'Noch etwas.' } }, { as })
const settle = async () => {
  app.clock.advance(2 * 60_000)
  await app.settleJobs()
}
const unread = async (as: Person) => (await app.call(countUnread, {}, { as })).body.unreadMessages
const statusFor = async (as: Person) =>
  (await app.call(getThread, { params: { id: threadId } }, { as })).status
const grant = async ({ accountId }: Person, permissions: Permission[], revision: number) => {
  const call = { params: { id: accountId }, body: { permissions, revision } }
  expect((await app.call(updateColleague, call, { as: acme })).status).toBe(200)
}
const assign = (handlerId: string | null, revision: number) =>
  app.call(assignThread, { params: { id: threadId }, body: { handlerId, revision } }, { as: acme })
const toldAt = (events: { accountIds: string[]; type: string }[]) =>
  new Set(events.filter(({ type }) => type !== 'unread').flatMap(({ accountIds }) => accountIds))

test('only those count its messages who may read it, and other threads go on being everybody’s', async () => {
  expect([await unread(acme), await unread(jule), await unread(tarek)]).toEqual([1, 1, 0])
  const other = (await begin(acme.organisationPersonId, lena)).body.message.threadId
  expect([await unread(acme), await unread(tarek)]).toEqual([2, 1])
  const { threads } = (await app.call(listThreads, { query: { text: 'Hallo' } }, { as: tarek })).body
  expect(threads.map(({ id }: { id: string }) => id)).toEqual([other])
})

test('only they are told at once what happens in it', async () => {
  const readers = new Set([acme.accountId, jule.accountId])
  const both = new Set([...readers, lena.accountId])
  const params = { id: threadId }
  const told = async (work: () => Promise<{ status: number }>) =>
    toldAt(await eventsOf(app, async () => expect((await work()).status).toBe(200)))
  expect(await told(() => answer(lena)), 'a message').toEqual(both)
  const { body } = await answer(acme)
  const attachment = { params: { id: body.message.id }, file: { name: 'a.pdf', bytes: smallPdf() } }
  expect(await told(() => app.upload(attachToMessage, attachment, { as: acme })), 'its file').toEqual(both)
  expect(await told(() => app.call(markThreadRead, { params }, { as: lena })), 'a receipt').toEqual(readers)
  const typing = (as: Person) => () => app.call(showTyping, { params }, { as })
  expect(await told(typing(lena)), 'who writes').toEqual(readers)
  const otherThanAcme = new Set([jule.accountId, lena.accountId])
  expect(await told(typing(acme)), 'which colleague writes').toEqual(otherThanAcme)
  expect(await told(() => answer(acme)), 'an answer').toEqual(both)
  const note = { params, body: { text: 'Einladen?' } }
  expect(await told(() => app.call(addThreadNote, note, { as: acme })), 'a note').toEqual(readers)
  expect(await told(() => assign(jule.accountId, 0)), 'who answers').toEqual(readers)
  const block = { params, body: true }
  expect(await told(() => app.call(blockThread, block, { as: jule })), 'a block').toEqual(readers)
  const leaving = () =>
    transaction(app.context(), (ctx) => closeThreadsOf(ctx, { kind: 'applicant', ...lena }))
  expect(toldAt(await eventsOf(app, leaving)), 'that the applicant has left').toEqual(readers)
})

test('only they are mailed about it, at once and daily', async () => {
  const dora = await app.colleague(acme)
  const daily = { mailInterval: 'daily', readReceipts: true } as const
  for (const as of [jule, dora]) await app.call(updateMessagingSettings, { body: daily }, { as })
  await enqueue(app.db, dailyMails, {})
  await settle()
  const mails = async ({ email }: Person) => (await mailsTo(app, email)).length
  expect([await mails(acme), await mails(jule), await mails(tarek), await mails(dora)]).toEqual([1, 1, 0, 0])
  await grant(tarek, editor, 0)
  await answer(lena)
  await settle()
  expect(await mails(tarek), 'from its next message on').toBe(1)
})

test('only they are told on their devices', async () => {
  const allow = async (as: Person) => {
    const key = createECDH('prime256v1').generateKeys('base64url')
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${as.accountId}`
    const body = { endpoint, keys: { p256dh: key, auth: randomBytes(16).toString('base64url') } }
    expect((await app.call(addPushDevice, { body }, { as })).status).toBe(200)
    return endpoint
  }
  const [ofJule] = [await allow(jule), await allow(tarek)]
  await answer(lena)
  await settle()
  expect(posted).toEqual([ofJule])
})

test('only they begin one, and are found to answer it', async () => {
  const kim = await app.applicant()
  const applicationId = await insertApplication(app, kim, acme)
  expect((await begin(kim.applicantId, tarek, applicationId)).status).toBe(404)
  expect((await begin(kim.applicantId, jule, applicationId)).status).toBe(200)
  expect((await begin(kim.applicantId, tarek, applicationId)).status).toBe(404)
  const { colleagues } = (await app.call(listThreadColleagues, {}, { as: acme })).body
  const marked = colleagues.map(({ id, ...each }: { id: string; readsApplications: boolean }) => [
    id,
    each.readsApplications,
  ])
  expect(Object.fromEntries(marked)).toEqual({
    [acme.accountId]: true,
    [jule.accountId]: true,
    [tarek.accountId]: false,
  })
  expect(await assign(tarek.accountId, 0)).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'handlerId' }] },
  })
})

test('whom they have blocked stays blocked in it, whoever of the company did it', async () => {
  const other = (await begin(acme.organisationPersonId, lena)).body.message.threadId
  await app.call(blockThread, { params: { id: other }, body: true }, { as: tarek })
  expect(await answer(lena)).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
})

test('with the permission goes the thread, what is unread in it and who answers it; with it they come back read', async () => {
  const answered = await answer(jule)
  await answer(lena)
  await assign(jule.accountId, 0)
  await grant(jule, [], 0)
  expect([await unread(jule), await statusFor(jule)]).toEqual([0, 404])
  const file = { name: 'a.pdf', bytes: smallPdf() }
  const attached = { params: { id: answered.body.message.id }, file }
  expect((await app.upload(attachToMessage, attached, { as: jule })).status).toBe(404)
  const handler = async () =>
    (await app.call(getThread, { params: { id: threadId } }, { as: acme })).body.thread.handler
  expect(await handler()).toBeNull()
  await answer(lena)
  expect(await unread(jule)).toBe(0)
  await grant(jule, editor, 1)
  expect([await unread(jule), await statusFor(jule)]).toEqual([0, 200])
  expect(await handler()).toMatchObject({ id: jule.accountId })
  await grant(jule, [], 2)
  expect((await assign(acme.accountId, 1)).body.thread.handler).toMatchObject({ id: acme.accountId })
})

test('it stays theirs when the application is gone with the applicant', async () => {
  await deleteAccount(app, lena)
  const { thread } = (await app.call(getThread, { params: { id: threadId } }, { as: acme })).body
  expect(thread).toMatchObject({ applicationId: null, aboutApplication: true, unreachable: 'deleted' })
  expect(await statusFor(tarek)).toBe(404)
  expect((await assign(tarek.accountId, 0)).status).toBe(422)
  expect((await assign(jule.accountId, 0)).status).toBe(200)
})
