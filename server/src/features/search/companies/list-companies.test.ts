import { type CompanySummary, companySorts, listCompanies } from '@tandem/contract/companies'
import { findPlaces } from '@tandem/contract/reference'
import { orders } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import { clearTtlCaches } from '#platform/db/ttl-cache.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const stuttgart = { town: 'Stuttgart', latitude: 48.7784, longitude: 9.18 }
const hamburg = { town: 'Hamburg', latitude: 53.5503, longitude: 10.0 }

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let place: string

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant()
  const acme = await app.company({ name: 'Acme Werkzeugbau' })
  const bank = await app.company({ name: 'Ämterbank' })
  const zoo = await app.company({ name: 'Zoo Wilhelma' })
  const pending = await app.company({ name: 'Wartende AG', confirmed: false })
  await app.offer(acme, { studyInterestId: 36, years: [{ year: 2027, total: 3, taken: 1 }], ...stuttgart })
  await app.offer(acme, { studyInterestId: 1, years: [{ year: 2028, total: 1, taken: 1 }], ...hamburg })
  await app.offer(acme, { studyInterestId: 3, status: 'draft' })
  await app.offer(bank, { studyInterestId: 36, years: [{ year: 2028, total: 5 }], ...hamburg })
  await app.offer(pending, { studyInterestId: 36 })
  await app.db
    .update(company)
    .set({ industry: 'Tierpark', partnerSince: 2011, latitude: 48.8047, longitude: 9.2056 })
    .where(eq(company.id, zoo.companyId))
  await app.db
    .insert(bookmark)
    .values({ accountId: lena.accountId, recordType: 'company', recordId: bank.companyId })
  const { accountId } = await app.applicant()
  await app.db.insert(bookmark).values({ accountId, recordType: 'company', recordId: acme.companyId })
  place = await placeId('70173')
})
afterAll(() => app.stop())

test('every confirmed company by name, with what it trains for', async () => {
  const { status, body } = await search({})
  expect(status).toBe(200)
  expect(names(body)).toEqual(['Acme Werkzeugbau', 'Ämterbank', 'Zoo Wilhelma'])
  expect(body.member[0]).toMatchObject({
    town: 'Karlsruhe',
    towns: ['Karlsruhe', 'Hamburg', 'Stuttgart'],
    offers: 2,
    freePlaces: 2,
    years: [2027, 2028],
    distance: null,
    answerDays: null,
    bestMatch: null,
    hasLogo: false,
    highlight: '',
  })
  expect(body.member[0].studyInterests.map(({ id }: { id: string }) => id).toSorted()).toEqual(['1', '36'])
  expect(body.member[0]).not.toHaveProperty('partnerSince')
  expect(body.member[2]).toMatchObject({ partnerSince: 2011, offers: 0, studyInterests: [], years: [] })
})

test.each([
  [{ studyInterest: '36' }, ['Acme Werkzeugbau', 'Ämterbank']],
  [{ studyInterest: '3' }, []],
  [{ studyInterest: '36', year: '2028' }, ['Ämterbank']],
  [{ studyInterest: '1', free: '1' }, []],
  [{ free: '1' }, ['Acme Werkzeugbau', 'Ämterbank']],
  [{ unmarked: '1' }, ['Acme Werkzeugbau', 'Zoo Wilhelma']],
  [{ text: 'informatik' }, ['Acme Werkzeugbau', 'Ämterbank']],
  [{ text: 'aemterbnak' }, ['Ämterbank']],
  [{ text: 'tierpark' }, ['Zoo Wilhelma']],
  [{ text: 'wartende' }, []],
  [{ sort: 'newest' }, ['Zoo Wilhelma', 'Ämterbank', 'Acme Werkzeugbau']],
  [{ sort: 'newest', order: 'asc' }, ['Acme Werkzeugbau', 'Ämterbank', 'Zoo Wilhelma']],
  [{ order: 'desc' }, ['Zoo Wilhelma', 'Ämterbank', 'Acme Werkzeugbau']],
  [{ perPage: '1', page: '2' }, ['Ämterbank']],
])('%j finds %j', async (query, found) => {
  expect(names((await search(query)).body)).toEqual(found)
})

