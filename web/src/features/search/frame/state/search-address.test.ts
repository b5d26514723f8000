import { applicantSorts } from '@tandem/contract/applicant-search'
import { languageLevels } from '@tandem/contract/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch, writeSearch } from './search-address.ts'
import { applicantKind, applicationKind, companyKind, offerKind } from './search-kinds.ts'
import {
  emptySearch,
  type FilterKey,
  type Filters,
  noFilters,
  type SearchKind,
  type SearchState,
  sortsOf,
  standardSortOf,
} from './search-state.ts'

const all = { matches: true, map: true }
const newest = '019b0000-0000-7000-8000-000000000010'
const kinds: SearchKind[] = [
  ...[offerKind(all), companyKind(all), applicantKind(true), applicationKind(false)],
  applicantKind(true, newest),
]

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => value === value.trim())
const some = <T>(member: fc.Arbitrary<T>) => fc.uniqueArray(member, { maxLength: 6 })
const language = fc
  .tuple(fc.constantFrom('de', 'en', 'frr'), fc.constantFrom(...languageLevels.slice(1)))
  .map(([code, level]) => `${code}~${level}`)
const place = fc.record({ id: fc.nat(999_999_999).map(String), radius: fc.integer({ min: 0, max: 500 }) })
const filters: fc.Arbitrary<Filters> = fc.record({
  text: fc.oneof(fc.constant(''), word),
  studyInterest: some(word),
  studyCourse: some(word),
  subjectArea: some(word),
  year: some(fc.integer({ min: 2000, max: 2100 })).map((years) => years.sort()),
  place: fc.uniqueArray(place, { maxLength: 5, selector: ({ id }) => id }),
  qualification: some(word),
  grade: fc.option(fc.integer({ min: 10, max: 40 }).map((tenths) => tenths / 10)),
  document: some(word),
  language: some(language),
  free: fc.boolean(),
  unmarked: fc.boolean(),
  company: fc.option(fc.uuid()),
  offer: fc.option(fc.oneof(fc.uuid(), fc.constant(newest))),
})
const search = (kind: SearchKind): fc.Arbitrary<SearchState> =>
  fc
    .record({
      filters,
      sort: fc.constantFrom(...kind.sorts, kind.standardSort),
      view: fc.constantFrom('list' as const, 'map' as const),
      page: fc.integer({ min: 1, max: 10_000 }),
      cursor: fc.option(word),
    })
    .map(({ filters, view, sort, ...rest }) => {
      const known = only(kind.filters, filters)
      const meant = sortsOf(kind, known).includes(sort) ? sort : standardSortOf(kind, known)
      return { ...known, ...rest, sort: meant, view: kind.hasMap ? view : 'list' }
    })

const only = (keys: readonly FilterKey[], filters: Filters): Filters => ({
  ...noFilters,
  ...Object.fromEntries(keys.map((key) => [key, filters[key]])),
})
const read = (kind: SearchKind, address: string) => readSearch(kind, new URLSearchParams(address))

describe.each(kinds)('$key', (kind) => {
  test('an address reads as the search it was written for', () => {
    fc.assert(
      fc.property(search(kind), (any) => {
        expect(read(kind, writeSearch(kind, any))).toEqual(any)
      }),
    )
  })

  test('any address can be read, and is then written in one way', () => {
    const name = fc.constantFrom(...Object.keys(emptySearch(kind)))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const any = readSearch(kind, new URLSearchParams(pairs))
        expect(read(kind, writeSearch(kind, any))).toEqual(any)
      }),
    )
  })

  test('nothing searched needs no address', () => {
    expect(writeSearch(kind, emptySearch(kind))).toBe('')
  })
})

const offers = offerKind(all)

test('what is wrong in an address leaves the rest as it is', () => {
  const address = 'year=soon&year=2027&page=-1&sort=beauty&place=7&place=12~25&grade=9&company=acme&free=yes'
  expect(read(offers, address)).toEqual({
    ...emptySearch(offers),
    year: [2027],
    place: [{ id: '12', radius: 25 }],
  })
})

test('places stand in an address as people can read them', () => {
  const place = [
    { id: '12', radius: 25 },
    { id: '7', radius: 0 },
  ]
  expect(writeSearch(offers, { ...emptySearch(offers), place })).toBe('?place=12~25&place=7~0')
})

test('a place counts once, as it was named first', () => {
  expect(read(offers, 'place=1~5&place=2~5&place=1~9').place).toEqual([
    { id: '1', radius: 5 },
    { id: '2', radius: 5 },
  ])
})

test('an order that means nothing without a filter goes with it', () => {
  expect(read(offers, 'sort=distance').sort).toBe('match')
  expect(read(offers, 'sort=distance&place=1~5').sort).toBe('distance')
  const matched = applicantKind(true)
  expect(read(matched, 'sort=match').sort).toBe('newest')
  expect(read(matched, 'sort=match&offer=01988b5e-0000-7000-8000-000000000000').sort).toBe('match')
  expect(applicantKind(false).sorts).toEqual(applicantSorts.filter((sort) => sort !== 'match'))
})

test('people are compared with the newest own offer and the best come first, until another one or none is chosen', () => {
  const kind = applicantKind(true, newest)
  const read = (address: string) => readSearch(kind, new URLSearchParams(address))
  expect(read('?grade=2')).toMatchObject({ offer: newest, sort: 'match' })
  expect(read('?offer=mine')).toEqual(read(''))
  const none = { ...read(''), offer: null, sort: 'newest' }
  expect(writeSearch(kind, none)).toBe('?offer=none')
  expect(read('?offer=none')).toEqual(none)
  const other = '019b0000-0000-7000-8000-000000000011'
  expect(read(`?offer=${other}`)).toMatchObject({ offer: other, sort: 'match' })
  expect(readSearch(applicantKind(true), new URLSearchParams())).toMatchObject({
    offer: null,
    sort: 'newest',
  })
})

test('a filter of another search is none', () => {
  expect(read(offers, 'document=cv&language=en~independent')).toEqual(emptySearch(offers))
})
