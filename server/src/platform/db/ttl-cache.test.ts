import { beforeEach, expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { clearTtlCaches, ttlCacheOfEach } from './ttl-cache.ts'

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

test('each is read again when its time is over', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 1000, maxKept: 10 })
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const ask = async (afterMs: number, ...words: string[]) => {
    clock.mockReturnValue(now + afterMs)
    await lengths(pool, words)
  }
  await ask(0, 'a')
  await ask(600, 'a', 'bb')
  await ask(1200, 'a', 'bb')
  expect(asked).toEqual([['a'], ['bb'], ['a']])
  clock.mockRestore()
})

test('each is read again when all is forgotten, and by another pool', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 60_000, maxKept: 10 })
  await lengths(pool, ['a'])
  clearTtlCaches()
  await lengths(pool, ['a'])
  await lengths({} as Db, ['a'])
  expect(asked).toEqual([['a'], ['a'], ['a']])
})

test('no more are kept than may be', async () => {
  const lengths = ttlCacheOfEach(read, { ttlMs: 1000, maxKept: 2 })
  for (const word of ['a', 'bb', 'ccc', 'a']) await lengths(pool, [word])
  expect(asked).toEqual([['a'], ['bb'], ['ccc'], ['a']])
})
