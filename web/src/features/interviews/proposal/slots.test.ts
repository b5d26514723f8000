import { expect, test, vi } from 'vitest'
import { emptySlot, findClashes, type Slot, toggleSlot } from './slots.ts'

const busy = {
  interviewId: 'a',
  startsAt: '2026-11-26T09:00:00Z',
  minutes: 40,
  isFirm: true,
  counterpart: 'Lena Vogt',
}
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

const times = (slots: readonly Slot[]) => slots.map(({ day, time }) => `${day} ${time}`.trim())

test('slots have keys of their own on plain http too', () => {
  // Only a secure context has `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const slots = [emptySlot(), ...toggleSlot([], '2026-11-26', '09:00')]
  expect(new Set(slots.map(({ key }) => key)).size).toBe(2)
})

test('a picked time takes its place by the clock, and goes when it is picked again', () => {
  const empty = { key: '1', day: '', time: '', isPicked: false }
  const first = toggleSlot([empty], '2026-11-26', '10:00')
  const second = toggleSlot(first, '2026-11-25', '14:00')
  expect(times(second)).toEqual(['2026-11-25 14:00', '2026-11-26 10:00'])
  expect(times(toggleSlot(second, '2026-11-26', '10:00'))).toEqual(['2026-11-25 14:00'])
  // What is typed halfway stays.
  const half = toggleSlot([{ ...empty, time: '09:00' }], '2026-11-26', '10:00')
  expect(times(half)).toEqual(['2026-11-26 10:00', '09:00'])
})
