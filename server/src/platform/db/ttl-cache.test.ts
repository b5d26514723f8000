import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { forgetCached, ttlCacheOfEach } from './ttl-cache.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const pool = {} as Db
let asked: string[][]
beforeEach(() => {
  asked = []
})
const read = async (_: Db, words: string[]) => {
  asked.push(words)
  return new Map(words.map((word) => [word, word.length]))
}

test('of several values those are read that are not known, and all are given', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 1000, maxKept: 10 })
  await lengths(pool, ['a', 'bb'])
  expect([...(await lengths(pool, ['bb', 'ccc']))]).toEqual([
    ['bb', 2],
    ['ccc', 3],
  ])
  expect((await lengths(pool, ['a', 'bb', 'ccc'])).size).toBe(3)
  expect(asked).toEqual([['a', 'bb'], ['ccc']])
})

test('each is read again when its time is over, when all is forgotten, and by another pool', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 1000, maxKept: 10 })
  await lengths(pool, ['a'])
  vi.advanceTimersByTime(600)
  await lengths(pool, ['a', 'bb'])
  vi.advanceTimersByTime(600)
  await lengths(pool, ['a', 'bb'])
  expect(asked).toEqual([['a'], ['bb'], ['a']])
  vi.advanceTimersByTime(1)
  forgetCached()
  vi.advanceTimersByTime(1)
  await lengths(pool, ['bb'])
  await lengths({} as Db, ['bb'])
  expect(asked.slice(3)).toEqual([['bb'], ['bb']])
})

test('no more are kept than may be', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 1000, maxKept: 2 })
  for (const word of ['a', 'bb', 'ccc', 'a']) await lengths(pool, [word])
  expect(asked).toEqual([['a'], ['bb'], ['ccc'], ['a']])
})
