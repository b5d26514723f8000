import { expect, test } from 'vitest'
import { createTestClock } from './test-clock.ts'

test('a test clock stands still until it is moved, and what it gave stays as it was', () => {
  const clock = createTestClock('2026-11-20T08:00:00Z')
  const before = clock()
  clock.advance(1000)
  expect(clock().toISOString()).toBe('2026-11-20T08:00:01.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  before.setFullYear(2000)
  expect(clock().getFullYear()).toBe(2027)
})
