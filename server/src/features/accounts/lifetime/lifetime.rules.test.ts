import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, berlinDay } from '#platform/clock/berlin-day.ts'
import { type AccountLifetime, type LifetimeStep, lastDays, lifetimeStep } from './lifetime.rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = dayMs / 24
const now = new Date('2026-11-20T04:20:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

const untouched = { warnedDays: null, hiddenAt: null, lockedAt: null }
const account = (daysLeft: number, state: Partial<AccountLifetime> = {}): AccountLifetime => ({
  type: 'applicant',
  renewedAt: daysAgo(365 - daysLeft),
  ...untouched,
  ...state,
})

describe('what is due', () => {
  test.each<[number, Partial<AccountLifetime>, LifetimeStep, string]>([
    [31, {}, { warn: null, nextState: null }, 'nothing before the first warning'],
    [30, {}, { warn: 30, nextState: null }, 'the first warning'],
    [29, { warnedDays: 30 }, { warn: null, nextState: null }, 'each warning once'],
    [7, { warnedDays: 30 }, { warn: 7, nextState: null }, 'the second'],
    [1, { warnedDays: 7 }, { warn: 1, nextState: null }, 'the third'],
    [0, { warnedDays: 1 }, { warn: null, nextState: 'hidden' }, 'then it is hidden'],
    [20, {}, { warn: 30, nextState: null }, 'a warning that was slept over'],
    [5, { warnedDays: 30 }, { warn: 7, nextState: null }, 'only the nearest of those slept over'],
    [1, {}, { warn: 1, nextState: null }, 'only the nearest of all three'],
    [0, { warnedDays: 7 }, { warn: 1, nextState: 'hidden' }, 'nobody is hidden without a mail'],
    [0, { warnedDays: 1, hiddenAt: daysAgo(29) }, { warn: null, nextState: null }, 'hidden for 29 days'],
    [0, { warnedDays: 1, hiddenAt: daysAgo(30) }, { warn: null, nextState: 'erased' }, 'hidden for 30 days'],
    [
      5,
      { warnedDays: 1, hiddenAt: daysAgo(3) },
      { warn: null, nextState: 'restored' },
      'hidden, and given days',
    ],
    [90, { warnedDays: 30 }, { warn: null, nextState: 'restored' }, 'warned, and given days'],
  ])('%i days left, %j: %j (%s)', (daysLeft, state, step) => {
    expect(lifetimeStep(account(daysLeft, state), 365, now)).toEqual(step)
  })

  test('a locked account is neither warned nor shown again; it goes when it would have gone', () => {
    const locked = { lockedAt: daysAgo(400), hiddenAt: daysAgo(400), warnedDays: null }
    const stepOf = (daysLeft: number) => lifetimeStep(account(daysLeft, locked), 365, now)
    expect([30, 7, 0, -29].map(stepOf)).toEqual(Array(4).fill({ warn: null, nextState: null }))
    expect(stepOf(-30)).toEqual({ warn: null, nextState: 'erased' })
    expect(lifetimeStep(account(-999, locked), 0, now)).toEqual({ warn: null, nextState: null })
  })

  test('for an admin, and without a maximum, nothing is', () => {
    expect(lifetimeStep(account(-999, { type: 'admin' }), 365, now)).toEqual({ warn: null, nextState: null })
    expect(lifetimeStep(account(-999), 0, now)).toEqual({ warn: null, nextState: null })
    const hidden = account(-999, { hiddenAt: daysAgo(90), warnedDays: 1 })
    expect(lifetimeStep(hidden, 0, now)).toEqual({ warn: null, nextState: 'restored' })
  })
})

test('whenever the server sleeps: at most three mails, falling, one before or with hiding, 30 days until the end', () => {
  const renewal = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  // Nights on which the job runs; between them up to 20 days of sleep, at any hour.
  const nights = fc.array(fc.integer({ min: 1, max: 20 * 24 }), { minLength: 60, maxLength: 120 })
  fc.assert(
    fc.property(renewal, fc.integer({ min: 1, max: 120 }), nights, (renewedAt, maxDays, pauses) => {
      let aging: AccountLifetime = { type: 'company', renewedAt, ...untouched }
      const warnings: number[] = []
      let at = renewedAt
      for (const pause of pauses) {
        at = new Date(at.getTime() + pause * hourMs)
        const { daysLeft } = lastDays(aging, maxDays, at)
        const { warn, nextState } = lifetimeStep(aging, maxDays, at)
        expect(nextState).not.toBe('restored')
        if (warn !== null) {
          warnings.push(warn)
          expect(daysLeft).toBeLessThanOrEqual(warn)
        }
        if (nextState === 'hidden') {
          expect(berlinDay(at) >= addDays(berlinDay(renewedAt), maxDays)).toBe(true)
          expect(warnings.at(-1)).toBe(1)
        }
        if (nextState === 'erased') {
          expect(berlinDay(at) >= addDays(berlinDay(aging.hiddenAt ?? at), 30)).toBe(true)
          break
        }
        aging = { ...aging, warnedDays: warn ?? aging.warnedDays, hiddenAt: nextState ? at : aging.hiddenAt }
      }
      expect(warnings).toEqual([...new Set(warnings)].toSorted((a, b) => b - a))
    }),
  )
})

test('the days that a mail names are those on which it happens', () => {
  const renewedAt = new Date('2026-03-01T22:30:00Z')
  const aging = { ...account(0), renewedAt }
  const before = new Date('2027-01-30T04:20:00Z')
  expect(lastDays(aging, 365, before)).toEqual({
    daysLeft: 30,
    endsOn: '2027-03-01',
    erasedOn: '2027-03-31',
  })
  const ended = new Date('2027-03-01T04:20:00Z')
  expect(lifetimeStep({ ...aging, warnedDays: 1 }, 365, ended).nextState).toBe('hidden')
  const hidden = { ...aging, warnedDays: 1, hiddenAt: ended }
  // Summer time has begun between the two.
  expect(lifetimeStep(hidden, 365, new Date('2027-03-30T03:20:00Z')).nextState).toBe(null)
  expect(lifetimeStep(hidden, 365, new Date('2027-03-31T03:20:00Z')).nextState).toBe('erased')
})
