import { expect, test } from 'vitest'
import { chosenFilters, isFiltered, noFilters, toggled, without } from './search-state.ts'

const search = {
  ...noFilters,
  text: 'Informatik',
  year: [2026, 2027],
  place: [
    { id: '1', radius: 5 },
    { id: '2', radius: 20 },
  ],
  grade: 2.5,
}

test('filters that are chosen', () => {
  expect(chosenFilters(search)).toEqual(['text', 'year', 'place', 'grade'])
  expect(isFiltered(noFilters)).toBe(false)
})

test('the own offer decides what matches are with, not what is found', () => {
  expect(isFiltered({ ...noFilters, offer: 'any' })).toBe(false)
})

test('a filter goes whole, a list value by value, a place by its id', () => {
  expect(without(search, 'text')).toEqual({ text: '' })
  expect(without(search, 'grade')).toEqual({ grade: null })
  expect(without(search, 'year')).toEqual({ year: [] })
  expect(without(search, 'year', 2026)).toEqual({ year: [2027] })
  expect(without(search, 'place', '1')).toEqual({ place: [{ id: '2', radius: 20 }] })
})

test('toggling twice changes nothing but the order', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3])
  expect(toggled([1, 2, 3], 2)).toEqual([1, 3])
})
