import { expect, test } from 'vitest'
import { ageOf } from './useAgo.ts'

const now = Date.parse('2026-11-29T12:00:00Z')

test.each([
  ['2026-11-29T11:59:30Z', [0, 'minute']],
  ['2026-11-29T11:01:00Z', [59, 'minute']],
  ['2026-11-28T12:01:00Z', [23, 'hour']],
  ['2026-11-28T12:00:00Z', [1, 'day']],
  // Not yesterday, though less than two days have passed.
  ['2026-11-27T13:00:00Z', [2, 'day']],
  // Begun in Berlin, where it is an hour later.
  ['2026-11-26T23:30:00Z', [2, 'day']],
  ['2026-11-23T20:00:00Z', [6, 'day']],
  ['2026-11-22T20:00:00Z', null],
  // A clock that is ahead.
  ['2026-11-29T12:05:00Z', [0, 'minute']],
])('%s is as long ago as the calendar says: %j', (instant, expected) => {
  expect(ageOf(instant, now)).toEqual(expected)
})

test('across a change of the clock days are still days', () => {
  expect(ageOf('2026-10-24T10:00:00Z', Date.parse('2026-10-26T10:30:00Z'))).toEqual([2, 'day'])
})
