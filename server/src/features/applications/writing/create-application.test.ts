import { attachFile, changeFile, removeFile, restorePeriodMs } from '@tandem/contract/applicants'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { createApplication, maxProfiles, updateApplication } from '@tandem/contract/applications/drafts'
import type { CallInput } from '@tandem/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { application } from '../applications.schema.ts'
import { completeContent } from '../content/sample-content.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company({ name: 'Acme AG' })
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
})

test('a new profile is empty, hidden and can be edited', async () => {
  const { status, body } = await begin({ type: 3 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    '@type': 'Application',
    type: 3,
    status: 1,
    stage: null,
    target: null,
    revision: 0,
    filledPercentage: 0,
    visibility: 'hidden',
    applicant: { firstName: 'Lena', lastName: 'Muster', email: lena.email },
    timeline: [{ event: 'created', by: 'Lena Muster' }],
    can: { edit: true, submit: false, move: false, message: false, delete: true },
  })
})

test('one profile only where the setting says so, also of 12 requests at once', async () => {
  const strict = await startTestApp()
  try {
    await writeSetting(strict.db, 'applicant.allowMultipleApplications', false, strict.clock())
    const as = await strict.applicant()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => strict.call(createApplication, { body: { type: 3 } }, { as })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  } finally {
    await strict.stop()
  }
  expect((await begin({ type: 3 })).body.id).not.toBe((await begin({ type: 3 })).body.id)
})

