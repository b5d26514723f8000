import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlausibleBirthdate, lifetimeOf } from './accounts.rules.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * day)
const applicant = (renewedAt: Date) => ({ type: 'applicant' as const, renewedAt })

describe('the lifetime of an account', () => {
  test.each([
    [0, 365, false],
    [334, 31, false],
    [335, 30, true],
    [364, 1, true],
    [365, 0, true],
    [400, 0, true],
  ])('%i days after its renewal: %i left, renewable %s', (passed, accountLifetime, allowRevalidation) => {
    expect(lifetimeOf(applicant(daysAgo(passed)), 365, now)).toEqual({
      accountMaxLifetime: 365,
      accountLifetime,
      allowRevalidation,
    })
  })

  test('is unlimited when the maximum is 0', () => {
    expect(lifetimeOf(applicant(daysAgo(9999)), 0, now)).toEqual({
      accountMaxLifetime: 0,
      accountLifetime: 0,
      allowRevalidation: false,
    })
  })

  test('of an admin never ends', () => {
    expect(lifetimeOf({ type: 'admin', renewedAt: daysAgo(9999) }, 365, now)).toMatchObject({
      accountMaxLifetime: 0,
      allowRevalidation: false,
    })
  })

  test.each([
    ['2027-03-27T22:59:00Z', '2027-03-28T22:01:00Z', 363, 'over the night that is an hour short'],
    ['2026-10-24T21:59:00Z', '2026-10-25T22:59:00Z', 364, 'within the day that has 25 hours'],
    ['2026-11-20T22:59:00Z', '2026-11-20T23:00:00Z', 364, 'over midnight in Germany'],
    ['2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', 365, 'within one day in Germany'],
  ])('renewed at %s, at %s: %i days left, %s', (renewedAt, at, left) => {
    const { accountLifetime } = lifetimeOf(applicant(new Date(renewedAt)), 365, new Date(at))
    expect(accountLifetime).toBe(left)
  })

  test('stays within its bounds and never grows by waiting', () => {
    const days = fc.integer({ min: -10, max: 5000 })
    fc.assert(
      fc.property(days, fc.nat(1000), fc.integer({ min: 1, max: 4000 }), (passed, waited, max) => {
        const left = lifetimeOf(applicant(daysAgo(passed)), max, now).accountLifetime
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(max)
        expect(lifetimeOf(applicant(daysAgo(passed + waited)), max, now).accountLifetime).toBeLessThanOrEqual(
          left,
        )
      }),
    )
  })
})

describe('a birthdate', () => {
  test.each([
    ['2012-11-20', true, '14 today'],
    ['2012-11-21', false, '14 tomorrow'],
    ['2027-01-01', false, 'in the future'],
    ['1927-11-20', true, '99 today'],
    ['1926-11-20', false, '100 today'],
    ['0008-05-14', false, 'a slip in the year'],
    ['2008-02-29', true, 'a leap day'],
  ])('%s is plausible: %s (%s)', (birthdate, plausible) => {
    expect(isPlausibleBirthdate(birthdate, now)).toBe(plausible)
  })

  test('counts by the day in Germany', () => {
    const justAfterMidnight = new Date('2026-11-20T23:30:00Z')
    expect(isPlausibleBirthdate('2012-11-21', justAfterMidnight)).toBe(true)
  })
})
