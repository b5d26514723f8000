import { search, searchedTypes } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { institutionLocation, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offerQualification } from '#features/offers/offers.schema.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile } from '../profiles/profiles.testing.ts'
import { lastSearch } from '../search.schema.ts'

type EntityType = (typeof searchedTypes)[number]
const nord = {
  ...{ key: 'nord', name: 'Standort Nord', town: 'Kiel', postalCode: '24103', role: 'Standort' },
  ...{ latitude: 54.3, longitude: 10.1 },
}
let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
  acme = await app.company({ name: 'Acme Werkzeugbau', firstName: 'Jana', lastName: 'Öztürk' })
  const other = await app.company({ name: 'Zimt GmbH', firstName: 'Udo', lastName: 'Kern' })
  const { id } = await app.offer(acme, { title: 'Informatik' })
  await app.offer(other, { title: 'Bankwesen', studyInterestId: 1 })
  await app.db.insert(offerQualification).values({ offerId: id, qualificationKey: 'ahr' })
  await insertProfile(app.db, lena, { title: 'Sucht Platz', grade: 1.7 })
  await app.db.insert(institutionLocation).values(nord)
  await app.db
    .insert(organisationPerson)
    .values({ institutionLocationKey: 'nord', firstName: 'Ida', lastName: 'Sommer' })
  await ensureDefaultPages(app.db, app.clock())
})
afterAll(() => app.stop())

test.each<[EntityType, object, string[]]>([
  ['offer', {}, ['Bankwesen', 'Informatik']],
  ['offer', { text: 'infromatik' }, ['Informatik']],
  ['offer', { qualification: 'fhr' }, ['Bankwesen']],
  ['company', {}, ['Acme Werkzeugbau', 'Zimt GmbH']],
  ['company', { qualification: 'fhr' }, ['Zimt GmbH']],
  ['company', { studyInterest: '36', free: '1' }, ['Acme Werkzeugbau']],
  ['companyContact', {}, ['Udo Kern', 'Jana Öztürk']],
  ['companyContact', { text: 'oezturk' }, ['Jana Öztürk']],
  ['companyContact', { text: 'zimt kern' }, ['Udo Kern']],
  ['supportContact', { text: 'sommer' }, ['Ida Sommer']],
  ['supportContact', { location: 'nord' }, ['Ida Sommer']],
  ['supportContact', { location: 'nowhere' }, []],
])('an applicant looks for %s with %j', async (entityType, query, names) => {
  const { status, body } = await find(entityType, query, lena)
  expect(status).toBe(200)
  expect(body.member.map(({ name }: { name: string }) => name)).toEqual(names)
  expect(body.totalItems).toBe(names.length)
})

test('contacts of a location come in its order, without hidden ones, and say whether they have a picture', async () => {
  const at = { institutionLocationKey: 'nord', lastName: 'Winter' }
  const added = [
    { ...at, firstName: 'Zoe', position: -1 },
    { ...at, firstName: 'Ada', position: 1 },
    { ...at, firstName: 'Ole', hidden: true },
  ]
  await app.db.insert(organisationPerson).values(added)
  const { body } = await find('supportContact', { location: 'nord' }, lena)
  expect(body.member.map(({ name }: { name: string }) => name)).toEqual([
    'Zoe Winter',
    'Ida Sommer',
    'Ada Winter',
  ])
  expect(body.member[0]).toMatchObject({
    hasImage: false,
    organisation: { id: 'nord' },
    can: { message: false },
  })
  const { accountId } = await app.admin()
  await app.db.update(organisationPerson).set({ accountId }).where(eq(organisationPerson.firstName, 'Ada'))
  const read = (await find('supportContact', { location: 'nord' }, lena)).body.member
  expect(read.map(({ can }: { can: object }) => can)).toEqual(Array(3).fill({ message: true }))
  await app.db.delete(organisationPerson).where(eq(organisationPerson.lastName, 'Winter'))
})

test('a company finds profiles, its own people alone, and applicants find none of the first', async () => {
  for (const entityType of ['applicant', 'application'] as const) {
    const { body } = await find(entityType, { grade: '2.0' }, acme)
    expect(body.member).toMatchObject([{ name: 'Lena Muster', can: { message: true } }])
    expect((await find(entityType, {}, lena)).status).toBe(403)
  }
  const { body } = await find('companyContact', {}, acme)
  expect(body.member).toMatchObject([{ name: 'Jana Öztürk', can: { message: false } }])
})

test('own profiles, saved searches and pages are found by their names, by whom their lists are for', async () => {
  const found = async (entityType: EntityType, query: object, as: { token: string }) => {
    const { status, body } = await find(entityType, { ...query, nt: '1' }, as)
    return status === 200 ? body.member.map(({ name }: { name: string }) => name) : status
  }
  const saved = (
    kind: 'applicants' | 'offers',
    by: { accountId: string; companyId?: string },
    name: string,
  ) => app.db.insert(savedSearch).values({ ...by, kind, name, criteria: {} })
  await saved('offers', { accountId: lena.accountId }, 'Plätze in Kiel')
  const { accountId, companyId } = acme
  await saved('applicants', { accountId, companyId }, 'Gute Noten')
  const max = await app.applicant()

  expect(await found('applicant_management', { text: 'sucht' }, lena)).toEqual(['Sucht Platz'])
  expect(await found('applicant_management', {}, max)).toEqual([])
  expect(await found('applicant_management', {}, acme)).toBe(403)
  expect(await found('search_for_companies', { text: 'plaetze' }, lena)).toEqual(['Plätze in Kiel'])
  expect(await found('search_for_companies', {}, max)).toEqual([])
  expect(await found('search_for_companies', {}, acme)).toEqual([])
  expect(await found('search_for_applicants', { text: 'noten' }, acme)).toEqual(['Gute Noten'])
  expect(await found('search_for_applicants', {}, await app.company())).toEqual([])
  expect(await found('search_for_applicants', {}, lena)).toBe(403)
  expect(await found('page', { text: 'impresum' }, lena)).toContain('Impressum')
  expect(await found('organisationPerson', { text: 'sommer' }, lena)).toEqual(['Ida Sommer'])
  expect(await found('organisationPerson', {}, lena)).toEqual(
    expect.arrayContaining(['Udo Kern', 'Jana Öztürk', 'Ida Sommer']),
  )
  expect(await found('organisationPerson', {}, acme)).toEqual(['Jana Öztürk', 'Ida Sommer'])
})

