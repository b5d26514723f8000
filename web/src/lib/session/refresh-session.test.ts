import { afterEach, expect, test, vi } from 'vitest'
import { refresh, refreshAnew } from './refresh-session.ts'
import { clearSession, currentToken, setAuth } from './session-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

test('several callers at once share one exchange, but not those who come for what has just changed', async () => {
  const server = standIn()
  setAuth({ token: 'first', security: '' })
  const shared = [refresh(), refresh()]
  const anew = [refreshAnew(), refreshAnew()]
  expect(server.waiting).toHaveLength(1)

  server.answer('second')
  expect(await Promise.all(shared)).toEqual([true, true])
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1))
  server.answer('third')
  expect(await Promise.all(anew)).toEqual([true, true])
  expect(currentToken()).toBe('third')
  expect(server.waiting).toHaveLength(0)
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
