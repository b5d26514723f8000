import { type CompanySummary, listCompanies } from '@tandem/contract/companies'
import type { Facets, Relaxation } from '@tandem/contract/endpoint'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chordToKilometres } from '#platform/db/geo.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import {
  createReference,
  distanceOfOffer,
  freePlacesOf,
  type OfferFilters,
  type Place,
  today,
  yearsOf,
} from './reference.testing.ts'
import { companySearch, type Drawn, natural, offerSearch, typed } from './searches.testing.ts'
import { type Company, createWorld, type Offer, type Viewer, type World } from './world.testing.ts'

/** Another world each time; the one that a failure names can be put here. */
const seed = Math.floor(Math.random() * 2 ** 31)

let app: TestApp
let world: World
let reference: Awaited<ReturnType<typeof createReference>>
const places: Place[] = []

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(`${today}T09:00:00Z`)
  world = await createWorld(app, seed)
  reference = await createReference(app, world, typed)
  const { rows } = await app.database.pool.query(
    `select distinct on (name) id, name, latitude, longitude from place
     where name in ('Karlsruhe', 'Karlsruhe-Durlach', 'Stuttgart', 'Köln') order by name, rank desc`,
  )
  places.push(
    ...rows.map((row) => ({ ...row, city: row.name.includes('-') ? row.name.split('-')[0] : null })),
  )
})
afterAll(() => app.stop())

describe(`world ${seed}`, () => {
  test('offers: hits, order, total, counts and relaxations are those of a look at each', async () => {
    await fc.assert(
      fc.asyncProperty(offerSearch, async (drawn) => {
        const { viewer, filters, query } = read(drawn)
        const find = (filters: OfferFilters) => reference.findOffers(viewer, filters)
        const facets = ['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free', 'qualification']
        const search = { endpoint: listOffers, query, facets }
        const hits = await readAll<OfferSummary, Offer>(search, viewer, filters, find)
        const distanceOf = (offer: Offer) => distanceOfOffer(offer, filters)
        expectOrder(drawn, hits, {
          usual: 'newest',
          newest: ({ publishedAt }) => -publishedAt.getTime(),
          name: ({ titleDe }) => titleDe,
          deadline: daysTo,
          lastDeadline: daysFrom,
          distance: distanceOf,
        })
        for (const [{ distance }, offer] of hits) expectDistance(distance, distanceOf(offer))
      }),
      { numRuns: 80 },
    )
  })

  test('companies: the same, and what a card says', async () => {
    await fc.assert(
      fc.asyncProperty(companySearch, async (drawn) => {
        const { viewer, filters, query } = read(drawn)
        const find = (filters: OfferFilters) => reference.findCompanies(viewer, filters)
        const facets = ['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free']
        const search = { endpoint: listCompanies, query, facets }
        const hits = await readAll<CompanySummary, Company>(search, viewer, filters, find)
        const distanceOf = (company: Company) => reference.distanceOfCompany(viewer, company, filters)
        expectOrder(drawn, hits, {
          usual: 'name',
          newest: ({ createdAt }) => -createdAt.getTime(),
          name: ({ name }) => name,
          distance: distanceOf,
        })
        const totals = await readMatches(viewer)
        for (const [{ distance, offers, freePlaces, years, bestMatch }, company] of hits) {
          const own = reference.offersOf(viewer, company)
          const card = { offers: own.length, freePlaces: freePlacesOf(own), years: yearsOf(own) }
          expect({ offers, freePlaces, years }).toEqual(card)
          expectDistance(distance, distanceOf(company))
          const about = reference.offersAbout(viewer, company, filters)
          const matched = idsOf(about).flatMap((id) => totals.get(id) ?? [])
          expect(bestMatch?.match.total).toBe(matched.length === 0 ? undefined : Math.max(...matched))
        }
      }),
      { numRuns: 80 },
    )
  })
})

/** How well the offers fit, by id; without those that nothing is said of. */
async function readMatches(viewer: Viewer): Promise<ReadonlyMap<string, number>> {
  const query = { perPage: 100 }
  const { body }: Answer = await app.call(listOffers, { query }, { as: viewer })
  expect(body.member).toHaveLength(body.totalItems)
  return new Map(body.member.flatMap(({ id, match }: OfferSummary) => (match ? [[id, match.total]] : [])))
}

function read({ viewer: no, sort, order, perPage, radius, chosen }: Drawn) {
  const viewer = world.viewers[no]
  if (!viewer) throw new Error('The world has four viewers')
  const place = chosen.place.flatMap((index) => {
    const place = places[index]
    return place ? { place, radius } : []
  })
  const company = chosen.company === undefined ? undefined : world.companies[chosen.company]?.id
  const filters: OfferFilters = { ...chosen, company, place }
  const flags = {
    free: Number(chosen.free),
    unmarked: Number(chosen.unmarked),
    wanted: chosen.wanted ? 1 : undefined,
  }
  const placed = place.map(({ place }) => `${place.id}~${radius}`)
  return { viewer, filters, query: { ...filters, ...flags, place: placed, sort, order, perPage } }
}

