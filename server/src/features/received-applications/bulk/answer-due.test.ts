import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { expect, test } from 'vitest'

const received = (sentAt: string) => ({ status: 2, stage: 'viewed' as const, sentAt })
const at = (instant: string) => new Date(instant)

test('an answer is due so many days of the calendar later, also across the change of the clock', () => {
  const sent = received('2026-10-20T21:30:00Z')
  expect(daysUntilAnswer(sent, 14, at('2026-10-20T21:59:00Z'))).toBe(14)
  expect(daysUntilAnswer(sent, 14, at('2026-10-20T22:01:00Z'))).toBe(13)
  expect(daysUntilAnswer(sent, 14, at('2026-11-03T12:00:00Z'))).toBe(0)
  expect(daysUntilAnswer(sent, 14, at('2026-11-03T23:01:00Z'))).toBe(-1)
})

test('whoever was answered, or has withdrawn, waits for none', () => {
  const sent = received('2026-10-20T10:00:00Z')
  const now = at('2026-12-01T10:00:00Z')
  expect(daysUntilAnswer({ ...sent, stage: 'in_review' }, 14, now)).toBeLessThan(0)
  for (const stage of ['interview', 'documents_missing', 'offer_made'] as const) {
    expect(daysUntilAnswer({ ...sent, stage }, 14, now)).toBeNull()
  }
  expect(daysUntilAnswer({ ...sent, status: 8 }, 14, now)).toBeNull()
})
