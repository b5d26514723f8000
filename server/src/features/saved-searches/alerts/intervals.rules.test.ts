import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueUntil, nextMailOn } from './intervals.rules.ts'

const until = (interval: 'daily' | 'weekly', now: string) => dueUntil(interval, new Date(now)).toISOString()

describe('due is what was found', () => {
  test.each([
    ['2026-11-20T05:59:59.999Z', '2026-11-19T06:00:00.000Z'],
    ['2026-11-20T06:00:00.000Z', '2026-11-20T06:00:00.000Z'],
    // The clocks go forward on the 29th of March and back on the 25th of October.
    ['2026-03-29T05:00:00.000Z', '2026-03-29T05:00:00.000Z'],
    ['2026-03-29T04:59:00.000Z', '2026-03-28T06:00:00.000Z'],
    ['2026-10-25T05:30:00.000Z', '2026-10-24T05:00:00.000Z'],
    ['2026-10-25T06:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('until the last morning at seven in Germany (%s)', (now, due) => {
    expect(until('daily', now)).toBe(due)
  })

  test.each([
    ['2026-11-20T12:00:00.000Z', '2026-11-16T06:00:00.000Z'],
    ['2026-11-16T05:59:00.000Z', '2026-11-09T06:00:00.000Z'],
    ['2026-11-16T06:00:00.000Z', '2026-11-16T06:00:00.000Z'],
    ['2026-10-26T05:30:00.000Z', '2026-10-19T05:00:00.000Z'],
  ])('until the last Monday at seven in Germany (%s)', (now, due) => {
    expect(until('weekly', now)).toBe(due)
  })

  test('at most one interval ago, and never in the future', () => {
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(now, (now) => {
        const age = (interval: 'daily' | 'weekly') =>
          (now.getTime() - dueUntil(interval, now).getTime()) / (60 * 60 * 1000)
        expect(age('daily')).toBeGreaterThanOrEqual(0)
        expect(age('daily')).toBeLessThan(25)
        expect(age('weekly')).toBeGreaterThanOrEqual(age('daily'))
        expect(age('weekly')).toBeLessThan(7 * 24 + 1)
      }),
    )
  })
})

test('the next mail', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const next = (notificationInterval: 'never' | 'immediately' | 'daily' | 'weekly', paused = false) =>
    nextMailOn({ notificationInterval, paused }, now)
  expect(next('daily')).toBe('2026-11-21')
  expect(next('weekly')).toBe('2026-11-23')
  expect(next('immediately')).toBe('2026-11-20')
  expect([next('never'), next('daily', true)]).toEqual([null, null])
})
