import { createApplication } from '@tandem/contract/applications/drafts'

import { closeOffer } from '@tandem/contract/applications/offer-closure'
import { getOffer } from '@tandem/contract/offers'
import {
  createOffer,
  deleteOffer,
  getOwnOffer,
  listAdmittedStudyInterests,
  listOfferChoices,
  listOwnOffers,
  maxOffers,
  publishOffer,
  updateOffer,
} from '@tandem/contract/offers/own-offers'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { companyStudyInterest } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { insertApplication } from '#features/messaging/messaging.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { offer, offerYear } from '../offers.schema.ts'
import { emptyOffer, fullOffer } from './sample-offer.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  acme = await app.company({ name: 'Acme AG', permissions: ['company-profile-edit'] })
  await app.db.insert(companyStudyInterest).values({ companyId: acme.companyId, studyInterestId: 36 })
})
afterAll(() => app.stop())

test('a company has so many and no more, however many are begun at once', async () => {
  const full = await app.company({ permissions: ['company-profile-edit'] })
  await app.db.execute(sql`
    insert into offer (id, company_id, title_de, created_at, updated_at)
    select gen_random_uuid(), ${full.companyId}, '', now(), now() from generate_series(2, ${maxOffers})`)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(createOffer, { body: emptyOffer }, { as: full })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_records')
})

test('a draft begins empty and keeps all that is written, but the places taken', async () => {
  const begun = await begin(emptyOffer)
  expect(begun).toMatchObject({ status: 'draft', revision: 0, content: emptyOffer, taken: [] })
  expect(begun.gaps).toEqual(['title', 'study_interest', 'places', 'location'])
  expect(begun.can).toEqual({ edit: true, publish: false, close: false, delete: true })

  const content = { ...fullOffer, contact: acme.organisationPersonId }
  const saved = await save(begun.id, { ...content, revision: 0 })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ content, revision: 1, gaps: [], taken: [{ year: 2027, taken: 0 }] })
  expect((await read(begun.id)).body).toEqual(saved.body)
  const again = await save(begun.id, { ...emptyOffer, revision: 1 })
  expect(again.body.content).toEqual(emptyOffer)
})

test('an older revision is refused with what is there now', async () => {
  const { id } = await begin(emptyOffer)
  await save(id, { ...fullOffer, revision: 0 })
  const late = await save(id, { ...emptyOffer, revision: 0 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ code: 'changed_elsewhere', current: { revision: 1, content: fullOffer } })
  const published = await publish(id, 0)
  expect(published.body).toMatchObject({ code: 'changed_elsewhere', current: { status: 'draft' } })
})

