import { expect, test } from 'vitest'
import { type ReviewState, takeStep } from './review.rules.ts'

const waiting: ReviewState = { status: 'pending', revision: 3, submittedAt: new Date('2026-11-20T09:00:00Z') }

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
