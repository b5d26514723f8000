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

const few = <T>(values: readonly T[], maxLength = 2) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, fc.subarray([...values], { maxLength }))
/** How each goes by itself. */
export const natural = { match: 'desc', newest: 'desc', distance: 'asc', name: 'asc', deadline: 'asc' }
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const seldom = fc.nat({ max: 3 }).map((drawn) => drawn === 0)
const common = {
  viewer: fc.nat({ max: 3 }),
  text: rarely(fc.constantFrom(...typed)),
  studyInterest: few(interests.map(String), 3),
  studyCourse: few(['1', '5', '13']),
  subjectArea: few(['wirtschaft', 'technik'], 1),
  year: few(years),
  place: few([0, 1, 2, 3]),
  radius: fc.constantFrom(0, 10, 100),
  free: seldom,
  unmarked: seldom,
  order: rarely(fc.constantFrom(...orders)),
  perPage: fc.integer({ min: 1, max: 8 }),
}
export const offerSearch = fc.record({
  ...common,
  company: rarely(fc.nat({ max: 11 })),
  qualification: rarely(fc.constantFrom(...qualifications)),
  grade: rarely(fc.constantFrom(1.5, 2, 2.6)),
  wanted: seldom,
  sort: fc.constantFrom(...offerSorts),
})
export const companySearch = fc.record({
  ...common,
  ...{ qualification: fc.constant(undefined), grade: fc.constant(undefined), wanted: fc.constant(false) },
  sort: fc.constantFrom(...companySorts),
})

export type Drawn = Omit<typeof offerSearch extends fc.Arbitrary<infer T> ? T : never, 'company' | 'sort'> & {
  sort: (typeof offerSorts)[number]
}
