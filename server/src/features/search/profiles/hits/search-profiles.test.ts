import type { Facets } from '@tandem/contract/endpoint'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Circle, circleAround } from '#features/search/core/circles.ts'
import { toUnitVector } from '#platform/db/geo.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { openCards } from '../cards/finish-cards.ts'
import type { ProfileCriteria, ProfileSort } from '../criteria/criteria.ts'
import { insertProfile, type ProfileOptions, towns } from '../profiles.testing.ts'
import { searchProfiles } from './search-profiles.ts'

type Town = keyof typeof towns
type Profile = {
  id: string
  no: number
  person: number
  at: number
  sortName: string | null
  grade: number | null
  interests: number[]
  places: Town[]
  desiredYears: number[]
}

const interests = [1, 3, 36]
const people = ['Änne Adler', 'Zoe Zorn', 'Bert Baum']
const few = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })
const options = fc.record({
  person: fc.nat({ max: 8 }),
  grade: fc.option(fc.constantFrom(1, 1.7, 2.5)),
  interests: few(...interests),
  places: few<Town>('karlsruhe', 'stuttgart', 'berlin'),
  desiredYears: few(2026, 2027),
  visibility: fc.constantFrom('open' as const, 'anonymous' as const),
  day: fc.integer({ min: 1, max: 9 }),
})
const everything: ProfileCriteria = {
  ...{
    interests: null,
    circles: [],
    years: [],
    qualifications: [],
    grade: null,
    documents: [],
    languages: [],
  },
  ...{ text: null, unmarkedBy: null, companyId: null },
}
const searched = fc.record({
  interests: fc.option(few(...interests)),
  places: few<Town>('karlsruhe', 'stuttgart'),
  radius: fc.constantFrom(0, 20, 100),
  years: few(2026, 2027),
  grade: fc.option(fc.constantFrom(1.7, 2.5)),
  sort: fc.constantFrom<ProfileSort>(
    ...(['newest', 'grade', 'name', 'distance'] as const),
    ...(['oldest', 'worstGrade', 'nameFromZ', 'farthest'] as const),
  ),
  oneEach: fc.boolean(),
  /** So that few are counted of and most pages come from behind them. */
  counted: fc.integer({ min: 1, max: 30 }),
  perPage: fc.integer({ min: 1, max: 5 }),
})

let app: TestApp
let context: { db: TestApp['db']; locale: 'de' }
const profiles: Profile[] = []

beforeAll(async () => {
  app = await startTestApp()
  context = { db: app.db, locale: 'de' }
  const [drawn = []] = fc.sample(fc.array(options, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 4 })
  await fill(drawn)
})
afterAll(() => app.stop())