test('no more profiles than a person may have, also of 6 requests at once', async () => {
  await app.db.execute(sql`
    insert into application (id, applicant_id, type, created_at, updated_at)
    select gen_random_uuid(), ${lena.applicantId}, 3, now(), now() from generate_series(2, ${maxProfiles})`)
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin({ type: 3 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_records')
})

test('an application for an offer is filled from the newest profile, without its name', async () => {
  await saveProfile({ ...completeContent, aboutMe: 'Die ältere.' })
  app.clock.advance(1000)
  await saveProfile({ ...completeContent, visibility: 'open' })
  const { id } = await app.offer(acme, { title: 'Informatik', requiredDocuments: ['cv', 'cover_letter'] })
  const { body } = await begin({ type: 2, offerId: id })
  const { title: _, coverLetter: __, visibility: ___, ...copied } = completeContent
  expect(body).toMatchObject({
    ...copied,
    type: 2,
    title: '',
    coverLetter: '',
    visibility: 'hidden',
    target: {
      offerId: id,
      offerTitle: 'Informatik',
      companyName: 'Acme AG',
      requiredDocuments: expect.arrayContaining(['cv', 'cover_letter']),
    },
    missing: { fields: ['coverLetter'], documents: expect.arrayContaining(['cv', 'cover_letter']) },
    can: { edit: true, submit: true },
  })
})

test('its attachments share the files: taken from the profile, they stay with the application', async () => {
  const profile = (await begin({ type: 3 })).body
  const file = { name: 'cv.pdf', bytes: smallPdf() }
  const params = { type: 'cv', id: profile.id }
  const { key } = (await app.upload(attachFile, { params, file }, { as: lena })).body.attachment
  const copy = (await begin({ type: 2, offerId: (await app.offer(acme)).id })).body
  expect(copy.attachments).toMatchObject([{ key, name: 'cv.pdf', type: 'cv', mediaType: 'application/pdf' }])

  await app.call(removeFile, { params: { ...params, fileId: key } }, { as: lena })
  await app.settleJobs()
  expect(await app.db.$count(storedFile, eq(storedFile.id, key))).toBe(1)
  await app.call(removeFile, { params: { type: 'cv', id: copy.id, fileId: key } }, { as: lena })
  app.clock.advance(restorePeriodMs)
  await app.settleJobs()
  expect(await app.db.$count(storedFile, eq(storedFile.id, key))).toBe(0)
})

test('a document that came into the profile later is taken over, by nobody but whose it is', async () => {
  const profile = (await begin({ type: 3 })).body
  const { id } = (await begin({ type: 2, offerId: (await app.offer(acme)).id })).body
  const params = { type: 'cv', id: profile.id }
  const file = { name: 'cv.pdf', bytes: smallPdf() }
  const { key } = (await app.upload(attachFile, { params, file }, { as: lena })).body.attachment
  const take = (to: string, as: { token: string }) =>
    app.call(
      changeFile,
      { params: { type: 'cv', id: to, fileId: key }, body: { type: 'cv', name: 'cv.pdf' } },
      { as },
    )
  expect(await take(id, lena)).toMatchObject({ status: 200, body: { attachment: { key, name: 'cv.pdf' } } })
  const stranger = await app.applicant()
  const own = await app.call(createApplication, { body: { type: 3 } }, { as: stranger })
  expect((await take(own.body.id, stranger)).status).toBe(404)
})

test('the template is begun once, from the newest profile, and fills what is begun after it', async () => {
  await saveProfile({ ...completeContent, aboutMe: 'Aus dem Profil.', visibility: 'open' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin({ type: 9 })))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({
    ...{ type: 9, title: '', aboutMe: 'Aus dem Profil.', visibility: 'hidden', coverLetter: '' },
    can: { edit: true, submit: false },
  })
  await app.db
    .update(application)
    .set({ aboutMe: 'Vorlage' })
    .where(and(eq(application.applicantId, lena.applicantId), eq(application.type, 9)))
  const forOffer = await begin({ type: 2, offerId: (await app.offer(acme)).id })
  expect(forOffer.body.aboutMe).toBe('Vorlage')
  expect((await begin({ type: 3 })).body.aboutMe).toBe('Vorlage')
})

test('a profile is copied under a name of its own, and nobody finds the copy', async () => {
  const id = await saveProfile({ ...completeContent, visibility: 'open', disclosed: ['title'] })
  await saveProfile({ ...completeContent, aboutMe: 'Das andere.' })
  const copy = await begin({ type: 3, title: 'Kopie', sourceId: id })
  const { coverLetter: _, ...copied } = completeContent
  expect(copy.body).toMatchObject({ ...copied, title: 'Kopie', visibility: 'hidden', disclosed: [] })
  const foreign = (await app.call(createApplication, { body: { type: 3 } }, { as: await app.applicant() }))
    .body.id
  expect((await begin({ type: 3, sourceId: foreign })).status).toBe(404)
})

test('beginning again goes on with the same draft, also of 50 requests at once', async () => {
  const { id: offerId } = await app.offer(acme)
  const answers = await Promise.all(Array.from({ length: 50 }, () => begin({ type: 2, offerId })))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const mine = and(eq(application.applicantId, lena.applicantId), eq(application.offerId, offerId))
  expect(await app.db.$count(application, mine)).toBe(1)
})

test('a withdrawn application may be followed by another, an answered one may not', async () => {
  const { id: offerId } = await app.offer(acme)
  const first = (await begin({ type: 2, offerId })).body.id
  await app.db.update(application).set({ status: 8 }).where(eq(application.id, first))
  const second = (await begin({ type: 2, offerId })).body.id
  expect(second).not.toBe(first)
  await app.db
    .update(application)
    .set({ status: 9, outcome: 'declined_by_company', sentAt: app.clock() })
    .where(eq(application.id, second))
  expect((await begin({ type: 2, offerId })).body).toMatchObject({ status: 409, code: 'already_applied' })
})

test('an offer that is over takes no more, one that was never public does not exist', async () => {
  const draft = await app.offer(acme, { status: 'draft' })
  const pending = await app.offer(await app.company({ confirmed: false }))
  const over = await app.offer(acme, { deadline: '2020-01-01' })
  const closed = await app.offer(acme)
  await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, closed.id))
  const codes = [draft.id, pending.id, newId(), over.id, closed.id].map(
    async (offerId) => (await begin({ type: 2, offerId })).body.code,
  )
  expect(await Promise.all(codes)).toEqual([
    'not_found',
    'not_found',
    'not_found',
    'offer_closed',
    'offer_closed',
  ])
})

test.each([
  {},
  { type: 1 },
  { type: 1, offerId: newId() },
  { type: 2, offerId: 'x' },
  { type: 3, status: 2 },
])('%j is no application', async (body) => {
  expect((await app.call(createApplication, { body }, { as: lena })).status).toBe(422)
})

test('applicants begin applications, nobody else', async () => {
  const statuses = [undefined, acme, await app.admin()].map(
    async (as) => (await app.call(createApplication, { body: { type: 3 } }, { as })).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 403, 403])
})

type Body = CallInput<typeof createApplication>['body']

const begin = (body: Body) => app.call(createApplication, { body }, { as: lena })

async function saveProfile(content: ApplicationContent): Promise<string> {
  const { id } = (await begin({ type: 3 })).body
  const saved = await app.call(
    updateApplication,
    { params: { id }, body: { ...content, revision: 0 } },
    { as: lena },
  )
  expect(saved.status).toBe(200)
  return id
}
