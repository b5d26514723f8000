import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpen, mayConfirm } from './four-eyes.rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const at = (offset: number) => new Date(now.getTime() + offset)
const who = fc.constantFrom('asker', 'second', 'subject')
const request = fc.record({
  accountId: who,
  requestedBy: fc.option(who),
  expiresAt: fc.integer({ min: -5, max: 5 }).map(at),
  decidedAt: fc.option(fc.constant(at(-1))),
})

test('whatever is confirmed was asked for by one admin, is confirmed by another one, and is about neither', () => {
  let confirmed = 0
  fc.assert(
    fc.property(request, who, (asked, adminId) => {
      if (!mayConfirm(asked, adminId, now)) return
      confirmed++
      expect(new Set([asked.requestedBy, adminId]).size).toBe(2)
      expect([asked.requestedBy, asked.decidedAt]).toEqual([expect.any(String), null])
      expect(asked.accountId).not.toBe(adminId)
      expect(isOpen(asked, now)).toBe(true)
    }),
    // One of fifty can be confirmed.
    { numRuns: 1000 },
  )
  expect(confirmed).toBeGreaterThan(0)
})

test('a request is open until it is decided or its time is over', () => {
  const asked = { accountId: 'subject', requestedBy: 'asker', expiresAt: at(1), decidedAt: null }
  expect(mayConfirm(asked, 'second', now)).toBe(true)
  expect(isOpen({ ...asked, expiresAt: now }, now)).toBe(false)
  expect(isOpen({ ...asked, decidedAt: at(-1) }, now)).toBe(false)
  expect(mayConfirm({ ...asked, requestedBy: null }, 'second', now)).toBe(false)
})
