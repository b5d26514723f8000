import { attachFile } from '@tandem/contract/applicants'

import { getApplication } from '@tandem/contract/applications'
import { recordOutcome } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { changeAdmission } from '@tandem/contract/backend'
import { changeReferenceEntry, getReferenceList } from '@tandem/contract/backend/reference-lists'
import { createOffer, updateOffer } from '@tandem/contract/offers/own-offers'
import { changeApplications } from '@tandem/contract/received-applications/changes'
import { listDeclineReasons, listStudyInterests } from '@tandem/contract/reference'
import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { completeContent, emptyContent } from '#features/applications/content/sample-content.testing.ts'
import { companyStudyInterest } from '#features/companies/companies.schema.ts'
import { emptyOffer, fullOffer } from '#features/offers/own/sample-offer.testing.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listNames } from './names.store.ts'
import { documentType, expertise, language, qualification, studyInterest } from './reference.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
afterEach(() => setActive(true))

/** Of every list what the samples name. */
async function setActive(active: boolean): Promise<void> {
  const { db } = app
  await db
    .update(studyInterest)
    .set({ active })
    .where(inArray(studyInterest.id, [36, 1]))
  await db
    .update(qualification)
    .set({ active })
    .where(inArray(qualification.key, ['ahr']))
  await db
    .update(language)
    .set({ active })
    .where(inArray(language.code, ['en']))
  await db
    .update(documentType)
    .set({ active })
    .where(inArray(documentType.key, ['cv']))
  await db.update(expertise).set({ active })
}

test('an application keeps what can no longer be chosen; another one cannot choose it', async () => {
  const as = await app.applicant()
  const begin = async () => (await app.call(createApplication, { body: { type: 3 } }, { as })).body.id
  const save = (id: string, content: typeof emptyContent, revision: number) =>
    app.call(updateApplication, { params: { id }, body: { ...content, revision } }, { as })
  const first = await begin()
  await save(first, completeContent, 0)
  await setActive(false)
  const { status, body } = await save(first, { ...completeContent, aboutMe: 'Neu' }, 1)
  expect(status).toBe(200)
  const { studyInterests, qualification, languages } = completeContent
  expect(body).toMatchObject({ studyInterests, qualification, languages, aboutMe: 'Neu' })

  expect(pathsOf(await save(first, emptyContent, 2))).toEqual([])
  expect(pathsOf(await save(first, completeContent, 3))).toEqual([
    'studyInterests[0]',
    'studyInterests[1]',
    'qualification',
    'languages[0].name',
  ])
})

test('an offer keeps what can no longer be chosen; a new one cannot choose it', async () => {
  const as = await app.company({ permissions: ['company-profile-edit'] })
  const [first] = await app.db.select().from(expertise).limit(1)
  const content = { ...fullOffer, expertises: [String(first?.id)] }
  const { id } = (await app.call(createOffer, { body: content }, { as })).body
  await setActive(false)
  const body = { ...content, salary: [], revision: 0 }
  const saved = await app.call(updateOffer, { params: { id }, body }, { as })
  expect(saved.body.content).toEqual({ ...content, salary: [] })
  expect(pathsOf(await app.call(createOffer, { body: { ...emptyOffer, ...content } }, { as }))).toEqual([
    'studyInterest',
    'qualifications[0]',
    'requiredDocuments[0]',
    'expertises[0]',
    'languages[0].language',
  ])
})

test('a document is attached where the offer asks for its kind, and nowhere else', async () => {
  const as = await app.applicant()
  const { id: offerId } = await app.offer(await app.company(), { requiredDocuments: ['cv'] })
  const asked = (await app.call(createApplication, { body: { type: 2, offerId } }, { as })).body.id
  const free = (await app.call(createApplication, { body: { type: 3 } }, { as })).body.id
  await setActive(false)
  const attach = async (id: string) => {
    const file = { name: 'Lebenslauf.pdf', bytes: smallPdf('cv') }
    return (await app.upload(attachFile, { params: { id, type: 'cv' }, file }, { as })).status
  }
  expect(await attach(asked)).toBe(200)
  expect(await attach(free)).toBe(404)
})

