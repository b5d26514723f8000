import type { ApplicationSummary } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { isInState, ownStates, showOwn } from './useOwnView.ts'

const one = (id: string, status: number, company = 'Werkhof') =>
  ({ id, status, target: { companyName: company, offerTitle: null } }) as ApplicationSummary
const all = [one('a', 1), one('b', 2, 'Nordlicht'), one('c', 2), one('d', 8), one('e', 9), one('f', 2)]
const dates = new Map([
  ['f', null],
  ['c', '2026-12-01T09:00:00Z'],
])
const none = { state: null, sort: 'newest', text: '' } as const
const ids = (view: Parameters<typeof showOwn>[1]) => showOwn(all, view, dates).map(({ id }) => id)

test('every application is in exactly one state, beside the one with a date', () => {
  for (const each of all) {
    const states = ownStates.filter((state) => state !== 'date' && isInState(each, state, dates))
    expect(states).toHaveLength(1)
  }
  expect(ids({ ...none, state: 'date' })).toEqual(['c', 'f'])
  expect(ids({ ...none, state: 'over' })).toEqual(['d', 'e'])
})

test('the next date comes first, then what waits for a time, then the others as they were', () => {
  expect(ids({ ...none, sort: 'date' })).toEqual(['c', 'f', 'a', 'b', 'd', 'e'])
})

test('a company is found by its name, within the state', () => {
  expect(ids({ ...none, text: 'nord' })).toEqual(['b'])
  expect(ids({ ...none, text: 'nord', state: 'draft' })).toEqual([])
})
