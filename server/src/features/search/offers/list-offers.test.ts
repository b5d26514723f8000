import { createApplication } from '@tandem/contract/applications/drafts'

import { listCompanies } from '@tandem/contract/companies'
import type { OfferSummary } from '@tandem/contract/offers'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { findPlaces } from '@tandem/contract/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offer, offerLocation } from '#features/offers/offers.schema.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const karlsruhe = { town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 }
const durlach = { town: 'Karlsruhe', latitude: 48.9989, longitude: 8.4713 }
const stuttgart = { town: 'Stuttgart', latitude: 48.7784, longitude: 9.18 }
const hamburg = { town: 'Hamburg', latitude: 53.5503, longitude: 10.0 }

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let place: string

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant({ firstName: 'Lena' })
  const acme = await app.company({ name: 'Acme AG' })
  const pending = await app.company({ confirmed: false })
  const offers: [typeof acme, Parameters<TestApp['offer']>[1]][] = [
    [acme, { title: 'hamburg', ...hamburg, deadline: '2026-12-01' }],
    [acme, { title: 'stuttgart', ...stuttgart, deadline: '2027-02-01', studyInterestId: 1 }],
    [acme, { title: 'durlach', ...durlach, years: [{ year: 2028, total: 3, taken: 3 }] }],
    [acme, { title: 'karlsruhe', ...karlsruhe, deadline: '2026-11-01' }],
    [acme, { title: 'draft', ...karlsruhe, status: 'draft' }],
    [acme, { title: 'closed', ...karlsruhe, status: 'closed' }],
    [pending, { title: 'pending', ...karlsruhe }],
  ]
  for (const [company, options] of offers) {
    await app.offer(company, options)
    app.clock.advance(1000)
  }
  const { body } = await app.call(findPlaces, { query: { text: '76133 Karlsruhe' } })
  place = body.member[0].id
})
afterAll(() => app.stop())

test('the newest first, without drafts, closed ones and those of pending companies', async () => {
  const { status, body } = await search({})
  expect(status).toBe(200)
  expect(body.totalItems).toBe(4)
  expect(titles(body)).toEqual(['karlsruhe', 'durlach', 'stuttgart', 'hamburg'])
  expect(body.member[1]).toMatchObject({
    studyInterest: { id: '36', name: 'Wirtschaftsinformatik', degree: 'B.Sc.' },
    company: { name: 'Acme AG', town: 'Karlsruhe', hasLogo: false },
    years: [{ year: 2028, total: 3, free: 0 }],
    freePlaces: 0,
    locations: [durlach],
    distance: null,
    application: null,
  })
})

test('a cursor goes on with its own list, order and filters only, with pages of any size', async () => {
  const first = await search({ year: '2027', sort: 'name', perPage: 1 })
  const cursor = new URLSearchParams(first.body.view.next.split('?')[1]).get('cursor') ?? ''
  const [one] = titles(first.body)
  expect(titles((await search({ year: '2027', sort: 'name', perPage: 2, cursor })).body)).not.toContain(one)
  const others = [
    search({ year: '2027', sort: 'newest', cursor }),
    search({ year: '2027', sort: 'name', order: 'desc', cursor }),
    search({ year: '2028', sort: 'name', cursor }),
    search({ sort: 'name', cursor }),
    app.call(listCompanies, { query: { year: '2027', sort: 'name', cursor } }, { as: lena }),
    search({ year: '2027', sort: 'name', cursor: cursor.slice(cursor.indexOf('.') + 1) }),
  ]
  for (const { status, body } of await Promise.all(others)) {
    expect(status).toBe(422)
    expect(body.violations).toEqual([
      {
        propertyPath: 'cursor',
        code: 'cursor',
        message: 'Diese Stelle gehört zu einer anderen Suche. Bitte bei der ersten Seite beginnen.',
      },
    ])
  }
})

