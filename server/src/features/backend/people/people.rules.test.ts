import fc from 'fast-check'
import { expect, test } from 'vitest'
import { possibleDeeds, type Standing, statesOf } from './people.rules.ts'

const instant = fc.option(fc.constant(new Date('2026-11-20T12:00:00Z')))
const standing: fc.Arbitrary<Standing> = fc.record({
  id: fc.constantFrom('admin', 'somebody'),
  confirmedAt: instant,
  hiddenAt: instant,
  lockedAt: instant,
  deletionDueAt: instant,
})
const facts = fc.record({
  viewerId: fc.constant('admin'),
  hasSecondFactor: fc.boolean(),
  isResetAsked: fc.boolean(),
  hasSessions: fc.boolean(),
})

test('each deed has its way back, and never both are offered', () => {
  fc.assert(
    fc.property(standing, facts, (account, about) => {
      const can = possibleDeeds(account, about)
      expect(can.lock && can.unlock).toBe(false)
      expect(can.scheduleDeletion && can.cancelDeletion).toBe(false)
      if (account.id === 'somebody') {
        expect(can.unlock).toBe(account.lockedAt !== null)
        expect(can.cancelDeletion).toBe(account.deletionDueAt !== null)
      }
      if (account.confirmedAt === null)
        expect([can.lock, can.resetSecondFactor, can.export]).not.toContain(true)
    }),
  )
})

test('an admin decides about everybody but themselves, and may read what is kept about them', () => {
  fc.assert(
    fc.property(standing, facts, (account, about) => {
      const { export: mayRead, ...deeds } = possibleDeeds({ ...account, id: about.viewerId }, about)
      expect(Object.values(deeds)).not.toContain(true)
      expect(mayRead).toBe(account.confirmedAt !== null)
    }),
  )
})

test('that a locked account is hidden goes without saying', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const account = { id: 'somebody', confirmedAt: at, hiddenAt: at, lockedAt: null, deletionDueAt: null }
  expect(statesOf(account)).toEqual(['hidden'])
  expect(statesOf({ ...account, lockedAt: at, deletionDueAt: at })).toEqual(['locked', 'leaving'])
  expect(statesOf({ ...account, confirmedAt: null, hiddenAt: null })).toEqual(['unconfirmed'])
})
