import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

type Page = { content: string; size: number }

let now: number
let made: string[]
let content: string
let size: number
const start = () =>
  createPageCache<Page>({
    make: async (key) => {
      made.push(key)
      await nextTurn()
      if (key === '/broken') return null
      return { content, size }
    },
    mayKeep: (key) => key !== '/missing',
    isCurrent: async (_key, page) => page.content === content,
    sizeOf: (page) => page.size,
    now: () => now,
  })
let cache: ReturnType<typeof start>
beforeEach(() => {
  now = 0
  made = []
  content = 'first'
  size = 1
  cache = start()
})

test('requests for the same page at the same time wait for one making', async () => {
  const pages = await Promise.all([cache.get('/'), cache.get('/'), cache.get('/faq')])
  expect(pages.map((page) => page?.content)).toEqual(['first', 'first', 'first'])
  expect(made).toEqual(['/', '/faq'])
})

test('for a second it is the same without a look; then it is made anew only where something changed', async () => {
  await cache.get('/')
  content = 'second'
  now = 999
  expect(cache.fresh('/')?.content).toBe('first')
  now = 1000
  expect(cache.fresh('/')).toBeNull()
  expect((await cache.get('/'))?.content).toBe('second')
  now = 2500
  expect(cache.fresh('/')).toBeNull()
  expect((await cache.get('/'))?.content).toBe('second')
  expect(cache.fresh('/')?.content).toBe('second')
  expect(made).toEqual(['/', '/'])
})

test('what may not be kept, and what could not be made, is made each time', async () => {
  for (const key of ['/missing', '/broken']) {
    await cache.get(key)
    await cache.get(key)
    expect([key, cache.has(key), cache.fresh(key)]).toEqual([key, false, null])
  }
  expect(made).toHaveLength(4)
})

test('a page that cannot be made any more is not kept either', async () => {
  let isBroken = false
  const breaking = createPageCache<Page>({
    make: async () => (isBroken ? null : { content, size }),
    mayKeep: () => true,
    isCurrent: async () => !isBroken,
    sizeOf: () => 1,
    now: () => now,
  })
  await breaking.get('/')
  isBroken = true
  now = 1000
  expect(await breaking.get('/')).toBeNull()
  expect(breaking.has('/')).toBe(false)
})

test('of many pages, and of large ones, those that were used last stay', async () => {
  for (let n = 0; n < 400; n += 1) {
    await cache.get(`/${n}`)
    cache.fresh('/0')
  }
  expect(['/0', '/1', '/100', '/102', '/399'].map((key) => cache.has(key))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  size = 10 * 1024 * 1024
  for (const key of ['/a', '/b', '/c']) await cache.get(key)
  expect(['/0', '/a', '/b', '/c'].map((key) => cache.has(key))).toEqual([false, false, true, true])
})
