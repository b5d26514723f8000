import { expect, test } from 'vitest'
import { standardRadius } from '../places/standard-radius.ts'
import { draftOf, followAddress, toSearch } from './search-draft.ts'

const nothing = { text: '', place: [] }
const ulm = { id: '12', radius: 50 }
const bonn = { id: '7', radius: 10 }

test('what was typed survives a change beside it, and gives way to one of its own part', () => {
  const draft = { text: 'IT', place: { id: '12', name: 'Ulm' }, radius: 50 }
  expect(followAddress(draft, nothing, nothing)).toEqual(draft)
  expect(followAddress(draft, nothing, { ...nothing, text: 'Bank' })).toEqual({ ...draft, text: 'Bank' })
  const moved = followAddress(draft, nothing, { ...nothing, place: [bonn] })
  expect(moved).toEqual({ text: 'IT', place: { id: '7', name: null }, radius: 10 })
})

test('a place that was chosen here keeps its name once it is searched for', () => {
  const draft = { text: '', place: { id: '12', name: 'Ulm' }, radius: 50 }
  expect(followAddress(draft, nothing, { ...nothing, place: [ulm] })).toEqual(draft)
})

test('the first place is the one in the field; the others stay', () => {
  const search = { text: ' IT ', place: [ulm, bonn] }
  expect(draftOf(search)).toEqual({ text: ' IT ', place: { id: '12', name: null }, radius: 50 })
  expect(toSearch({ ...draftOf(search), place: null }, search)).toEqual({ text: 'IT', place: [bonn] })
  const both = toSearch({ text: '', place: { id: '7', name: 'Bonn' }, radius: 20 }, search)
  expect(both).toEqual({ text: '', place: [{ id: '7', radius: 20 }] })
  expect(draftOf(nothing).radius).toBe(standardRadius)
})