test('around a place: the company itself, or where its offers are', async () => {
  const { body } = await search({ place: `${place}~20`, sort: 'distance' })
  expect(names(body)).toEqual(['Acme Werkzeugbau', 'Zoo Wilhelma'])
  expect(body.member[1].distance).toBeLessThan(6)
  expect(body.member[0].distance).toBeLessThan(body.member[1].distance)
  expect(names((await search({ place: `${place}~20`, studyInterest: '1' })).body)).toEqual([])
})

test('the town that the distance is to comes first', async () => {
  const near = await search({ place: `${place}~20` })
  expect(near.body.member[0]).toMatchObject({
    name: 'Acme Werkzeugbau',
    towns: ['Stuttgart', 'Hamburg', 'Karlsruhe'],
  })
  // The offer of this study interest is in Hamburg, however near the other one is.
  const { body } = await search({ place: `${await placeId('60311')}~500`, studyInterest: '1' })
  expect(body.member[0].distance).toBeGreaterThan(350)
  expect(body.member[0].towns[0]).toBe('Hamburg')
})

test('study interests are named in the reader’s language, and as they are called now', async () => {
  const named = async (locale: 'de' | 'en') => {
    const { body } = await app.call(listCompanies, { query: { text: 'Ämterbank' } }, { as: lena, locale })
    return body.member[0].studyInterests
  }
  expect(await named('de')).toEqual([{ id: '36', name: 'Wirtschaftsinformatik' }])
  expect(await named('en')).toEqual([{ id: '36', name: 'Business Information Systems' }])
  await app.db.update(studyInterest).set({ nameDe: 'Informatik im Betrieb' }).where(eq(studyInterest.id, 36))
  clearTtlCaches()
  expect(await named('de')).toEqual([{ id: '36', name: 'Informatik im Betrieb' }])
  expect(await named('en')).toEqual([{ id: '36', name: 'Business Information Systems' }])
})

test('facets count companies, not offers', async () => {
  const { body } = await search({ facets: '1', year: '2028' })
  expect(body.facets.year).toEqual([
    { id: '2028', count: 2 },
    { id: '2027', count: 1 },
  ])
  expect(body.facets.studyInterest).toEqual([
    { id: '1', count: 1 },
    { id: '36', count: 1 },
  ])
  expect(body.facets.free).toEqual([{ id: '1', count: 1 }])
})

test('without a hit it is said what took the last ones away', async () => {
  const { body } = await search({ text: 'tierpark', free: '1' })
  expect(body.relaxations).toEqual([
    { filter: 'text', total: 2, totalIsMinimum: false },
    { filter: 'free', total: 1, totalIsMinimum: false },
  ])
})

const sortings = companySorts.flatMap((sort) => orders.map((order) => ({ sort, order })))

test.each(sortings)('pages by cursor: $sort $order', async (sorting) => {
  const seen: string[] = []
  let url = new URLSearchParams({ ...sorting, place: `${await placeId('34117')}~500`, perPage: '1' })
  for (let pages = 0; pages < 5; pages++) {
    const { body } = await search(Object.fromEntries(url))
    seen.push(...names(body))
    if (!body.view.next) break
    url = new URLSearchParams(body.view.next.split('?')[1])
  }
  expect(seen.toSorted()).toEqual(['Acme Werkzeugbau', 'Zoo Wilhelma', 'Ämterbank'])
})

const search = (query: Record<string, unknown>) => app.call(listCompanies, { query }, { as: lena })

async function placeId(text: string): Promise<string> {
  const { body } = await app.call(findPlaces, { query: { text } })
  return body.member[0].id
}

const names = (body: { member: CompanySummary[] }) => body.member.map(({ name }) => name)