test('a year out of bounds is named at its field, with its place only where there are several', async () => {
  const message = 'Bitte einen Wert ab 2000 eingeben.'
  const wrong = async (query: Record<string, unknown>) => (await search(query)).body.violations
  expect(await wrong({ year: '1999' })).toEqual([{ propertyPath: 'year', code: 'too_small', message }])
  expect(await wrong({ year: ['2027', '1999'] })).toMatchObject([{ propertyPath: 'year[1]' }])
})

test.each([
  [{ studyInterest: '1' }, ['stuttgart']],
  [{ studyInterest: ['1', '36'] }, ['karlsruhe', 'durlach', 'stuttgart', 'hamburg']],
  [{ studyInterest: 'none' }, []],
  [{ studyInterest: '99999999999999999999' }, []],
  [{ year: '2028' }, ['durlach']],
  [{ year: ['2027', '2028'], studyInterest: '36' }, ['karlsruhe', 'durlach', 'hamburg']],
  [{ sort: 'deadline' }, ['hamburg', 'stuttgart', 'durlach', 'karlsruhe']],
  [{ sort: 'deadline', order: 'asc' }, ['hamburg', 'stuttgart', 'durlach', 'karlsruhe']],
  [{ sort: 'deadline', order: 'desc' }, ['stuttgart', 'hamburg', 'durlach', 'karlsruhe']],
  [{ sort: 'name', order: 'desc' }, ['stuttgart', 'karlsruhe', 'hamburg', 'durlach']],
  [{ sort: 'newest', order: 'asc' }, ['hamburg', 'stuttgart', 'durlach', 'karlsruhe']],
  [{ perPage: 2, page: 2 }, ['stuttgart', 'hamburg']],
  [{ perPage: 2, page: 3 }, []],
])('%j finds %j', async (query, found) => {
  expect(titles((await search(query)).body)).toEqual(found)
})

test.each([
  [0, ['karlsruhe', 'durlach']],
  [3, ['karlsruhe']],
  [60, ['karlsruhe', 'durlach']],
  [100, ['karlsruhe', 'durlach', 'stuttgart']],
  [500, ['karlsruhe', 'durlach', 'stuttgart']],
])('within %i km of Karlsruhe, the nearest first', async (radius, found) => {
  const { body } = await search({ place: `${place}~${radius}`, sort: 'distance' })
  expect(titles(body)).toEqual(found)
  expect(body.totalItems).toBe(found.length)
  const farthest = { place: `${place}~${radius}`, sort: 'distance', order: 'desc' }
  expect(titles((await search(farthest)).body)).toEqual(found.toReversed())
})

test('only in a city’s district also what names the city alone', async () => {
  const { body: found } = await app.call(findPlaces, { query: { text: 'Karlsruhe-Durlach' } }, { as: lena })
  expect(found.member[0].name).toBe('Karlsruhe-Durlach')
  const { body } = await search({ place: `${found.member[0].id}~0`, sort: 'distance' })
  expect(titles(body)).toEqual(['durlach', 'karlsruhe'])
})

test('the distance is that of the earth, in kilometres', async () => {
  const { body } = await search({ place: `${place}~100`, sort: 'distance' })
  const distances = body.member.map(({ distance }: OfferSummary) => distance)
  expect(distances[0]).toBeLessThan(2)
  expect(distances[2]).toBeGreaterThan(60)
  expect(distances[2]).toBeLessThan(66)
})

test('the pages name each other and keep the search', async () => {
  const { body } = await search({ studyInterest: '36', perPage: 1, page: 2 })
  expect(body.totalItems).toBe(3)
  expect(body.view.next).toContain('studyInterest=36')
  expect(body.view.last).toContain('page=3')
})

test('the own application for an offer is named, to its applicant only', async () => {
  const [, open] = (await search({})).body.member
  const { body } = await app.call(createApplication, { body: { type: 2, offerId: open.id } }, { as: lena })
  const max = await app.applicant()
  expect((await search({})).body.member[1].application).toEqual({ id: body.id, status: 1, sentAt: null })
  expect((await search({}, max)).body.member[1].application).toBeNull()
})

