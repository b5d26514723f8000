import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { refresh, refreshAfterChange, setPublicPageCheck } from './refresh-session.ts'
import { clearSession, currentToken, setAuth } from './session-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  clearSession()
})

test('concurrent callers share one refresh, but a refresh after a change is a new one', async () => {
  const server = standIn()
  setAuth({ token: 'first', security: '' })
  const shared = [refresh(), refresh()]
  const anew = [refreshAfterChange(), refreshAfterChange()]
  expect(server.waiting).toHaveLength(1)

  server.answer('second')
  expect(await Promise.all(shared)).toEqual([true, true])
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1))
  server.answer('third')
  expect(await Promise.all(anew)).toEqual([true, true])
  expect(currentToken()).toBe('third')
  expect(server.waiting).toHaveLength(0)
})

test('a page of a session that is over is loaded anew, once; a public page is not', async () => {
  const replace = vi.fn()
  const kept = new Map<string, string>()
  vi.spyOn(browserStorage, 'getItem').mockImplementation((key) => kept.get(key) ?? null)
  vi.spyOn(browserStorage, 'setItem').mockImplementation((key, value) => void kept.set(key, value))
  vi.stubGlobal('location', { pathname: '/dashboard', search: '?a=b', replace })
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }))
  const end = () => {
    setAuth({ token: 'first', security: '' })
    return refresh()
  }
  setPublicPageCheck(() => true)
  expect(await end()).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  setPublicPageCheck(() => false)
  expect([await end(), await end()]).toEqual([false, false])
  expect(replace.mock.calls).toEqual([['/dashboard?a=b']])
  expect(currentToken()).toBeNull()
})

/** Answers when the test says so. */
function standIn() {
  const waiting: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
  return {
    waiting,
    answer: (token: string) => waiting.shift()?.(Response.json({ auth: { token, security: '' } })),
  }
}
