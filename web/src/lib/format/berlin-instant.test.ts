import { expect, test } from 'vitest'
import { berlinInstant, berlinParts } from './berlin-instant.ts'

test.each([
  ['2026-11-26', '10:30', '2026-11-26T09:30:00.000Z'],
  ['2027-07-01', '08:15', '2027-07-01T06:15:00.000Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
])('%s %s in Berlin is %s, and back', (day, time, instant) => {
  expect(berlinInstant(day, time)).toBe(instant)
  expect(berlinParts(instant)).toEqual({ day, time })
})

test('an hour that is left out is the one after it, and half a time is none', () => {
  expect(berlinInstant('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
  expect(berlinInstant('2027-03-28', '')).toBeNull()
  expect(berlinInstant('', '10:00')).toBeNull()
  expect(berlinInstant('', '')).toBeNull()
})
