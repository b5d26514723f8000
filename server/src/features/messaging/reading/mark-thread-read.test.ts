import { getThread, markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { deleteAccount, eventsOf, insertApplication } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }

async function conversation() {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ firstName: 'Petra', lastName: 'Sonntag' })
  const kollege = await app.colleague(acme)
  await insertApplication(app, lena, acme)
  const body = { subject: 'Ihre Bewerbung', message: 'Guten Tag!' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  return { lena, acme, kollege, threadId: begun.body.message.threadId as string }
}
const answer = (threadId: string, as: Signed) =>
  app.call(respond, { body: { threadId, message: 'Danke!' } }, { as })
const mark = (id: string, as: Signed) => app.call(markThreadRead, { params: { id } }, { as })
const unreadOf = async (as: Signed) => {
  const { body } = await app.call(listThreads, {}, { as })
  return body.threads.map((thread: { unreadMessages: number }) => thread.unreadMessages)
}
const messagesOf = async (id: string, as: Signed) =>
  (await app.call(getThread, { params: { id } }, { as })).body.thread.messages

test('reading is each account’s own, and leaves the count of the other threads', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  const other = { subject: 'Frage', message: 'Noch etwas.' }
  await app.call(startThread, { params: { id: acme.organisationPersonId }, body: other }, { as: lena })
  await answer(threadId, lena)
  await answer(threadId, lena)
  expect(await unreadOf(acme)).toEqual([2, 1])

  const marked = await mark(threadId, acme)
  expect(marked).toMatchObject({ status: 200, body: { unreadMessages: 1 } })
  expect(await unreadOf(acme)).toEqual([0, 1])
  expect(await unreadOf(kollege)).toEqual([2, 1])
})

test('a colleague’s message is not unread, a later one of the other side is', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  await answer(threadId, kollege)
  expect(await unreadOf(acme)).toEqual([0])
  await mark(threadId, lena)
  expect(await unreadOf(lena)).toEqual([0])
  // The clock stands still: also at the same instant a message after the reading is unread.
  await answer(threadId, acme)
  expect(await unreadOf(lena)).toEqual([1])
})

test('who reads is named to those who wrote', async () => {
  const { lena, acme, threadId } = await conversation()
  const [before] = await messagesOf(threadId, acme)
  expect(before.readBy).toEqual([])
  app.clock.advance(60_000)
  await mark(threadId, lena)
  await answer(threadId, lena)
  const readAt = app.clock().toISOString()
  const [first, second] = await messagesOf(threadId, acme)
  expect(first.readBy).toEqual([{ id: lena.applicantId, name: 'Lena Vogt', readAt }])
  expect(second.readBy).toEqual([])
  await mark(threadId, acme)
  const [, answered] = await messagesOf(threadId, lena)
  expect(answered.readBy).toMatchObject([{ id: acme.organisationPersonId, name: 'Petra Sonntag' }])
})

test('the own tabs and the writers hear of it once; nothing changed is no event', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  const [unread, message, ...more] = await eventsOf(app, async () => {
    await mark(threadId, lena)
    await mark(threadId, lena)
    await mark(threadId, acme)
  })
  expect(more).toEqual([])
  expect(unread).toEqual({ accountIds: [lena.accountId], type: 'unread', data: { count: 0 } })
  expect(message).toMatchObject({ type: 'message', data: { threadId } })
  expect(message?.accountIds.toSorted()).toEqual([acme.accountId, kollege.accountId].toSorted())
})

test('what someone deleted wrote is read without telling anybody else', async () => {
  const { lena, acme, threadId } = await conversation()
  await answer(threadId, lena)
  await deleteAccount(app, lena)
  const events = await eventsOf(app, () => mark(threadId, acme))
  expect(events).toEqual([{ type: 'unread', accountIds: [acme.accountId], data: { count: 0 } }])
})

test('marked 50 times at once, it is read once', async () => {
  const { lena, threadId } = await conversation()
  const answers = await Promise.all(Array.from({ length: 50 }, () => mark(threadId, lena)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.unreadMessages))).toEqual(new Set([0]))
})

test('a thread of others does not exist', async () => {
  const { threadId } = await conversation()
  for (const as of [await app.applicant(), await app.company(), await app.admin()]) {
    expect((await mark(threadId, as)).status).toBe(404)
  }
  expect((await app.call(markThreadRead, { params: { id: threadId } })).status).toBe(401)
})
