import {
  listThreadReports,
  settleThreadReport,
  type ThreadReport,
} from '@tandem/contract/backend/message-reports'
import { getThread, markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import {
  archiveThread,
  assignThread,
  blockThread,
  countUnread,
  listThreadColleagues,
  listThreads,
  reportThread,
  type ThreadFilters,
} from '@tandem/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/db/columns.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyReportCleanUp } from '../messaging.jobs.ts'
import { message, thread, threadReport, threadReportAddition } from '../messaging.schema.ts'
import { insertApplication, insertContact, insertLocation } from '../messaging.testing.ts'
import { listOwnReports } from './reports/reports.store.ts'

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
  return { lena, acme, kollege, id: begun.body.message.threadId as string }
}
const answer = (threadId: string, as: Signed) =>
  app.call(respond, { body: { threadId, message: 'Danke!' } }, { as })
const archive = (id: string, as: Signed, body?: boolean) =>
  app.call(archiveThread, { params: { id }, body }, { as })
const block = (id: string, as: Signed, body = true) => app.call(blockThread, { params: { id }, body }, { as })
const boxOf = async (as: Signed, query: ThreadFilters) =>
  (await app.call(listThreads, { query }, { as })).body.threads.length
const unread = async (as: Signed) => (await app.call(countUnread, {}, { as })).body.unreadMessages

test('an archived thread is away for its reader alone, counts as nothing, and comes back with a message', async () => {
  const { lena, acme, kollege, id } = await conversation()
  await answer(id, lena)
  expect(await unread(acme)).toBe(1)
  expect((await archive(id, acme)).body).toMatchObject({ unreadMessages: 0 })
  expect([await boxOf(acme, { box: 'inbox' }), await boxOf(acme, { box: 'archive' })]).toEqual([0, 1])
  expect([await boxOf(kollege, { box: 'inbox' }), await unread(kollege)]).toEqual([1, 1])
  await answer(id, lena)
  expect([await boxOf(acme, { box: 'inbox' }), await unread(acme)]).toEqual([1, 2])
  const archivings = await Promise.all(Array.from({ length: 50 }, () => archive(id, acme, true)))
  expect(archivings.every(({ status, body }) => status === 200 && body.unreadMessages === 0)).toBe(true)
  expect([await boxOf(acme, { box: 'inbox' }), await boxOf(acme, { box: 'archive' })]).toEqual([0, 1])
  expect((await archive(id, acme, false)).body.unreadMessages).toBe(2)
})

describe('a block', () => {
  test('is between two sides, is undone by a colleague, and its thread is no longer counted', async () => {
    const { lena, acme, kollege, id } = await conversation()
    await answer(id, lena)
    expect((await block(id, acme)).body.thread).toMatchObject({ blocked: true, archived: true })
    expect([await unread(acme), await unread(kollege)]).toEqual([0, 0])
    expect(await boxOf(kollege, { box: 'blocked' })).toBe(1)
    expect((await answer(id, lena)).body.code).toBe('recipient_unavailable')
    expect((await answer(id, kollege)).body.code).toBe('contact_blocked')
    expect((await block(id, kollege, false)).body.thread.blocked).toBe(false)
    expect((await answer(id, lena)).status).toBe(200)
  })

  test('tells the blocked side nothing, a colleague who joins later neither', async () => {
    const { lena, acme, id } = await conversation()
    const before = (await app.call(getThread, { params: { id } }, { as: acme })).body.thread
    await block(id, lena)
    expect((await app.call(getThread, { params: { id } }, { as: acme })).body.thread).toEqual(before)
    const later = await app.colleague(acme)
    const body = { subject: 'Noch einmal', message: 'Hallo?' }
    const begun = await app.call(startThread, { params: { id: lena.applicantId }, body }, { as: later })
    expect(begun.body.code).toBe('recipient_unavailable')
  })

  test('of the university’s advisers there is none', async () => {
    const lena = await app.applicant()
    const adviser = await app.admin()
    await insertLocation(app, 'block', 'Blockstadt')
    const contact = await insertContact(app, { locationKey: 'block' }, adviser.accountId)
    const body = { subject: 'Frage', message: 'Hallo' }
    const { threadId } = (await app.call(startThread, { params: { id: contact }, body }, { as: lena })).body
      .message
    expect((await block(threadId, lena)).status).toBe(403)
  })
})

test('who answers is shown to the team, of two at once the first wins', async () => {
  const { lena, acme, kollege, id } = await conversation()
  const { colleagues } = (await app.call(listThreadColleagues, {}, { as: acme })).body
  expect(colleagues.map((each: { id: string }) => each.id).toSorted()).toEqual(
    [acme.accountId, kollege.accountId].toSorted(),
  )
  const assign = (as: Signed, handlerId: string | null, revision: number) =>
    app.call(assignThread, { params: { id }, body: { handlerId, revision } }, { as })
  expect((await assign(acme, kollege.accountId, 0)).body.thread).toMatchObject({ revision: 1 })
  expect((await assign(kollege, acme.accountId, 0)).body).toMatchObject({ code: 'changed_elsewhere' })
  expect((await assign(kollege, kollege.accountId, 0)).status).toBe(200)
  expect([await boxOf(kollege, { mine: '1' }), await boxOf(acme, { mine: '1' })]).toEqual([1, 0])
  expect((await assign(acme, lena.accountId, 1)).status).toBe(422)
  expect((await app.call(getThread, { params: { id } }, { as: lena })).body.thread.handler).toBeNull()
})

