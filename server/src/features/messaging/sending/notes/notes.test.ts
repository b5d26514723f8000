import {
  addThreadNote,
  deleteThreadNote,
  getThread,
  maxThreadNotes,
  respond,
  startThread,
  type ThreadNote,
} from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { closeThreadsOf } from '../../messaging.api.ts'
import { deleteAccount, eventsOf, insertApplication } from '../../messaging.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }

async function conversation() {
  const lena = await app.applicant()
  const acme = await app.company({ firstName: 'Karla', lastName: 'Klein' })
  const kollege = await app.colleague(acme)
  await insertApplication(app, lena, acme)
  const body = { subject: 'Ihre Bewerbung', message: 'Guten Tag!' }
  const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: acme })
  return { lena, acme, kollege, threadId: begun.body.message.threadId as string }
}
const add = (id: string, as: Signed, text = 'Rückruf am Freitag') =>
  app.call(addThreadNote, { params: { id }, body: { text } }, { as })
const remove = (id: string, as: Signed) => app.call(deleteThreadNote, { params: { id } }, { as })
const read = async (id: string, as: Signed, before?: string) =>
  (await app.call(getThread, { params: { id }, query: { before } }, { as })).body.thread
const textsOf = async (...of: Parameters<typeof read>) =>
  (await read(...of)).notes.map(({ text }: ThreadNote) => text)

test('a thread has so many and no more, however many are written at once', async () => {
  const { acme, kollege, threadId } = await conversation()
  await app.db.execute(sql`
    insert into thread_note (id, thread_id, author_id, text, written_at)
    select gen_random_uuid(), ${threadId}, ${acme.accountId}, 'Rückruf', now() from generate_series(2, ${maxThreadNotes})`)
  const answers = await Promise.all([acme, kollege, acme, kollege].map((as) => add(threadId, as)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_records')
})

test('colleagues read a note and hear of it; to the other side nothing has happened', async () => {
  const { lena, acme, kollege, threadId } = await conversation()
  const before = [await read(threadId, lena), (await app.call(listThreads, {}, { as: lena })).body]
  const events = await eventsOf(app, () => add(threadId, acme))
  expect(events).toMatchObject([{ type: 'message', data: { threadId } }])
  expect(events[0]?.accountIds.toSorted()).toEqual([acme.accountId, kollege.accountId].toSorted())
  expect((await read(threadId, kollege)).notes).toEqual([
    {
      id: expect.any(String),
      text: 'Rückruf am Freitag',
      author: 'Karla Klein',
      writtenAt: app.clock().toISOString(),
      canDelete: false,
    },
  ])
  expect([await read(threadId, lena), (await app.call(listThreads, {}, { as: lena })).body]).toEqual(before)
  expect((await app.call(listThreads, {}, { as: kollege })).body.threads).toMatchObject([
    { unreadMessages: 0, lastMessage: { text: 'Guten Tag!' } },
  ])
  expect((await add(threadId, lena)).status).toBe(403)
  expect((await add(threadId, await app.company())).status).toBe(404)
  expect(await add(threadId, acme, '\u0002')).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'text' }] },
  })
})

test('a note goes by its author, and by any colleague once that is gone', async () => {
  const { acme, kollege, threadId } = await conversation()
  const ofKollege = (await add(threadId, kollege)).body.note.id
  expect((await remove(ofKollege, acme)).status).toBe(403)
  expect((await remove(ofKollege, await app.company())).status).toBe(404)
  await deleteAccount(app, kollege)
  expect((await read(threadId, acme)).notes).toMatchObject([{ author: null, canDelete: true }])
  expect((await remove(ofKollege, acme)).status).toBe(200)
  expect((await remove(ofKollege, acme)).status).toBe(404)
  expect(await textsOf(threadId, acme)).toEqual([])
})

test('each note is on the page of the messages around it', async () => {
  const { lena, acme, threadId } = await conversation()
  const write = async (text: string) => {
    app.clock.advance(60_000)
    await app.call(respond, { body: { threadId, message: text } }, { as: acme })
  }
  await add(threadId, acme, 'ganz früh')
  for (let at = 0; at < 40; at++) await write(`Nachricht ${at}`)
  app.clock.advance(60_000)
  await add(threadId, acme, 'zuletzt')
  const newest = await read(threadId, acme)
  expect(newest).toMatchObject({ hasEarlier: true, notes: [{ text: 'zuletzt' }] })
  expect(newest.messages).toHaveLength(30)
  const earlier = await read(threadId, acme, newest.messages[0].id)
  expect(earlier).toMatchObject({ hasEarlier: false, notes: [{ text: 'ganz früh' }] })
  expect(earlier.messages.map(({ message }: { message: string }) => message)).toEqual([
    'Guten Tag!',
    ...Array.from({ length: 10 }, (_, at) => `Nachricht ${at}`),
  ])
  // Of 41 unread all are on the first page.
  expect(await read(threadId, lena)).toMatchObject({ hasEarlier: false, unreadMessages: 41 })
  const ofOther = await conversation()
  const foreign = (await read(ofOther.threadId, ofOther.acme)).messages[0].id
  const asked = { params: { id: threadId }, query: { before: foreign } }
  expect((await app.call(getThread, asked, { as: acme })).status).toBe(404)
})

test('with the person whom they are about the notes go', async () => {
  const { lena, acme, threadId } = await conversation()
  await add(threadId, acme)
  await closeThreadsOf(app.context(), { kind: 'applicant', applicantId: lena.applicantId })
  expect(await textsOf(threadId, acme)).toEqual([])
})
