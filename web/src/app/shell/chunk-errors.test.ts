import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForChunk } from './chunk-errors.ts'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Faq.js')
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response())
  vi.useFakeTimers()
})

afterEach(() => void vi.useRealTimers())

test('after a release the page is loaded anew once, not again and again, and again after the next release', async () => {
  await reloadForChunk(missing, false)
  vi.advanceTimersByTime(125_000)
  await reloadForChunk(missing, false)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(600_000)
  await reloadForChunk(missing, false)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('not where that would help nobody, or lose what was typed', async () => {
  await reloadForChunk(new TypeError('x is undefined'), false)
  vi.stubGlobal('navigator', { onLine: false })
  await reloadForChunk(missing, false)
  vi.stubGlobal('navigator', { onLine: true })
  await reloadForChunk(missing, true)
  // A browser would show a page of its own in the place of this one.
  for (const away of [async () => new Response('', { status: 502 }), () => Promise.reject(new TypeError())]) {
    vi.stubGlobal('fetch', away)
    await reloadForChunk(missing, false)
  }
  expect(reload).not.toHaveBeenCalled()
})