test.each([
  [{ place: '0~10' }, 'place'],
  [{ place: 'x' }, 'place'],
  [{ cursor: 'x' }, 'cursor'],
  [{ sort: 'best' }, 'sort'],
  [{ order: 'up' }, 'order'],
  [{ year: 'soon' }, 'year'],
  [{ perPage: 101 }, 'perPage'],
])('%j is refused', async (query, propertyPath) => {
  const { status, body } = await search(query)
  expect(status).toBe(422)
  expect(body.violations).toMatchObject([{ propertyPath }])
})

test('the offers of one company say what it offers, German where it is not in English; others do not', async () => {
  const company = await app.company({ name: 'Werkhof' })
  const bare = await app.offer(company, { title: 'bare' })
  const told = await app.offer(company, { title: 'told' })
  const listed = async (query: Record<string, string>, locale: 'de' | 'en' = 'de') => {
    const { body } = await app.call(listOffers, { query }, { as: lena, locale })
    return new Map(body.member.map((each: OfferSummary) => [each.id, each.benefits]))
  }
  const set = (benefitsEn: string) =>
    app.db.update(offer).set({ benefitsDe: 'Gleitzeit', benefitsEn }).where(eq(offer.id, told.id))
  await set('')
  const of = { company: company.companyId }
  expect((await listed(of)).get(told.id)).toEqual({ text: 'Gleitzeit', translated: true })
  expect((await listed(of)).get(bare.id)).toBeUndefined()
  expect((await listed(of, 'en')).get(told.id)).toEqual({ text: 'Gleitzeit', translated: false })
  await set('Flexitime')
  expect((await listed(of, 'en')).get(told.id)).toEqual({ text: 'Flexitime', translated: true })
  expect((await listed({})).get(told.id)).toBeUndefined()
  await app.db.delete(offer).where(eq(offer.companyId, company.companyId))
})

test('who is not signed in finds nothing here', async () => {
  expect((await app.call(listOffers, {})).status).toBe(401)
})

test('a card says what its offer does, in either language; of several places the nearest first, of years those ahead', async () => {
  const company = await app.company({ name: 'Łódź & Söhne „Süd“' })
  const years = [
    { year: 2026, total: 9 },
    { year: 2027, total: 3, taken: 1 },
  ]
  const { id } = await app.offer(company, { title: 'Fräsen – „CNC“ 🛠', ...hamburg, years })
  const second = { ...stuttgart, town: 'Stuttgart–Süd', ...toUnitVector(stuttgart) }
  await app.db.insert(offerLocation).values({ offerId: id, position: 1, postalCode: '70173', ...second })
  for (const locale of ['de', 'en'] as const) {
    const { body: shown } = await app.call(getOffer, { params: { id } }, { as: lena, locale })
    const { body } = await app.call(
      listOffers,
      { query: { company: company.companyId, place: `${place}~100` } },
      { as: lena, locale },
    )
    const [card] = body.member
    const { locations, distance, ...facts } = card
    expect(shown).toMatchObject({ ...withoutSearch(facts), locations: locations.toReversed() })
    expect(card).toMatchObject({ years: [{ year: 2027, total: 3, free: 2 }], freePlaces: 2 })
    expect(card.titleLanguage).toBe(locale === 'en' ? 'de' : undefined)
    expect(locations.map(({ town }: { town: string }) => town)).toEqual(['Stuttgart–Süd', 'Hamburg'])
    expect(distance).toBeCloseTo(62.5, 0)
  }
})

/** Of a card what the offer's own page shows too. */
const withoutSearch = ({ match: _, highlight: __, ...facts }: OfferSummary) => facts

const search = (query: Record<string, unknown>, as: { token: string } = lena) =>
  app.call(listOffers, { query }, { as })

const titles = (body: { member: OfferSummary[] }) => body.member.map(({ title }) => title)
