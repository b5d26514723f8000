import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, berlinDay, daysBetween } from './berlin-day.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('%s is the %s in Germany', (instant, day) => {
  expect(berlinDay(new Date(instant))).toBe(day)
})

test('days are added and counted by the calendar, whatever the clocks are put to', () => {
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  const day = fc
    .date({ min: new Date('1970-01-02'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map(berlinDay)
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})