test('the pages together are what a look at each profile finds, in order, however few are counted', async () => {
  await fc.assert(
    fc.asyncProperty(searched, async ({ places, radius, sort, oneEach, counted, perPage, ...filters }) => {
      const circles = places.map((place) => circleAround({ ...towns[place], city: null }, radius))
      const criteria = { ...everything, ...filters, circles }
      const expected = lookAtEach({ ...filters, places, radius }, sort, oneEach)
      const found: unknown[] = []
      let cursor: string | undefined
      for (let page = 1; page <= 50; page++) {
        const look = { sort, oneEach, facets: page === 1, cursor, page, perPage }
        const {
          page: shown,
          total,
          totalIsMinimum,
          ...one
        } = await searchProfiles(context, criteria, look, counted)
        expect(totalIsMinimum ? total <= expected.length : total === expected.length).toBe(true)
        if (one.facets && !totalIsMinimum) expect(toTable(one.facets)).toEqual(tally(expected))
        found.push(...openCards(shown.cards ?? '').map(({ applicationId }) => numberOf(applicationId)))
        if (!one.cursor) break
        cursor = one.cursor
      }
      expect(found).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})

const numberOf = (id: string) => profiles.find((profile) => profile.id === id)?.no

type Filters = {
  interests: number[] | null
  places: Town[]
  radius: number
  years: number[]
  grade: number | null
}

/** The slow and obvious way. */
function lookAtEach(filters: Filters, sort: ProfileSort, oneEach: boolean): number[] {
  const circles = filters.places.map((place) => circleAround({ ...towns[place], city: null }, filters.radius))
  const distanceOf = ({ places }: Profile) =>
    Math.min(
      ...places.flatMap((place) =>
        circles
          .map((circle) => chordTo(circle, place))
          .filter((chord, index) => chord <= (circles[index]?.chord ?? 0)),
      ),
    )
  const meets = (profile: Profile) =>
    (filters.interests === null || profile.interests.some((each) => filters.interests?.includes(each))) &&
    (filters.years.length === 0 || profile.desiredYears.some((each) => filters.years.includes(each))) &&
    (filters.grade === null || (profile.grade !== null && profile.grade <= filters.grade)) &&
    (filters.places.length === 0 || distanceOf(profile) < Number.POSITIVE_INFINITY)
  const last = 'zzz'
  type Order = (a: Profile, b: Profile) => number
  const newest: Order = (a, b) => b.at - a.at || b.no - a.no
  const byName: Order = (a, b) => (a.sortName ?? last).localeCompare(b.sortName ?? last, 'de')
  const byDistance: Order = (a, b) => distanceOf(a) - distanceOf(b)
  const withoutLast = (field: 'grade' | 'sortName', order: Order): Order => {
    const rank = (profile: Profile) => Number(profile[field] === null)
    return (a, b) => rank(a) - rank(b) || order(a, b)
  }
  const isAnywhere = filters.places.length === 0
  const orders: Record<ProfileSort, Order> = {
    newest,
    oldest: (a, b) => -newest(a, b),
    grade: (a, b) => (a.grade ?? 9.9) - (b.grade ?? 9.9) || newest(a, b),
    worstGrade: withoutLast('grade', (a, b) => (b.grade ?? 0) - (a.grade ?? 0) || newest(a, b)),
    name: (a, b) => byName(a, b) || a.no - b.no,
    nameFromZ: withoutLast('sortName', (a, b) => -byName(a, b) || a.no - b.no),
    distance: isAnywhere ? newest : (a, b) => byDistance(a, b) || a.no - b.no,
    farthest: isAnywhere ? newest : (a, b) => -byDistance(a, b) || a.no - b.no,
  }
  // Of a person only the first counts; how far someone is, is how near the nearest of their profiles is.
  const hits = profiles.filter(meets).sort(orders[sort === 'farthest' ? 'distance' : sort])
  const persons = hits.map(({ person }) => person)
  return hits
    .filter(({ person }, index) => !oneEach || persons.indexOf(person) === index)
    .sort(orders[sort])
    .map(({ no }) => no)
}

const toTable = (facets: Facets) =>
  Object.fromEntries(
    ['studyInterest', 'year', 'grade'].flatMap((name) =>
      (facets[name] ?? []).map(({ id, count }) => [`${name}:${id}`, count]),
    ),
  )

function tally(nos: number[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { interests, desiredYears, grade } of profiles.filter(({ no }) => nos.includes(no))) {
    const bounds = [1.5, 2, 2.5, 3, 3.5, 4].filter((bound) => grade !== null && grade <= bound)
    const values = [
      ...interests.map((each) => `studyInterest:${each}`),
      ...desiredYears.map((each) => `year:${each}`),
      ...bounds.map((each) => `grade:${each.toFixed(1)}`),
    ]
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** As precise as what is stored. */
function chordTo(circle: Circle, town: Town): number {
  const { x, y, z } = toUnitVector(towns[town])
  const [dx, dy, dz] = [Math.fround(x) - circle.x, Math.fround(y) - circle.y, Math.fround(z) - circle.z]
  return dx * dx + dy * dy + dz * dz
}

type Drawn = ProfileOptions & { person: number; day: number }

async function fill(drawn: Drawn[]): Promise<void> {
  const applicants = new Map<number, { applicantId: string }>()
  for (const { person, day, ...profile } of drawn) {
    const [firstName, lastName] = (people[person % people.length] ?? '').split(' ')
    const owner = applicants.get(person) ?? (await app.applicant({ firstName, lastName }))
    applicants.set(person, owner)
    const updatedAt = new Date(Date.UTC(2026, 0, day))
    const id = await insertProfile(app.db, owner, { ...profile, updatedAt })
    const { interests = [], places = [], desiredYears = [], grade = null } = profile
    const { rows } = await app.database.pool.query('select no from profile_entry where application_id = $1', [
      id,
    ])
    const sortName = profile.visibility === 'open' ? `${lastName} ${firstName}` : null
    profiles.push({
      id,
      no: rows[0].no,
      person,
      at: updatedAt.getTime(),
      sortName,
      grade,
      interests,
      places,
      desiredYears,
    })
  }
}