describe('a report', () => {
  const report = (id: string, as: Signed, reason: string, kind = 'insult') =>
    app.call(reportThread, { params: { id }, body: { kind, reason } }, { as })
  /** The open ones that begin with these words. */
  const open = async (reason: string) =>
    (await app.call(listThreadReports, {}, { as: await app.admin() })).body.reports.entries.filter(
      (each: { reason: string }) => each.reason === reason,
    )
  const settle = async (
    { id, revision }: { id: string; revision: number },
    words: { note?: string; answer?: string } = {},
  ) =>
    app.call(settleThreadReport, { params: { id }, body: { ...words, revision } }, { as: await app.admin() })

  test('reaches the admins with what was written until then, and is settled once', async () => {
    const { lena, acme, id } = await conversation()
    expect((await report(id, lena, 'Das war nicht nett.')).body.reported).toBe(true)
    await app.call(markThreadRead, { params: { id } }, { as: acme })
    app.clock.advance(60_000)
    await answer(id, acme)
    const [found] = await open('Das war nicht nett.')
    expect(found).toMatchObject({
      sides: ['Lena Vogt', expect.any(String)],
      messages: [{ message: 'Guten Tag!' }],
      additions: [],
    })
    const words = { note: 'Angerufen', answer: 'Wir haben mit der Firma gesprochen.' }
    const settled = await settle(found, words)
    expect(settled.body.report).toMatchObject({ ...words, settledAt: expect.any(String) })
    expect((await settle(found, words)).body.report, 'the same again').toEqual(settled.body.report)
    const late = await settle(found, { ...words, answer: 'Alles in Ordnung.' })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
    expect(late.body.current).toEqual(settled.body.report)
    expect((await settle(found, { ...words, note: '' })).status).toBe(409)
    expect(await open('Das war nicht nett.')).toEqual([])
    await app.settleJobs()
    const told = (await mailsTo(app, lena.email)).filter(({ subject }) => subject.includes('Meldung'))
    expect(told).toMatchObject([{ subject: 'Wir haben uns deine Meldung angesehen' }])
    expect(told[0]?.text).toContain('Wir haben mit der Firma gesprochen.')
    expect(told[0]?.text).not.toContain('Angerufen')
    expect((await report(id, lena, 'Wieder')).status).toBe(200)
    expect(await open('Wieder'), 'after the settlement another one begins').toMatchObject([{ additions: [] }])
  })

  test('that is made again is added to with its own words and kind, and shows what was written until then', async () => {
    const { lena, acme, id } = await conversation()
    await report(id, lena, 'Erst das.')
    app.clock.advance(60_000)
    await app.call(respond, { body: { threadId: id, message: 'Und noch etwas' } }, { as: acme })
    const again = await report(id, lena, 'Jetzt droht man mir.', 'harassment')
    expect(again).toMatchObject({ status: 200, body: { reported: true } })
    const [found, ...others] = await open('Erst das.')
    expect(others).toEqual([])
    expect(found).toMatchObject({
      ...{ kind: 'insult', revision: 1 },
      additions: [{ kind: 'harassment', reason: 'Jetzt droht man mir.', addedAt: app.clock().toISOString() }],
      messages: [{ message: 'Guten Tag!' }, { message: 'Und noch etwas' }],
    })
    const exported = await listOwnReports(app.db, lena.accountId)
    expect(
      exported.flatMap(({ reason, additions }) => [reason, ...additions.map((each) => each.reason)]),
    ).toEqual(['Erst das.', 'Jetzt droht man mir.'])
  })

  test.each([
    { settled: '1' as const, words: 'Erledigt', settledAt: new Date() },
    { settled: undefined, words: 'Noch offen', settledAt: null },
  ])('is reached however many there are: $words', async ({ settled, words, settledAt }) => {
    const { id } = await conversation()
    // The other tests look on the first page.
    onTestFinished(async () => void (await app.db.delete(threadReport).where(eq(threadReport.threadId, id))))
    const [createdAt, count] = [new Date(), 120]
    const report = { threadId: id, kind: 'other', reason: words, createdAt, settledAt } as const
    const made = await app.db
      .insert(threadReport)
      .values(Array.from({ length: count }, () => report))
      .returning({ id: threadReport.id })
    const found: string[] = []
    let after: string | null | undefined
    do {
      const query = { settled, ...(after && { after }) }
      const { body } = await app.call(listThreadReports, { query }, { as: await app.admin() })
      const { entries, next } = body.reports
      found.push(...entries.flatMap(({ id, reason }: ThreadReport) => (reason === words ? [id] : [])))
      after = next
    } while (after)
    expect(found).toHaveLength(count)
    expect(new Set(found)).toEqual(new Set(made.map((each) => each.id)))
    // The other tests look at the first page alone.
    await app.db.delete(threadReport).where(eq(threadReport.reason, words))
  })

  test('of the other side is a report of its own, with an answer of its own', async () => {
    const { lena, acme, id } = await conversation()
    await report(id, lena, 'Er beschimpft mich.')
    await report(id, acme, 'Sie beschimpft uns.')
    const [hers] = await open('Er beschimpft mich.')
    await settle(hers, { answer: 'Danke.' })
    expect(await open('Er beschimpft mich.')).toEqual([])
    expect(await open('Sie beschimpft uns.')).toMatchObject([{ additions: [], answer: '' }])
  })

  test('is not settled by who has not seen what was added', async () => {
    const { lena, id } = await conversation()
    await report(id, lena, 'Das Erste')
    const [before] = await open('Das Erste')
    await report(id, lena, 'Das Zweite')
    const refused = await settle(before, { note: 'Angerufen' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
    expect(refused.body.current).toMatchObject({
      settledAt: null,
      note: '',
      additions: [{ reason: 'Das Zweite' }],
    })
    await app.settleJobs()
    expect((await mailsTo(app, lena.email)).filter(({ subject }) => subject.includes('Meldung'))).toEqual([])
    const settled = await settle(refused.body.current, { note: 'Angerufen' })
    expect(settled.body.report).toMatchObject({ note: 'Angerufen', additions: [{ reason: 'Das Zweite' }] })
  })

  test('is added to nine times until it is settled, and none of what was taken is lost', async () => {
    const { lena, id } = await conversation()
    const statuses = []
    for (let at = 0; at < 11; at += 1) {
      app.clock.advance(60_000)
      statuses.push((await report(id, lena, `Text ${at} von elf`)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 409])
    expect((await report(id, lena, 'Noch einer')).body.code).toBe('too_many_reports')
    const [found] = await open('Text 0 von elf')
    expect(found.additions.at(-1)).toMatchObject({ reason: 'Text 9 von elf' })
    await settle(found)
    expect((await report(id, lena, 'Danach')).status).toBe(200)
  })

  test('is deleted with what was added, so many days after it was settled', async () => {
    const { lena, id } = await conversation()
    await report(id, lena, 'Vor langer Zeit')
    await report(id, lena, 'Und noch etwas')
    const [found] = await open('Vor langer Zeit')
    await settle(found)
    app.clock.advance(1000)
    await report(id, lena, 'Noch offen')
    const reasons = async () => (await listOwnReports(app.db, lena.accountId)).map(({ reason }) => reason)
    const sweepAfter = (days: number) => {
      const clock = () => new Date(app.clock().getTime() + days * 24 * 60 * 60 * 1000)
      return nightlyReportCleanUp.handler({ ...app.context(), clock }, {})
    }
    await sweepAfter(89)
    expect(await reasons()).toEqual(['Vor langer Zeit', 'Noch offen'])
    await sweepAfter(91)
    expect(await reasons()).toEqual(['Noch offen'])
    expect(await app.db.$count(threadReportAddition, eq(threadReportAddition.reportId, found.id))).toBe(0)
  })
})

test('new conversations are limited by the day, answers and applications are not', async () => {
  const lena = await app.applicant()
  const acme = await app.company()
  const body = { subject: 'Frage', message: 'Hallo' }
  const write = () => app.call(startThread, { params: { id: acme.organisationPersonId }, body }, { as: lena })
  const statuses = []
  for (let at = 0; at < 19; at += 1) statuses.push((await write()).status)
  const atOnce = await Promise.all(Array.from({ length: 12 }, write))
  statuses.push(...atOnce.map(({ status }) => status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect((await write()).body.code).toBe('too_many_new_threads')
})

test('a company’s accounts may begin sixty each; it still answers, and writes about applications', async () => {
  const { lena, acme, kollege, id } = await conversation()
  const { companyId, accountId: senderAccountId } = acme
  const offerId = (await app.offer(acme)).id
  const applicationId = await insertApplication(app, lena, { companyId, offerId })
  const begun = Array.from({ length: 58 }, () => newId())
  const at = app.clock()
  const sides = { companyId, applicantId: lena.applicantId }
  await app.db
    .insert(thread)
    .values(begun.map((id) => ({ id, subject: 'Frage', ...sides, lastMessageAt: at })))
  const first = { side: 'company', text: 'Hallo', sentAt: at, senderAccountId } as const
  await app.db.insert(message).values(begun.map((threadId) => ({ threadId, ...first })))
  const write = async (as: Signed, more = {}) => {
    const body = { subject: 'Frage', message: 'Hallo', ...more }
    return (await app.call(startThread, { params: { id: lena.applicantId }, body }, { as })).status
  }
  expect([await write(acme), await write(acme)]).toEqual([200, 429])
  expect([await write(acme, { applicationId }), (await answer(id, acme)).status]).toEqual([200, 200])
  expect(await write(kollege)).toBe(200)
})
