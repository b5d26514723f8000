import { companySorts } from '@tandem/contract/companies'
import { offerSorts } from '@tandem/contract/offers'
import { orders } from '@tandem/contract/search'
import fc from 'fast-check'
import { interests, qualifications, years } from './world.testing.ts'

/** With other forms, beginnings and parts of words, umlauts, typing errors, and what is no word. */
export const typed = [
  'haus, Häuser, Haeuser, hauser, brück, Brueckn, STRASSE, strase, werk, bau, banken bank, infromatik, Informatk',
  "daten, bank haus, leere, 2027, 2072, it, sicherheit, koeln, Kölm, und, und haus, xylophon, %_\\, '; --",
  'wirtschafts, management haus, controling, karlsruhe',
].flatMap((line) => line.split(', '))

const some = <T>(values: readonly T[], maxLength = 2) => fc.subarray([...values], { minLength: 1, maxLength })
/** What each filter may be. */
const filters = {
  text: fc.constantFrom(...typed),
  studyInterest: some(interests.map(String), 3),
  studyCourse: some(['1', '5', '13']),
  subjectArea: some(['wirtschaft', 'technik'], 1),
  year: some(years),
  place: some([0, 1, 2, 3]),
  free: fc.constant(true),
  unmarked: fc.constant(true),
}
const filtersOfOffers = {
  ...filters,
  company: fc.nat({ max: 11 }),
  qualification: fc.constantFrom(...qualifications),
  grade: fc.constantFrom(1.5, 2, 2.6),
  wanted: fc.constant(true),
}
const none = {
  ...{ studyInterest: [], studyCourse: [], subjectArea: [], year: [], place: [] },
  ...{ text: undefined, company: undefined, qualification: undefined, grade: undefined },
  ...{ free: false, unmarked: false, wanted: false },
}
type Value<A> = A extends fc.Arbitrary<infer T> ? T : never
type Chosen = { [Name in keyof typeof none]: Value<(typeof filtersOfOffers)[Name]> | (typeof none)[Name] }

/** A few of them: with all there would hardly be a hit. */
const few = (from: Partial<typeof filtersOfOffers>): fc.Arbitrary<Chosen> =>
  fc
    .subarray(Object.keys(from), { maxLength: 4 })
    .chain((names) =>
      fc.record(Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))),
    )
    .map((chosen) => ({ ...none, ...chosen }))

const view = {
  viewer: fc.nat({ max: 3 }),
  radius: fc.constantFrom(0, 10, 100),
  order: fc.option(fc.constantFrom(...orders), { nil: undefined }),
  perPage: fc.integer({ min: 2, max: 12 }),
}
/** How each goes by itself. */
export const natural = { match: 'desc', newest: 'desc', distance: 'asc', name: 'asc', deadline: 'asc' }
export const offerSearch = fc.record({
  ...view,
  sort: fc.constantFrom(...offerSorts),
  chosen: few(filtersOfOffers),
})
export const companySearch = fc.record({
  ...view,
  sort: fc.constantFrom(...companySorts),
  chosen: few(filters),
})
export type Drawn = Value<typeof offerSearch> | Value<typeof companySearch>
