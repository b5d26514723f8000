import { expect, test } from 'vitest'
import { monthsUntil } from '../company/get-answer-times.ts'
import { mondaysUntil } from './get-admin-figures.ts'

test.each([
  ['2026-11-23T10:00:00Z', '2026-09-07', '2026-11-23'],
  ['2026-11-22T22:59:00Z', '2026-08-31', '2026-11-16'],
  // A new week in Berlin already.
  ['2026-11-22T23:01:00Z', '2026-09-07', '2026-11-23'],
])('at %s the twelve weeks begin on %s and end with that of %s', (now, first, last) => {
  const weeks = mondaysUntil(new Date(now))
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, first, last])
})

test.each([
  ['2026-11-23T10:00:00Z', '2025-12', '2026-11'],
  ['2026-12-31T23:30:00Z', '2026-02', '2027-01'],
])('at %s the twelve months are those from %s to %s', (now, first, last) => {
  const months = monthsUntil(new Date(now))
  expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last])
})
