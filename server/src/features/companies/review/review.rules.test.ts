import { expect, test } from 'vitest'
import { type ReviewState, type ReviewStep, takeStep as take } from './review.rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const waiting: ReviewState = {
  ...{ status: 'pending', revision: 3, submittedAt: new Date('2026-11-20T09:00:00Z') },
  ...{ undoUntil: null, askedAt: null, answeredAt: null },
}
const takeStep = (step: ReviewStep, state: ReviewState, revision: number) => take(step, state, revision, now)

test('there is nothing to decide about who has not confirmed an address, or is closed', () => {
  expect(() => takeStep('confirm', { ...waiting, submittedAt: null }, 3)).toThrow('not_found')
  expect(() => takeStep('confirm', { ...waiting, status: 'closed' }, 3)).toThrow('not_found')
})

test('a step leads where it leads, from where one stands', () => {
  expect(takeStep('confirm', waiting, 3)).toBe('confirmed')
  expect(() => takeStep('submit', waiting, 3)).toThrow('forbidden')
  expect(() => takeStep('refuse', { ...waiting, status: 'confirmed' }, 3)).toThrow('forbidden')
})

test('what rests on an older state leads nowhere', () => {
  expect(takeStep('confirm', waiting, 2)).toBeNull()
})

test('an approval can be undone until its time is over; from then on the company is confirmed', () => {
  const approved = { ...waiting, undoUntil: new Date(now.getTime() + 1) }
  expect(takeStep('undo', approved, 3)).toBe('pending')
  expect(() => takeStep('suspend', approved, 3)).toThrow('forbidden')
  const due = { ...waiting, undoUntil: now }
  expect(takeStep('suspend', due, 3)).toBe('suspended')
  expect(() => takeStep('undo', due, 3)).toThrow('forbidden')
})

test('a company answers what it was asked once, and may be asked again', () => {
  const asked = { ...waiting, askedAt: now }
  expect(takeStep('submit', asked, 3)).toBe('pending')
  expect(() => takeStep('ask', asked, 3)).toThrow('forbidden')
  const answered = { ...asked, answeredAt: now }
  expect(() => takeStep('submit', answered, 3)).toThrow('forbidden')
  expect(takeStep('ask', answered, 3)).toBe('pending')
})
