import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyContent } from '#features/applications/content/sample-content.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { offer, offerLanguage } from '../offers.schema.ts'

type Person = { token: string }
let app: TestApp
let lena: Person
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant()
  acme = await app.company({ name: 'Acme AG' })
})
afterAll(() => app.stop())

test('the facts, the texts with their language, the contact', async () => {
  const { id } = await app.offer(acme, { requiredDocuments: ['cv'], contactId: acme.organisationPersonId })
  await app.db
    .update(offer)
    .set({
      titleEn: 'Business IT',
      descriptionDe: 'Komm zu uns.',
      tasksDe: 'Programmieren.',
      tasksEn: 'Programming.',
      minimumGrade: 2.5,
      salary: [1200, 1300, 1400],
    })
    .where(eq(offer.id, id))
  await app.db.insert(offerLanguage).values({ offerId: id, languageCode: 'en', minimumLevel: 4 })
  await app.db
    .update(organisationPerson)
    .set({ roleDe: 'Ausbildungsleitung', roleEn: 'Head of training', phone: '030 23125-100' })
    .where(eq(organisationPerson.id, acme.organisationPersonId))

  const german = (await get(id, lena)).body
  expect(german).toMatchObject({
    '@id': `/api/offer/${id}`,
    '@type': 'Offer',
    title: 'Wirtschaftsinformatik',
    status: 'published',
    description: { text: 'Komm zu uns.', translated: true },
    minimumGrade: 2.5,
    requiredDocuments: ['cv'],
    languages: [{ language: 'en', name: 'Englisch', level: 'independent' }],
    contact: { name: 'Kim Muster', role: 'Ausbildungsleitung', phone: '030 23125-100' },
    salary: [1200, 1300, 1400],
    can: { apply: true, edit: false },
  })
  const english = (await get(id, lena, 'en')).body
  expect(english).toMatchObject({
    title: 'Business IT',
    description: { text: 'Komm zu uns.', translated: false },
    tasks: { text: 'Programming.', translated: true },
    benefits: { text: '', translated: true },
    languages: [{ name: 'English' }],
    contact: { role: 'Head of training' },
  })
  expect(english).not.toHaveProperty('titleLanguage')
  const other = await app.offer(acme, { title: 'Pflege' })
  expect((await get(other.id, lena, 'en')).body).toMatchObject({ title: 'Pflege', titleLanguage: 'de' })
  expect((await get(other.id, lena)).body).not.toHaveProperty('titleLanguage')
})

test('a start year that is over is shown no more, nor its free places', async () => {
  const last = app.clock().getUTCFullYear() - 1
  const years = [last, last + 2].map((year) => ({ year, total: 3, taken: 1 }))
  const { id } = await app.offer(acme, { title: 'Pflege', years })
  expect((await get(id, lena)).body).toMatchObject({
    years: [{ year: last + 2, total: 3, free: 2 }],
    freePlaces: 2,
  })
})

test('the admission ladder marks the own qualification', async () => {
  const { id } = await app.offer(acme)
  const fresh = await app.applicant()
  const profile = (await app.call(createApplication, { body: { type: 3 } }, { as: fresh })).body
  await app.call(
    updateApplication,
    { params: { id: profile.id }, body: { ...emptyContent, qualification: 'fhr', revision: 0 } },
    { as: fresh },
  )
  const { admission } = (await get(id, fresh)).body
  expect(admission).toHaveLength(13)
  expect(admission[0]).toMatchObject({ qualification: 'ahr', way: 'direct', own: false })
  expect(admission.filter(({ own }: { own: boolean }) => own)).toMatchObject([
    { qualification: 'fhr', name: 'Fachhochschulreife', way: 'delta' },
  ])
})

test('since when the company is a partner, and how far it is from where one looks for a place', async () => {
  const { id } = await app.offer(acme, { latitude: 48.7784, longitude: 9.18 })
  const unsaid = (await get(id, lena)).body
  expect(unsaid.company).not.toHaveProperty('partnerSince')
  expect(unsaid.locations[0]).not.toHaveProperty('distance')

  await app.db.update(company).set({ partnerSince: 2011 }).where(eq(company.id, acme.companyId))
  const fresh = await app.applicant()
  const profile = (await app.call(createApplication, { body: { type: 3 } }, { as: fresh })).body
  const places = [{ place: 'Stuttgart', latitude: 48.7784, longitude: 9.28, radius: 20 }]
  await app.call(
    updateApplication,
    { params: { id: profile.id }, body: { ...emptyContent, places, revision: 0 } },
    { as: fresh },
  )
  const { body } = await get(id, fresh)
  expect(body.company).toMatchObject({ partnerSince: 2011 })
  expect(body.locations[0].distance).toBeCloseTo(7.3, 1)
  expect((await get(id, acme)).body.locations[0]).not.toHaveProperty('distance')
})

test('a draft is there for its own company alone, a closed one also for who applied and admins', async () => {
  const max = await app.applicant()
  const people = [max, acme, await app.colleague(acme), await app.company(), await app.admin()]
  const statuses = (id: string) => Promise.all(people.map(async (as) => (await get(id, as)).status))

  const draft = await app.offer(acme, { status: 'draft' })
  expect(await statuses(draft.id)).toEqual([404, 200, 200, 404, 404])

  const { id } = await app.offer(acme)
  await app.call(createApplication, { body: { type: 2, offerId: id } }, { as: max })
  await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, id))
  expect(await statuses(id)).toEqual([200, 200, 200, 404, 200])
  expect((await get(id, lena)).status).toBe(404)
  expect((await get(id, max)).body.can).toMatchObject({ apply: false, edit: false })
})

test('applying ends with the deadline, not with the last place', async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  const over = await app.offer(acme, { deadline: '2026-11-19' })
  const today = await app.offer(acme, { deadline: '2026-11-20' })
  const full = await app.offer(acme, { years: [{ year: 2027, total: 1, taken: 1 }] })
  expect((await get(over.id, lena)).body.can).toMatchObject({ apply: false, edit: false })
  expect((await get(today.id, lena)).body.can).toMatchObject({ apply: true, edit: false })
  expect((await get(full.id, lena)).body).toMatchObject({ freePlaces: 0, can: { apply: true, edit: false } })
  expect((await get(full.id, acme)).body.can).toMatchObject({ apply: false, edit: true })
  expect((await get(full.id, await app.colleague(acme))).body.can).toMatchObject({
    apply: false,
    edit: false,
  })
  expect((await get(full.id, await app.company())).body.can).toMatchObject({ apply: false, edit: false })
})

test('what does not exist, is no id, or is asked for signed out', async () => {
  expect((await get(newId(), lena)).status).toBe(404)
  expect((await get("1' or '1'='1", lena)).status).toBe(404)
  const { id } = await app.offer(acme)
  expect((await app.call(getOffer, { params: { id } })).status).toBe(401)
})

const get = (id: string, as: Person, locale: 'de' | 'en' = 'de') =>
  app.call(getOffer, { params: { id } }, { as, locale })
