import { listCompanies } from '@tandem/contract/companies'
import { listOffers } from '@tandem/contract/offers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerQualification } from '#features/offers/offers.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { readInterests } from '../../core/study-interests.store.ts'

const interests = [1, 3, 36, 58]
const years = [2026, 2027, 2028]
const qualifications = ['ahr', 'fhr', 'fgh']
const few = <T>(values: T[], maxLength = 2) => fc.subarray(values, { minLength: 0, maxLength })

type Year = { year: number; total: number; taken: number }
type Offer = {
  interest: number
  course: string
  area: string
  years: Year[]
  accepted: string[]
  company: number
}
type Filters = {
  studyInterest: string[]
  studyCourse: string[]
  subjectArea: string[]
  year: number[]
  free: boolean
  qualification?: string
}
type Filter = keyof Filters

let app: TestApp
let reader: { token: string }
let keys: string[]
const companies = 4
const offers: Offer[] = []

const drawn = fc.record({
  interest: fc.constantFrom(...interests),
  years: few(years).chain((chosen) =>
    fc.tuple(...chosen.map((year) => fc.nat({ max: 2 }).map((taken) => ({ year, total: 2, taken })))),
  ),
  accepted: few(qualifications),
  company: fc.nat({ max: companies - 2 }),
})

beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-06-01T09:00:00Z')
  reader = await app.admin()
  const { byId: courses } = await readInterests(app.db)
  // The last one has no offer.
  const owners = await Promise.all(Array.from({ length: companies }, () => app.company()))
  const [plan = []] = fc.sample(fc.array(drawn, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 7 })
  for (const { interest, accepted, company, ...each } of plan) {
    const owner = owners[company]
    const course = courses.get(interest)
    if (!owner || !course) throw new Error('The plan names what there is not')
    const years = each.years.length > 0 ? each.years : [{ year: 2029, total: 1, taken: 1 }]
    const { id } = await app.offer(owner, { studyInterestId: interest, years })
    const rows = accepted.map((qualificationKey) => ({ offerId: id, qualificationKey }))
    if (rows.length > 0) await app.db.insert(offerQualification).values(rows)
    const area = course.subjectAreaKey
    offers.push({ interest, course: String(course.studyCourseId), area, years, accepted, company })
  }
  const { body } = await app.call(listOffers, { query: { facets: 1 } }, { as: reader })
  keys = body.facets.qualification.map(({ id }: { id: string }) => id)
})
afterAll(() => app.stop())

const filters: fc.Arbitrary<Filters> = fc.record({
  studyInterest: few(interests.map(String)),
  studyCourse: few(['1', '5', '13']),
  subjectArea: few(['wirtschaft', 'technik'], 1),
  year: few(years),
  free: fc.boolean(),
  qualification: fc.option(fc.constantFrom(...qualifications), { nil: undefined }),
})

test('counts of offers are those of looking at each', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const { body } = await search(listOffers, chosen)
      const hits = offers.filter((offer) => meets(offer, chosen))
      expect(body.totalItems).toBe(hits.length)
      const names: Filter[] = ['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free', 'qualification']
      for (const name of names) {
        expect([name, tableOf(body.facets[name])]).toEqual([
          name,
          countEach(chosen, name, ({ length }) => length),
        ])
      }
    }),
    { numRuns: 60 },
  )
})

test('counts of companies are those that have such an offer', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async ({ qualification: _, ...chosen }) => {
      const { body } = await search(listCompanies, chosen)
      const isAbout = Object.values(chosen).some((value) => (Array.isArray(value) ? value.length > 0 : value))
      const fitting = offers.filter((offer) => meets(offer, chosen))
      expect(body.totalItems).toBe(isAbout ? ownersOf(fitting) : companies)
      for (const name of ['studyInterest', 'studyCourse', 'subjectArea', 'year', 'free'] as const) {
        expect([name, tableOf(body.facets[name])]).toEqual([name, countEach(chosen, name, ownersOf)])
      }
    }),
    { numRuns: 60 },
  )
})

const ownersOf = (list: Offer[]) => new Set(list.map(({ company }) => company)).size

const search = (endpoint: typeof listOffers | typeof listCompanies, { free, ...chosen }: Filters) =>
  app.call(endpoint, { query: { ...chosen, free: free ? 1 : 0, facets: 1, perPage: 1 } }, { as: reader })

const freeYears = ({ years }: Offer) =>
  years.filter(({ total, taken }) => taken < total).map(({ year }) => year)
const allYears = ({ years }: Offer) => years.map(({ year }) => year)
const isOneOf = <T>(value: T, list: T[]) => list.length === 0 || list.includes(value)

function meets(offer: Offer, chosen: Filters): boolean {
  const { year, free, qualification } = chosen
  const inYears = free ? freeYears(offer) : allYears(offer)
  return (
    isOneOf(String(offer.interest), chosen.studyInterest) &&
    isOneOf(offer.course, chosen.studyCourse) &&
    isOneOf(offer.area, chosen.subjectArea) &&
    (year.length > 0 ? year.some((each) => inYears.includes(each)) : !free || inYears.length > 0) &&
    (qualification === undefined || offer.accepted.length === 0 || offer.accepted.includes(qualification))
  )
}

/** What each value would find if it alone were chosen of its filter. */
function countEach(chosen: Filters, name: Filter, count: (hits: Offer[]) => number): Record<string, number> {
  const values: Record<Filter, string[]> = {
    studyInterest: interests.map(String),
    studyCourse: [...new Set(offers.map(({ course }) => course))],
    subjectArea: [...new Set(offers.map(({ area }) => area))],
    year: [...years, 2029].map(String),
    free: ['1'],
    qualification: keys,
  }
  const found = values[name].map((value) => {
    const only = { ...chosen, [name]: name === 'free' ? true : name === 'qualification' ? value : [value] }
    const asked = name === 'year' ? { ...only, year: [Number(value)] } : only
    return [value, count(offers.filter((offer) => meets(offer, asked)))] as const
  })
  return Object.fromEntries(found.filter(([, total]) => total > 0))
}

const tableOf = (facet: { id: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(facet.map(({ id, count }) => [id, count]))
