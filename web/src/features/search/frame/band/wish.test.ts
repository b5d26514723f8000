import { expect, test } from 'vitest'
import { standardRadius } from '../places/standard-radius.ts'
import { followAddress, searchFor, wishOf } from './wish.ts'

const nothing = { text: '', place: [] }
const ulm = { id: '12', radius: 50 }
const bonn = { id: '7', radius: 10 }

test('what was typed survives a change beside it, and gives way to one of its own part', () => {
  const wish = { text: 'IT', place: { id: '12', name: 'Ulm' }, radius: 50 }
  expect(followAddress(wish, nothing, nothing)).toEqual(wish)
  expect(followAddress(wish, nothing, { ...nothing, text: 'Bank' })).toEqual({ ...wish, text: 'Bank' })
  const moved = followAddress(wish, nothing, { ...nothing, place: [bonn] })
  expect(moved).toEqual({ text: 'IT', place: { id: '7', name: null }, radius: 10 })
})

test('a place that was chosen here keeps its name once it is searched for', () => {
  const wish = { text: '', place: { id: '12', name: 'Ulm' }, radius: 50 }
  expect(followAddress(wish, nothing, { ...nothing, place: [ulm] })).toEqual(wish)
})

test('the first place is the one in the field; the others stay', () => {
  const search = { text: ' IT ', place: [ulm, bonn] }
  expect(wishOf(search)).toEqual({ text: ' IT ', place: { id: '12', name: null }, radius: 50 })
  expect(searchFor({ ...wishOf(search), place: null }, search)).toEqual({ text: 'IT', place: [bonn] })
  const both = searchFor({ text: '', place: { id: '7', name: 'Bonn' }, radius: 20 }, search)
  expect(both).toEqual({ text: '', place: [{ id: '7', radius: 20 }] })
  expect(wishOf(nothing).radius).toBe(standardRadius)
})
