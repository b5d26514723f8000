import { expect, test } from 'vitest'
import { weekNumber, workdays } from './week.ts'

test.each([
  ['2026-11-23', 0, '2026-11-23', '2026-11-27'],
  ['2026-11-26', 0, '2026-11-23', '2026-11-27'],
  // On a Friday hardly anything of the week is left.
  ['2026-11-27', 0, '2026-11-30', '2026-12-04'],
  ['2026-11-29', 0, '2026-11-30', '2026-12-04'],
  ['2026-11-23', 2, '2026-12-07', '2026-12-11'],
  // Over a change of clocks, and a new year.
  ['2027-03-25', 1, '2027-03-29', '2027-04-02'],
  ['2026-12-31', 0, '2026-12-28', '2027-01-01'],
])('from %s, %i weeks on, a week is of %s to %s', (today, weeks, monday, friday) => {
  const days = workdays(today, weeks)
  expect([days.length, days[0], days[4]]).toEqual([5, monday, friday])
})

test.each([
  ['2025-09-22', 39],
  ['2026-01-01', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s is in week %i', (day, week) => expect(weekNumber(day)).toBe(week))
