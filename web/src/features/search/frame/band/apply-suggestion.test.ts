import { expect, test } from 'vitest'
import { noFilters, type SearchState } from '../state/search-state.ts'
import { applySuggestion } from './apply-suggestion.ts'

const state: SearchState = {
  ...noFilters,
  text: 'info',
  studyInterest: ['1'],
  place: [
    { id: '7', radius: 10 },
    { id: '12', radius: 50 },
  ],
  sort: 'newest',
  view: 'list',
  page: 3,
  cursor: null,
}
const named = { name: 'Informatik', detail: '' }

test('a course joins the courses that are chosen, once', () => {
  const course = { kind: 'studyInterest', id: '2', ...named } as const
  expect(applySuggestion(course, state, 20)).toEqual({ text: '', studyInterest: ['1', '2'] })
  expect(applySuggestion({ ...course, id: '1' }, state, 20)).toEqual({ text: '', studyInterest: ['1'] })
})

test('a town takes the place of the first one searched around', () => {
  const town = { kind: 'place', id: '12', name: 'Ulm', detail: '' } as const
  expect(applySuggestion(town, state, 20)).toEqual({ text: '', place: [{ id: '12', radius: 20 }] })
})

test('anything else is searched for by its name', () => {
  expect(applySuggestion({ kind: 'company', id: 'x', ...named }, state, 20)).toEqual({ text: 'Informatik' })
})
