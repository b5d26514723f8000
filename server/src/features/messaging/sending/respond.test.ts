import { getThread, type Message, respond, startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountBlock } from '../messaging.schema.ts'
import { deleteAccount, eventsOf, insertApplication } from '../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function conversation() {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  const acme = await app.company({ name: 'Acme GmbH' })
  const kollege = await app.colleague(acme, { firstName: 'Karl', lastName: 'Klein' })
  await insertApplication(app, lena, acme)
  const body = { subject: 'Ihre Bewerbung', message: 'Guten Tag!' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  return { lena, acme, kollege, threadId: begun.body.message.threadId as string }
}

const answer = (threadId: string, as: { token: string }, message = 'Vielen Dank!') =>
  app.call(respond, { body: { threadId, message } }, { as })
const messagesOf = async (threadId: string, as: { token: string }): Promise<Message[]> =>
  (await app.call(getThread, { params: { id: threadId } }, { as })).body.thread.messages

test('both sides answer, and a colleague who does becomes a participant', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  expect((await answer(threadId, lena, 'Gern!\r\nAm Montag?')).body.message).toMatchObject({
    threadId,
    senderId: lena.applicantId,
    senderName: 'Lena Vogt',
    own: true,
    message: 'Gern!\nAm Montag?',
  })
  expect((await answer(threadId, kollege)).status).toBe(200)
  const read = await app.call(getThread, { params: { id: threadId } }, { as: acme })
  expect(read.body.thread).toMatchObject({
    ownParticipants: [
      { id: kollege.organisationPersonId, name: 'Karl Klein' },
      { id: acme.organisationPersonId },
    ],
    lastMessage: { text: 'Vielen Dank!', own: true },
    messages: [
      { own: true, senderId: acme.organisationPersonId },
      { own: false, senderId: lena.applicantId },
      { own: true, senderId: kollege.organisationPersonId, senderName: 'Karl Klein' },
    ],
  })
})

test('a thread of others does not exist', async () => {
  const { threadId } = await conversation()
  for (const as of [await app.applicant(), await app.company(), await app.admin()]) {
    expect((await answer(threadId, as)).status).toBe(404)
  }
  expect((await app.call(respond, { body: { threadId, message: 'Hallo' } })).status).toBe(401)
})

test('what is not a message is refused', async () => {
  const { lena, threadId } = await conversation()
  expect(await answer(threadId, lena, '\u0002')).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'message', code: 'required' }] },
  })
  const unknownField = { threadId, message: 'Hallo', sentAt: '2020-01-01T00:00:00Z' }
  expect((await app.call(respond, { body: unknownField }, { as: lena })).status).toBe(422)
})

test('nobody answers whom they cannot reach', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  await app.db.insert(accountBlock).values({ blockedBy: kollege.accountId, blocked: lena.accountId })
  expect(await answer(threadId, lena)).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
  expect(await answer(threadId, acme)).toMatchObject({ status: 409, body: { code: 'contact_blocked' } })

  await deleteAccount(app, lena)
  expect(await answer(threadId, acme)).toMatchObject({ status: 409, body: { code: 'recipient_unavailable' } })
})

test('of 12 answers at once none is lost, and all read them in one order', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  const texts = Array.from({ length: 12 }, (_, index) => `Nachricht ${index}`)
  const writers = [lena, acme, kollege]
  const answers = await Promise.all(
    texts.map((text, index) => answer(threadId, writers[index % writers.length] ?? lena, text)),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])

  const messages = await messagesOf(threadId, lena)
  expect(messages.map(({ message }) => message).toSorted()).toEqual(['Guten Tag!', ...texts].toSorted())
  const sentAt = messages.map((message) => message.sentAt)
  expect(new Set(sentAt).size).toBe(13)
  expect(sentAt).toEqual(sentAt.toSorted())
  expect((await messagesOf(threadId, acme)).map(({ id }) => id)).toEqual(messages.map(({ id }) => id))
  const [thread] = (await app.call(listThreads, {}, { as: kollege })).body.threads
  expect(thread).toMatchObject({ unreadMessages: 4, lastMessageDateTime: sentAt.at(-1) })
})

test('both sides hear of a message, and each account of the other side its new count', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  const events = await eventsOf(app, async () => {
    await answer(threadId, lena)
    await answer(threadId, lena)
  })
  expect(events).toHaveLength(6)
  const everyone = [lena, acme, kollege].map(({ accountId }) => accountId)
  const heard = events.filter(({ type }) => type === 'message')
  expect(heard).toHaveLength(2)
  for (const { accountIds, data } of heard) {
    expect(accountIds.toSorted()).toEqual(everyone.toSorted())
    expect(data).toEqual({ threadId })
  }
  for (const { accountId } of [acme, kollege]) {
    const counts = events.filter(({ type, accountIds }) => type === 'unread' && accountIds[0] === accountId)
    expect(counts).toMatchObject([{ data: { count: 1 } }, { data: { count: 2 } }])
  }
})
