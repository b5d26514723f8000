import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { findPlaces } from '@tandem/contract/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { offer, offerQualification } from '#features/offers/offers.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const stuttgart = { town: 'Stuttgart', latitude: 48.7784, longitude: 9.18 }
const hamburg = { town: 'Hamburg', latitude: 53.5503, longitude: 10.0 }

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>
const ids: Record<string, string> = {}
const places: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T09:00:00Z')
  lena = await app.applicant()
  acme = await app.company({ name: 'Acme Werkzeugbau' })
  const other = await app.company({ name: 'Zimt & Söhne' })
  const offers: [string, typeof acme, Parameters<TestApp['offer']>[1]][] = [
    ['wi', acme, { title: 'Wirtschaftsinformatik', studyInterestId: 36 }],
    ['haus', other, { title: 'Häuser bauen', studyInterestId: 1, ...hamburg }],
    [
      'full',
      acme,
      {
        title: 'Data Science',
        // What was left free in a year that is over is free no more.
        years: [
          { year: 2026, total: 1 },
          { year: 2028, total: 2, taken: 2 },
        ],
        ...stuttgart,
      },
    ],
    [
      'both',
      other,
      {
        title: 'Bankwesen',
        years: [
          { year: 2027, total: 1 },
          { year: 2028, total: 1, taken: 1 },
        ],
      },
    ],
  ]
  for (const [name, company, options] of offers) {
    ids[name] = (await app.offer(company, options)).id
    app.clock.advance(1000)
  }
  await app.db
    .update(offer)
    .set({ minimumGrade: 2.5, descriptionDe: 'Du planst Brücken.' })
    .where(eq(offer.id, id('haus')))
  await app.db
    .insert(offerQualification)
    .values({ offerId: id('full'), qualificationKey: await aQualification() })
  await app.db
    .insert(bookmark)
    .values({ accountId: lena.accountId, recordType: 'offer', recordId: id('both') })
  const { accountId } = await app.applicant()
  await app.db.insert(bookmark).values({ accountId, recordType: 'offer', recordId: id('full') })
  for (const text of ['76133 Karlsruhe', '20095 Hamburg', '34117 Kassel']) {
    const { body } = await app.call(findPlaces, { query: { text } })
    places[text] = body.member[0].id
  }
})
afterAll(() => app.stop())

test.each([
  ['informatik', ['both', 'full', 'wi']],
  ['Infromatik', ['both', 'full', 'wi']],
  ['wirtschaftsinf', ['both', 'full', 'wi']],
  ['haus', ['haus']],
  ['Hauser', ['haus']],
  ['Haeuser', ['haus']],
  ['brücke', ['haus']],
  ['Acme', ['full', 'wi']],
  ['acme data', ['full']],
  ['sohne', ['both', 'haus']],
  ['hamburg bauen', ['haus']],
  ['und', ['both', 'full', 'haus', 'wi']],
  ['xylophon', []],
  ["'); drop table offer; --", []],
  ['%_\\', ['both', 'full', 'haus', 'wi']],
])('the text “%s” finds %j', async (text, found) => {
  const { status, body } = await search({ text })
  expect(status).toBe(200)
  expect(names(body)).toEqual(found)
})

test('what was found is marked', async () => {
  const { body } = await search({ text: 'wirtschaftsinfromatik data' })
  expect(body.member[0].highlight).toBe('\u0002Data\u0003 Science')
  const inText = await search({ text: 'brücke' })
  expect(inText.body.member[0].highlight).toBe('Du planst \u0002Brücken\u0003.')
})

test.each([
  [{ free: '1' }, ['both', 'haus', 'wi']],
  [{ free: '1', year: '2028' }, []],
  [{ free: '1', year: '2027' }, ['both', 'haus', 'wi']],
  [{ year: '2028' }, ['both', 'full']],
  [{ grade: '2.6' }, ['both', 'full', 'wi']],
  [{ grade: '2.5' }, ['both', 'full', 'haus', 'wi']],
  [{ unmarked: '1' }, ['full', 'haus', 'wi']],
  [{ qualification: 'none' }, ['both', 'haus', 'wi']],
  [{ subjectArea: 'none' }, []],
  [{ sort: 'name' }, ['both', 'full', 'haus', 'wi']],
])('%j finds %j', async (query, found) => {
  expect(names((await search(query)).body)).toEqual(found)
})

test('several places, each with its own kilometres', async () => {
  const place = [`${places['76133 Karlsruhe']}~100`, `${places['20095 Hamburg']}~10`]
  const { body } = await search({ place, sort: 'distance' })
  expect(names(body)).toEqual(expect.arrayContaining(['both', 'full', 'haus', 'wi']))
  expect(body.member.at(-1).distance).toBeGreaterThan(60)
  const narrow = await search({ place: [`${places['76133 Karlsruhe']}~10`, `${places['20095 Hamburg']}~10`] })
  expect(names(narrow.body)).toEqual(['both', 'haus', 'wi'])
})

test('facets count what each value would find, beside all other filters', async () => {
  const { body } = await search({ facets: '1', year: '2028' })
  expect(body.facets.year).toEqual([
    { id: '2027', count: 3 },
    { id: '2028', count: 2 },
  ])
  expect(body.facets.studyInterest).toEqual([{ id: '36', count: 2 }])
  expect(body.facets.free).toEqual([])
  expect((await search({})).body.facets).toBeUndefined()
  for (const { id, count } of (await search({ facets: '1' })).body.facets.qualification) {
    expect((await search({ qualification: id })).body.totalItems).toBe(count)
  }
})

test('without a hit each filter that took the last ones away is named', async () => {
  const { body } = await search({ text: 'haus', year: '2028', free: '1' })
  expect(body.totalItems).toBe(0)
  expect(body.relaxations).toEqual([{ filter: 'year', total: 1, totalIsMinimum: false }])
  expect((await search({})).body.relaxations).toBeUndefined()
})

test.each(['newest', 'name', 'deadline', 'distance'])(
  'pages by cursor do not miss or repeat: %s',
  async (sort) => {
    const place = `${places['34117 Kassel']}~500`
    const seen: string[] = []
    let url = new URLSearchParams({ sort, place, perPage: '1' })
    for (let pages = 0; pages < 10; pages++) {
      const { status, body } = await search(Object.fromEntries(url))
      expect(status).toBe(200)
      seen.push(...names(body))
      // What comes in between shifts nothing.
      if (pages === 0) await app.offer(acme, { title: 'AAA', ...hamburg })
      if (!body.view.next) break
      url = new URLSearchParams(body.view.next.split('?')[1])
    }
    expect(seen.toSorted()).toEqual(['both', 'full', 'haus', 'wi'])
  },
)

test.each([
  ['500', 200],
  ['501', 422],
  ['999', 422],
])('a radius of %s km is answered with %i', async (radius, status) => {
  const place = `${places['76133 Karlsruhe']}~${radius}`
  expect((await search({ place })).status).toBe(status)
})

test.each(['bm90IGpzb24', 'W10', 'WyJuZXdlc3QiLCJ4IiwieSJd'])('the cursor %s is refused', async (cursor) => {
  const { status, body } = await search({ cursor })
  expect(status).toBe(422)
  expect(body.violations).toMatchObject([{ propertyPath: 'cursor' }])
})

const search = (query: Record<string, unknown>) => app.call(listOffers, { query }, { as: lena })

const id = (name: string) => ids[name] ?? ''

const names = (body: { member: OfferSummary[] }) =>
  body.member.flatMap(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? [])

async function aQualification() {
  const { body } = await search({ facets: '1' })
  return body.facets.qualification[0].id
}
