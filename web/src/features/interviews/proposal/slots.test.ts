import { expect, test } from 'vitest'
import { findClashes } from './slots.ts'

const busy = { interviewId: 'a', startsAt: '2026-11-26T09:00:00Z', minutes: 40, isFirm: true }
const people = [{ id: '1', name: 'Hanna Wiese', isYou: true, busy: [busy] }]

test.each([
  ['2026-11-26T09:00:00Z', true],
  ['2026-11-26T09:39:00Z', true],
  ['2026-11-26T09:40:00Z', false],
  ['2026-11-26T08:20:00Z', false],
  ['2026-11-26T08:21:00Z', true],
])('a time of 40 minutes at %s meets one from 9:00 to 9:40: %s', (startsAt, clashes) => {
  const found = findClashes(startsAt, 40, { people, except: null })
  expect(found.map(({ name }) => name)).toEqual(clashes ? ['Hanna Wiese'] : [])
})

test('what is moved does not meet itself', () => {
  expect(findClashes(busy.startsAt, 40, { people, except: 'a' })).toEqual([])
})