type Answer = Awaited<ReturnType<TestApp['call']>>
type Search = { endpoint: Parameters<TestApp['call']>[0]; query: Record<string, unknown>; facets: string[] }
type Match = { total: number } | null
type Summary = { id: string; match?: Match; bestMatch?: { match: Match } | null }

/** The hits of all pages in their order, each beside its record, once the rest is what it should be. */
async function readAll<S extends Summary, R extends { id: string }>(
  { endpoint, query, facets }: Search,
  viewer: Viewer,
  filters: OfferFilters,
  find: (filters: OfferFilters) => R[],
): Promise<[S, R][]> {
  const expected = new Map(find(filters).map((record) => [record.id, record]))
  const count = (filters: OfferFilters) => find(filters).length
  const hits: S[] = []
  let asked: Record<string, unknown> | null = { ...query, facets: 1 }
  while (asked) {
    const { status, body }: Answer = await app.call(endpoint, { query: asked }, { as: viewer })
    expect(status).toBe(200)
    expect(body.totalItems).toBe(expected.size)
    if (asked.facets) {
      expect(toTable(body.facets)).toEqual(reference.countFacets(count, filters, facets))
      const relaxed = expected.size === 0 ? reference.relax(count, filters) : {}
      expect(toTotals(body.relaxations ?? [])).toEqual(relaxed)
    }
    hits.push(...body.member)
    asked = body.view?.next ? { ...queryOf(body.view.next), facets: undefined } : null
  }
  const page = 2
  const { body } = await app.call(endpoint, { query: { ...query, page } }, { as: viewer })
  const perPage = Number(query.perPage)
  expect(body.member.map(({ id }: S) => id)).toEqual(idsOf(hits).slice(perPage, 2 * perPage))
  expect(idsOf(hits).toSorted()).toEqual([...expected.keys()].toSorted())
  return hits.flatMap((hit) => {
    const record = expected.get(hit.id)
    return record ? [[hit, record]] : []
  })
}

const queryOf = (url: string) => {
  const parameters = new URLSearchParams(url.split('?')[1])
  return Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name)]))
}

const idsOf = (hits: { id: string }[]) => hits.map(({ id }) => id)

const toTable = (facets: Facets) =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([name, values]) =>
      values.map(({ id, count }) => [`${name}:${id}`, count]),
    ),
  )

/** The one that helps most comes first. */
function toTotals(relaxations: Relaxation[]) {
  const totals = relaxations.map(({ total }) => total)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  return Object.fromEntries(relaxations.map(({ filter, total }) => [filter, total]))
}

type Key<R> = (record: R) => number | string
type Keys<R> = Partial<Record<'lastDeadline' | 'deadline', Key<R>>> &
  Record<'newest' | 'name' | 'distance', Key<R>> & { usual: 'newest' | 'name' }

/** Those with the same key come in any order, so that each is on one page. */
function expectOrder<R extends { id: string }>(
  { sort, order, chosen: { place }, viewer }: Drawn,
  hits: [Summary, R][],
  keys: Keys<R>,
): void {
  const isReversed = order !== undefined && order !== natural[sort]
  if (sort === 'match' && viewer === 0) {
    expectRanked(hits, isReversed)
    return
  }
  const isUsual = sort === 'match' || (sort === 'distance' && place.length === 0)
  const key = sort === 'deadline' && isReversed ? keys.lastDeadline : keys[isUsual ? keys.usual : sort]
  const sign = isReversed && !isUsual && sort !== 'deadline' ? -1 : 1
  const found = key ? hits.map(([, record]) => key(record)) : []
  expect(found).toEqual(found.toSorted((a, b) => sign * compareKeys(a, b)))
}

/** How well each fits is shown with it. */
function expectRanked(hits: [Summary, unknown][], isReversed: boolean): void {
  const totals = hits.map(([{ match, bestMatch }]) => (match ?? bestMatch?.match)?.total ?? null)
  const known = totals.filter((total) => total !== null)
  expect(totals).toEqual([
    ...known.toSorted((a, b) => (isReversed ? a - b : b - a)),
    ...totals.filter((total) => total === null),
  ])
}

const collator = new Intl.Collator('de')
function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
}

const dayOf = (deadline: string) => (Date.parse(deadline) - Date.parse(today)) / 86_400_000

/** The next one first, then those without one; last what is over, the latest first. */
function daysTo({ deadline }: Offer): number {
  const days = deadline === null ? 1000 : dayOf(deadline)
  return days >= 0 ? days : 2000 - days
}

function daysFrom(offer: Offer): number {
  const days = offer.deadline === null ? -1 : dayOf(offer.deadline)
  return days >= 0 ? -days : daysTo(offer)
}

function expectDistance(distance: number | null, chord: number): void {
  if (chord === Number.POSITIVE_INFINITY) expect(distance).toBeNull()
  else expect(distance).toBeCloseTo(chordToKilometres(chord), 0)
}
