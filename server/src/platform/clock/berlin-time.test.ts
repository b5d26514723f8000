import { expect, test } from 'vitest'
import { berlinInstant } from './berlin-time.ts'

test.each([
  ['2026-11-20', 7, '2026-11-20T06:00:00.000Z'],
  ['2026-07-01', 7, '2026-07-01T05:00:00.000Z'],
  ['2026-03-28', 7, '2026-03-28T06:00:00.000Z'],
  ['2026-03-29', 7, '2026-03-29T05:00:00.000Z'],
  ['2026-10-24', 7, '2026-10-24T05:00:00.000Z'],
  ['2026-10-25', 7, '2026-10-25T06:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
])('%s, %i o’clock in Germany is %s', (day, hour, instant) => {
  expect(berlinInstant(day, hour).toISOString()).toBe(instant)
})
