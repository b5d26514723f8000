import { offerSorts } from '@tandem/contract/offers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptySearch,
  followAddress,
  type OfferSearch,
  readSearch,
  toggled,
  writeSearch,
} from './offer-search.ts'

const text = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => value === value.trim())
const search: fc.Arbitrary<OfferSearch> = fc
  .record({
    studyInterest: fc.uniqueArray(text, { maxLength: 10 }),
    year: fc.uniqueArray(fc.integer({ min: 2000, max: 2100 }), { maxLength: 6 }),
    place: fc.option(fc.record({ id: text, name: text })),
    radius: fc.integer({ min: 0, max: 500 }),
    sort: fc.constantFrom(...offerSorts),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  // Without a place neither the radius nor the distance to it means anything.
  .map((any) =>
    any.place
      ? any
      : { ...any, radius: emptySearch.radius, sort: any.sort === 'distance' ? 'newest' : any.sort },
  )

test('an address reads as the search it was written for', () => {
  fc.assert(
    fc.property(search, (any) => {
      expect(readSearch(new URLSearchParams(writeSearch(any)))).toEqual(any)
    }),
  )
})

test('any address can be read', () => {
  const name = fc.constantFrom('studyInterest', 'year', 'place', 'placeName', 'radius', 'sort', 'page')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const read = readSearch(new URLSearchParams(pairs))
      expect(readSearch(new URLSearchParams(writeSearch(read)))).toEqual(read)
    }),
  )
})

test('what is wrong in an address leaves the rest as it is', () => {
  const read = readSearch(new URLSearchParams('studyInterest=7&year=soon&page=-1&sort=beauty&radius=far'))
  expect(read).toEqual({ ...emptySearch, studyInterest: ['7'] })
})

test('nothing searched needs no address', () => {
  expect(writeSearch(emptySearch)).toBe('')
})

test('an address names the place beside its id', () => {
  const place = { id: '12', name: 'Bad Saulgau' }
  expect(writeSearch({ ...emptySearch, place })).toBe('?place=12&placeName=Bad+Saulgau&radius=20')
})

test('toggling twice changes nothing but the order', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 2)).toEqual([1, 3])
})

test('a wish that was not searched for yet survives a change beside it, and gives way to one of its own part', () => {
  const wish = { studyInterest: ['1'], place: { id: '12', name: 'Ulm' }, radius: 50 }
  expect(followAddress(wish, emptySearch, { ...emptySearch, year: [2027] })).toEqual(wish)
  const now = { ...emptySearch, studyInterest: ['2'] }
  expect(followAddress(wish, emptySearch, now)).toEqual({ ...wish, studyInterest: ['2'] })
})
