import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch } from '#features/search/frame/state/search-address.ts'
import { applicationKind } from '#features/search/frame/state/search-kinds.ts'
import { emptySearch } from '#features/search/frame/state/search-state.ts'
import { readOpenProfile, tabs, writeOpenProfile } from './open-profile.ts'

const kind = applicationKind(true)
const empty = emptySearch(kind)

test('an address with an open profile reads as that, and as the list it was opened from', () => {
  const open = fc.record({ id: fc.uuid(), tab: fc.constantFrom(...tabs) })
  const list = fc.record({
    year: fc.uniqueArray(fc.integer({ min: 2000, max: 2100 })).map((years) => years.sort()),
    page: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(open, list, (profile, part) => {
      const params = new URLSearchParams(writeOpenProfile(kind, { ...empty, ...part }, profile))
      expect(readOpenProfile(params)).toEqual(profile)
      expect(readSearch(kind, params)).toEqual({ ...empty, ...part })
    }),
  )
})

test('the first tab needs no word, and an unknown one is the first', () => {
  expect(writeOpenProfile(kind, empty, { id: '7', tab: 'profile' })).toBe('?profile=7')
  expect(readOpenProfile(new URLSearchParams('profile=7&tab=secrets'))).toEqual({ id: '7', tab: 'profile' })
  expect(readOpenProfile(new URLSearchParams('year=2027'))).toBe(null)
})