test.each<[EntityType, string, string[]]>([
  // Another form of the word, words that nobody searches for, and a typing error.
  ['search_for_companies', 'der platz', ['Plätze bei Banken']],
  ['search_for_companies', 'plätez', ['Plätze bei Banken']],
  // No word of the other is a typing error of one that there is.
  ['search_for_companies', 'kern', ['Kern']],
  ['search_for_companies', 'kerm', ['Kerl', 'Kern']],
  ['companyContact', 'kern', ['Udo Kern']],
  ['companyContact', 'kernn', ['Udo Kern']],
  ['supportContact', 'somer', ['Ida Sommer']],
  ['supportContact', 'sommers nord', ['Ida Sommer']],
])('%s by “%s” finds %j', async (entityType, text, names) => {
  const max = await app.applicant()
  for (const name of ['Kern', 'Kerl', 'Plätze bei Banken']) {
    await app.db.insert(savedSearch).values({ accountId: max.accountId, kind: 'offers', name, criteria: {} })
  }
  const { body } = await find(entityType, { text, nt: '1' }, max)
  expect(body.member.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('pages and questions are found in the language of the request, of the own side, with what was found', async () => {
  const found = async (text: string, as: { token: string }, locale: 'de' | 'en') => {
    const params = { entityType: 'page' } as const
    const { body } = await app.call(search, { params, query: { text, nt: '1' } }, { as, locale })
    return body.member
  }
  expect((await found('impresum', lena, 'de'))[0]).toMatchObject({
    id: 'imprint',
    name: 'Impressum',
    highlight: '\u0002Impressum\u0003',
  })
  const imprint = { id: 'imprint', name: 'Imprint' }
  expect((await found('imprint', lena, 'en'))[0]).toMatchObject(imprint)
  expect((await found('Was ist die Deltaprüfung?', lena, 'de'))[0]).toMatchObject({ id: 'deltapruefung' })
  const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id)
  expect(idsOf(await found('Deltaprüfung', acme, 'de'))).not.toContain('deltapruefung')
  expect(idsOf(await found('Deltaprüfung', await app.admin(), 'de'))).toContain('deltapruefung')
})

test('a kind that there is not is not found, and nobody searches without a login', async () => {
  const params = { entityType: 'person' } as never
  const { status, body } = await app.call(search, { params }, { as: lena })
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect((await app.call(search, { params: { entityType: 'page' } })).status).toBe(401)
})

test('the last search of each kind is kept, but not one that is not to be tracked', async () => {
  const max = await app.applicant()
  const kept = async () =>
    await app.db
      .select()
      .from(lastSearch)
      .where(eq(lastSearch.accountId, max.accountId))
      .orderBy(lastSearch.entityType)
  await find('offer', { text: 'bank', nt: '1' }, max)
  expect(await kept()).toEqual([])
  await find('offer', { text: 'bank', page: '2' }, max)
  await find('company', { text: 'zimt' }, max)
  await find('offer', { text: 'informatik' }, max)
  expect(await kept()).toMatchObject([
    { entityType: 'company', criteria: { text: 'zimt' } },
    { entityType: 'offer', criteria: { text: 'informatik' } },
  ])
})

const ofAdmins = searchedTypes.filter((each) => !/_/.test(each))

test.each(ofAdmins)('%s: a page beyond the last one is empty and names the last', async (entityType) => {
  const { status, body } = await find(entityType, { page: '500', perPage: '1', nt: '1' }, await app.admin())
  expect([status, body.member]).toEqual([200, []])
  expect(body.totalItems).toBeGreaterThan(0)
  expect(body.view).not.toHaveProperty('next')
  expect(body.view.previous).toContain(`page=${body.totalItems}`)
})

test('a hit has the address of its record', async () => {
  const searched: Record<EntityType, { token: string }> = {
    ...{ application: acme, applicant: acme, search_for_applicants: acme },
    ...{ company: lena, offer: lena, companyContact: lena, supportContact: lena, organisationPerson: lena },
    ...{ applicant_management: lena, search_for_companies: lena, page: lena },
  }
  for (const entityType of searchedTypes) {
    const { token } = searched[entityType]
    const { member } = (await find(entityType, {}, { token })).body
    expect([entityType, member.length > 0]).toEqual([entityType, true])
    for (const { '@id': url, id } of member) {
      const answer = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([url, answer.statusCode, answer.json().id]).toEqual([url, 200, id])
    }
  }
})

const find = (entityType: EntityType, query: object, as: { token: string }) =>
  app.call(search, { params: { entityType }, query }, { as })
