import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { removeColleague } from '@tandem/contract/privacy'
import {
  addNote,
  assignHandler,
  deleteNote,
  getAssessment,
  listAssessments,
  maxNotes,
  rateApplication,
  updateNote,
} from '@tandem/contract/received-applications'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listByAuthor } from './notes.store.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let jule: Awaited<ReturnType<TestApp['colleague']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company()
  jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  lena = await app.applicant()
  id = await sent()
})

test('an application has so many notes and no more, however many are written at once', async () => {
  await app.db.execute(sql`
    insert into application_note (id, application_id, author_id, text, created_at, updated_at)
    select gen_random_uuid(), ${id}, ${acme.accountId}, 'Anruf', now(), now() from generate_series(2, ${maxNotes})`)
  const answers = await Promise.all(['eins', 'zwei', 'drei', 'vier'].map(write))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_records')
})

test('a colleague takes an application over; who saw an older state is told, and shown who has it', async () => {
  const events = await collectEvents(app, async () => {
    const { body } = await assign(jule.accountId, 0)
    expect(body.assessment).toMatchObject({
      handler: { id: jule.accountId },
      handlerLeft: false,
      revision: 1,
    })
  })
  expect(events[0]?.accountIds.toSorted()).toEqual([acme.accountId, jule.accountId].toSorted())
  expect(events[0]).toMatchObject({ type: 'application', data: { applicationId: id } })

  expect(await assign(jule.accountId, 0)).toMatchObject({
    status: 200,
    body: { assessment: { revision: 1 } },
  })
  const late = await assign(acme.accountId, 0)
  expect(late.body).toMatchObject({ code: 'changed_elsewhere', current: { handler: { id: jule.accountId } } })
  expect((await assign(null, 1)).body.assessment).toMatchObject({ handler: null, handlerLeft: false })
})

test('of 12 who take it at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => assign(index % 2 ? jule.accountId : acme.accountId, 0)),
  )
  const handlers = new Set(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.assessment.handler.id),
  )
  expect(handlers.size).toBe(1)
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
})

test('only colleagues who may read applications handle them', async () => {
  const without = await app.colleague(acme)
  for (const { accountId } of [without, await app.company(), lena]) {
    expect((await assign(accountId, 0)).status).toBe(422)
  }
})

test('what somebody handled who left, or lost the permission, is handled by nobody and says so', async () => {
  await assign(jule.accountId, 0)
  await app.db.update(account).set({ permissions: [] }).where(eq(account.id, jule.accountId))
  expect((await show()).body.assessment).toMatchObject({ handler: null, handlerLeft: true })
  await app.call(removeColleague, { params: { id: jule.accountId } }, { as: acme })
  const { received } = (await app.call(listAssessments, {}, { as: acme })).body
  expect(received.assessments).toMatchObject([{ applicationId: id, handler: null, handlerLeft: true }])
  expect((await assign(acme.accountId, 1)).body.assessment).toMatchObject({ handlerLeft: false })
})

test('each colleague rates once; the list tells the mean', async () => {
  const rate = (rating: number | null, as: { token: string }) =>
    app.call(rateApplication, { params: { id }, body: { rating } }, { as })
  await rate(2, acme)
  await rate(5, acme)
  const { assessment } = (await rate(4, jule)).body
  expect(assessment.rating).toBe(4.5)
  expect(
    assessment.ratings.map(({ rating, own }: { rating: number; own: boolean }) => [rating, own]),
  ).toEqual(
    expect.arrayContaining([
      [5, false],
      [4, true],
    ]),
  )
  expect((await rate(6, jule)).status).toBe(422)
  await rate(null, acme)
  const assessments = async (query: { id?: string }) =>
    (await app.call(listAssessments, { query }, { as: acme })).body.received.assessments
  expect(await assessments({})).toMatchObject([{ rating: 4, notes: 0 }])
  expect(await assessments({ id })).toEqual(await assessments({}))
  expect(await assessments({ id: newId() })).toEqual([])
})

test('what somebody wrote and gave is listed as theirs, and nothing of colleagues', async () => {
  for (const as of [acme, jule]) {
    await app.call(addNote, { params: { id }, body: { text: `Von ${as.accountId}` } }, { as })
    await app.call(rateApplication, { params: { id }, body: { rating: as === acme ? 2 : 5 } }, { as })
  }
  expect(await listByAuthor(app.db, jule.accountId)).toMatchObject({
    notes: [{ text: `Von ${jule.accountId}` }],
    ratings: [{ rating: 5 }],
  })
})

test('a note is its author’s to change, also on two devices; colleagues read it', async () => {
  const { assessment } = (await write('Gutes Anschreiben')).body
  const [note] = assessment.notes
  expect(note).toMatchObject({ text: 'Gutes Anschreiben', can: { edit: true, delete: true } })
  const params = { id: note.id }
  const seen = (await show(jule)).body.assessment.notes
  expect(seen).toMatchObject([{ author: note.author, can: { edit: false, delete: false } }])
  const change = (text: string, revision: number, as = acme) =>
    app.call(updateNote, { params, body: { text, revision } }, { as })
  expect((await change('Fremd', 0, jule as never)).status).toBe(403)
  expect((await change('Sehr gutes Anschreiben', 0)).body.assessment.notes[0].revision).toBe(1)
  const late = await change('Von gestern', 0)
  expect(late.body).toMatchObject({
    code: 'changed_elsewhere',
    current: { notes: [{ text: 'Sehr gutes Anschreiben', revision: 1 }] },
  })
  expect((await app.call(deleteNote, { params }, { as: jule })).status).toBe(403)
  await app.db.delete(account).where(eq(account.id, acme.accountId))
  expect((await show(jule)).body.assessment.notes).toMatchObject([{ author: null, can: { delete: true } }])
  expect((await app.call(deleteNote, { params }, { as: jule })).body.assessment.notes).toEqual([])
})

test('of what colleagues think the applicant’s windows never hear', async () => {
  const events = await collectEvents(app, async () => {
    await write('Nur für uns')
  })
  expect(events.flatMap(({ accountIds }) => accountIds)).not.toContain(lena.accountId)
})

async function sent(): Promise<string> {
  const offerId = (await app.offer(acme)).id
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: 0 } }, { as: lena })
  await app.call(submitApplication, { params }, { as: lena })
  return params.id
}

const assign = (handlerId: string | null, revision: number) =>
  app.call(assignHandler, { params: { id }, body: { handlerId, revision } }, { as: acme })
const write = (text: string) => app.call(addNote, { params: { id }, body: { text } }, { as: acme })
const show = (as: { token: string } = acme) => app.call(getAssessment, { params: { id } }, { as })
