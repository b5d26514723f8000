import { expect, test } from 'vitest'
import { newestOf } from './keep-queries.ts'

test('each is kept once, as it was last, and of many the newest', () => {
  const old = { key: ['messaging', 'thread', 'a'], data: 'old', at: 1 }
  const fresh = { ...old, data: 'fresh', at: 3 }
  const other = { key: ['dashboard', 'de'], data: 'other', at: 2 }
  expect(newestOf([fresh, other, old])).toEqual([fresh, other])
  const many = Array.from({ length: 200 }, (_, at) => ({ key: ['messaging', at], data: at, at }))
  const kept = newestOf(many)
  expect(kept[0]?.data).toBe(199)
  expect(kept.length).toBeLessThan(100)
})