test('a company stays admitted to what can no longer be chosen', async () => {
  const as = await app.admin()
  const { companyId } = await app.company()
  await app.db.insert(companyStudyInterest).values({ companyId, studyInterestId: 36 })
  await setActive(false)
  const admit = (studyInterests: string[]) =>
    app.call(changeAdmission, { params: { id: companyId }, body: { studyInterests, revision: 0 } }, { as })
  expect(pathsOf(await admit(['36', '1']))).toEqual(['studyInterests'])
  expect((await admit(['36', '58'])).status).toBe(200)
})

test('readers that ask for them get the names of what can no longer be chosen, told apart', async () => {
  await setActive(false)
  const found = async (query: { inactive?: 'also' }) =>
    (await app.call(listStudyInterests, { query })).body.member.filter(({ id }: { id: string }) =>
      ['36', '58'].includes(id),
    )
  expect(await found({})).toMatchObject([{ id: '58' }])
  const all = await found({ inactive: 'also' })
  expect(all).toContainEqual(
    expect.objectContaining({ id: '36', name: 'Wirtschaftsinformatik', active: false }),
  )
  expect(all.find(({ id }: { id: string }) => id === '58')).not.toHaveProperty('active')
})

test('a company declines for a reason of the list, by the name it has there; what was declined for one keeps it', async () => {
  const admin = await app.admin()
  const acme = await app.company()
  const lena = await app.applicant()
  const sent = async () => {
    const offerId = (await app.offer(acme)).id
    const params = {
      id: (await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })).body.id,
    }
    await app.call(updateApplication, { params, body: { ...completeContent, revision: 0 } }, { as: lena })
    expect((await app.call(submitApplication, { params }, { as: lena })).status).toBe(200)
    return params.id as string
  }
  const decline = (id: string, reason: 'places_taken' | 'other') => {
    const body = { outcome: 'declined_by_company', reason, revision: 1 } as const
    return app.call(recordOutcome, { params: { id }, body }, { as: acme })
  }
  const list = 'decline-reasons'
  const read = async () => (await app.call(getReferenceList, { params: { list } }, { as: admin })).body.list
  const change = async (key: string, words: { nameDe: string; active: boolean }) => {
    const { revision } = await read()
    const body = { nameEn: '', fields: {}, ...words, revision }
    return (await app.call(changeReferenceEntry, { params: { list, key }, body }, { as: admin })).status
  }
  const offered = async () =>
    (await app.call(listDeclineReasons)).body.member.map(
      ({ id, name }: { id: string; name: string }) => `${id}: ${name}`,
    )
  const [first, second] = [await sent(), await sent()]
  expect((await decline(first, 'other')).status).toBe(200)
  expect(await offered()).toHaveLength(5)

  expect(await change('places_taken', { nameDe: 'Voll besetzt', active: true })).toBe(200)
  expect(await change('other', { nameDe: 'Sonstiges', active: false })).toBe(200)
  expect(await offered()).toEqual([
    'places_taken: Voll besetzt',
    expect.stringMatching(/^others_fit_better: /),
    expect.stringMatching(/^requirement_missing: /),
    expect.stringMatching(/^documents_missing: /),
  ])
  const refused = await decline(second, 'other')
  expect(refused.status).toBe(422)
  expect(pathsOf(refused)).toEqual(['reason'])
  const bulk = { kind: 'decline', reason: 'other' } as const
  const applications = [{ id: second, revision: 1 }]
  const together = await app.call(changeApplications, { body: { applications, change: bulk } }, { as: acme })
  expect(pathsOf(together)).toEqual(['change.reason'])
  expect((await decline(second, 'places_taken')).status).toBe(200)
  const kept = await app.call(getApplication, { params: { id: first } }, { as: acme })
  expect(kept.body.declineReason).toBe('other')
  const uses = (await read()).entries.map(({ key, usedBy }: { key: string; usedBy: number }) => [key, usedBy])
  expect(uses).toEqual([
    ['places_taken', 1],
    ['others_fit_better', 0],
    ['requirement_missing', 0],
    ['documents_missing', 0],
    ['other', 1],
  ])
  expect((await listNames(app.db, 'de')).declineReason).toMatchObject({ other: 'Sonstiges' })
})

const pathsOf = ({ body }: { body: { violations?: { propertyPath: string }[] } }) =>
  (body.violations ?? []).map(({ propertyPath }) => propertyPath)