test('what is not in the lists, another company’s person, and what is named twice', async () => {
  const other = await app.company()
  const { status, body } = await app.call(
    createOffer,
    {
      body: {
        ...emptyOffer,
        studyInterest: '036',
        institutionLocation: 'nowhere',
        contact: other.organisationPersonId,
        qualifications: ['ahr', 'ahr'],
        requiredDocuments: ['poem'],
        expertises: ['999999'],
        languages: [{ language: 'xx', level: 'expert' as const }],
        years: [
          { year: 2027, total: 1 },
          { year: 2027, total: 2 },
        ],
      },
    },
    { as: acme },
  )
  expect(status).toBe(422)
  expect(body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual([
    'studyInterest',
    'years[1].year',
    'institutionLocation',
    'qualifications[1]',
    'requiredDocuments[0]',
    'expertises[0]',
    'languages[0].language',
    'contact',
  ])
})

test('a contact person whom others do not see cannot be chosen, but stays where they are named already', async () => {
  const own = await app.company({ permissions: ['company-profile-edit'] })
  const nora = await app.colleague(own, { lastName: 'Nagel' })
  const content = { ...emptyOffer, contact: nora.organisationPersonId }
  const create = () => app.call(createOffer, { body: content }, { as: own })
  const params = { id: (await create()).body.id }
  const save = (body: Content & { revision: number }) => app.call(updateOffer, { params, body }, { as: own })
  await app.db.update(account).set({ hiddenAt: app.clock() }).where(eq(account.id, nora.accountId))
  const refused = { violations: [{ propertyPath: 'contact', code: 'unknown_reference' }] }
  expect(await create()).toMatchObject({ status: 422, body: refused })
  expect((await save({ ...content, revision: 0 })).status).toBe(200)
  expect((await save({ ...emptyOffer, revision: 1 })).status).toBe(200)
  expect(await save({ ...content, revision: 2 })).toMatchObject({ status: 422, body: refused })
})

test('a day before the first year, which the database lacks, is refused at its field', async () => {
  const { id } = await begin(fullOffer)
  const { body } = await save(id, { ...fullOffer, deadline: '0000-01-01', revision: 0 })
  expect(body).toMatchObject({ status: 422, violations: [{ propertyPath: 'deadline' }] })
})

test('a total stays above what is taken', async () => {
  const { id } = await begin(fullOffer)
  const isYear = and(eq(offerYear.offerId, id), eq(offerYear.year, 2027))
  await app.db.update(offerYear).set({ taken: 2 }).where(isYear)
  const fewer = await save(id, { ...fullOffer, years: [{ year: 2027, total: 1 }], revision: 0 })
  expect(fewer.body.violations).toMatchObject([{ propertyPath: 'years[0].total', code: 'too_small' }])
  const without = await save(id, { ...fullOffer, years: [], revision: 0 })
  expect(without.body.violations).toMatchObject([{ propertyPath: 'years' }])
  const more = await save(id, { ...fullOffer, years: [{ year: 2027, total: 5 }], revision: 0 })
  expect(more.body.taken).toEqual([{ year: 2027, taken: 2 }])
})

test('publishing makes the draft found, once, and keeps it fit for it', async () => {
  const { id } = await begin(emptyOffer)
  expect((await publish(id, 0)).body.code).toBe('offer_incomplete')
  await save(id, { ...fullOffer, revision: 0 })
  const published = await publish(id, 1)
  expect(published.body).toMatchObject({
    status: 'published',
    revision: 2,
    can: { close: true, publish: false },
  })
  expect((await publish(id, 1)).body).toEqual(published.body)
  expect((await app.call(getOffer, { params: { id } }, { as: await app.applicant() })).status).toBe(200)

  const spoilt = await save(id, { ...fullOffer, locations: [], deadline: '2026-11-19', revision: 2 })
  expect(spoilt.status).toBe(422)
  expect(spoilt.body.violations).toMatchObject([{ propertyPath: 'locations' }, { propertyPath: 'deadline' }])
  expect((await read(id)).body).toMatchObject({ revision: 2, content: fullOffer })

  await app.db.update(offer).set({ deadline: '2026-11-01' }).where(eq(offer.id, id))
  const corrected = await save(id, { ...fullOffer, deadline: '2026-11-01', revision: 2 })
  expect(corrected.body).toMatchObject({ revision: 3, gaps: ['deadline_past'] })
})

test('each change of an offer rings with all of the company, and with nobody else', async () => {
  const colleague = await app.colleague(acme)
  await app.company()
  const told = async (work: () => Promise<unknown>) =>
    (await collectEvents(app, async () => void (await work()))).map(({ type, accountIds, data }) => ({
      type,
      to: accountIds.toSorted(),
      of: data.offerId,
    }))
  let id = ''
  const changes = [
    async () => {
      id = (await begin(fullOffer)).id
    },
    () => save(id, { ...fullOffer, revision: 0 }),
    () => publish(id, 1),
    () => app.call(closeOffer, { params: { id }, body: { applicationIds: [] } }, { as: acme }),
    () => remove(id),
  ]
  for (const change of changes) {
    const events = await told(change)
    expect(events).toEqual([{ type: 'offer', to: [acme.accountId, colleague.accountId].toSorted(), of: id }])
  }
})

test('what a company may not publish', async () => {
  const foreign = await begin({ ...fullOffer, studyInterest: '37' })
  expect(foreign.gaps).toEqual(['study_interest_not_admitted'])
  const pending = await app.company({ confirmed: false, permissions: ['company-profile-edit'] })
  const draft = (await app.call(createOffer, { body: fullOffer }, { as: pending })).body
  expect(draft.gaps).toEqual(['company_not_confirmed', 'study_interest_not_admitted'])
  const refused = await app.call(
    publishOffer,
    { params: { id: draft.id }, body: { revision: 0 } },
    { as: pending },
  )
  expect(refused.body.code).toBe('offer_incomplete')
})

test('what was closed is corrected and published again, as long as a place is free', async () => {
  const { id } = await app.offer(acme, { status: 'closed', years: [{ year: 2027, total: 1, taken: 1 }] })
  const full = (await read(id)).body
  expect(full).toMatchObject({ gaps: ['places'], can: { edit: true, publish: false } })
  expect((await publish(id, full.revision)).body.code).toBe('offer_incomplete')
  const years = [{ year: 2027, total: 2 }]
  const corrected = (await save(id, { ...full.content, years, revision: full.revision })).body
  expect(corrected).toMatchObject({ status: 'closed', gaps: [], can: { publish: true } })
  const open = (await publish(id, corrected.revision)).body
  expect(open).toMatchObject({ status: 'published', revision: corrected.revision + 1 })
})

test('an offer that somebody applies for is not deleted', async () => {
  const { id } = await app.offer(acme)
  await app.call(createApplication, { body: { type: 2, offerId: id } }, { as: await app.applicant() })
  expect((await remove(id)).body.code).toBe('offer_has_applications')
  const free = await app.offer(acme)
  expect((await remove(free.id)).status).toBe(200)
  expect((await remove(free.id)).status).toBe(404)
})

test('the list, the people and the study interests of the own company', async () => {
  const own = await app.company({ permissions: ['company-profile-edit'] })
  await app.db.insert(companyStudyInterest).values({ companyId: own.companyId, studyInterestId: 36 })
  const draft = await app.offer(own, { status: 'draft', title: 'Neu' })
  const published = await app.offer(own, { title: 'Offen', years: [{ year: 2027, total: 3, taken: 1 }] })
  const closed = await app.offer(own, { status: 'closed' })
  const closedAt = '2026-10-01T10:00:00.000Z'
  await app.db
    .update(offer)
    .set({ closedAt: new Date(closedAt) })
    .where(eq(offer.id, closed.id))
  const contactId = own.organisationPersonId
  await app.db.update(offer).set({ contactId }).where(eq(offer.id, published.id))
  const of = { companyId: own.companyId, offerId: published.id }
  await insertApplication(app, await app.applicant(), of)
  const opened = await insertApplication(app, await app.applicant(), of)
  await app.db.update(application).set({ stage: 'viewed' }).where(eq(application.id, opened))
  const all = (await app.call(listOwnOffers, {}, { as: own })).body
  expect(all.member.map(({ id }: { id: string }) => id)).toEqual([published.id, draft.id, closed.id])
  expect(all.member[0]).toMatchObject({
    '@id': `/api/offer/${published.id}`,
    title: 'Offen',
    towns: ['Karlsruhe'],
    points: [{ latitude: 49.0083, longitude: 8.3979 }],
    years: [{ year: 2027, total: 3, taken: 1 }],
    applications: { new: 1, open: 2, total: 2 },
    contact: { id: contactId, name: 'Kim Muster' },
    closedAt: null,
    gaps: [],
  })
  expect(all.member[2]).toMatchObject({ id: closed.id, closedAt })
  const drafts = (await app.call(listOwnOffers, { query: { status: 'draft' } }, { as: own })).body
  expect(drafts).toMatchObject({ totalItems: 1, member: [{ id: draft.id }] })

  const { choices } = (await app.call(listOfferChoices, {}, { as: own })).body
  expect(choices.contacts).toEqual([{ id: contactId, name: 'Kim Muster', role: '' }])
  const nora = await app.colleague(own, { lastName: 'Nagel' })
  await app.db.update(account).set({ hiddenAt: app.clock() }).where(eq(account.id, nora.accountId))
  await app.db.update(organisationPerson).set({ hidden: true }).where(eq(organisationPerson.id, contactId))
  const after = (await app.call(listOfferChoices, {}, { as: own })).body.choices
  expect(after.contacts).toMatchObject([{ notShown: true }, { notShown: true }])
  const [named] = (await app.call(listOwnOffers, {}, { as: own })).body.member
  expect(named.contact).toEqual({ id: contactId, name: 'Kim Muster', notShown: true })
  const admitted = (await app.call(listAdmittedStudyInterests, {}, { as: own })).body
  expect(admitted).toMatchObject({ totalItems: 1, member: [{ id: '36' }] })
})

type Content = typeof emptyOffer
const begin = async (body: Content) => (await app.call(createOffer, { body }, { as: acme })).body
const read = (id: string) => app.call(getOwnOffer, { params: { id } }, { as: acme })
const save = (id: string, body: Content & { revision: number }) =>
  app.call(updateOffer, { params: { id }, body }, { as: acme })
const publish = (id: string, revision: number) =>
  app.call(publishOffer, { params: { id }, body: { revision } }, { as: acme })
const remove = (id: string) => app.call(deleteOffer, { params: { id } }, { as: acme })
