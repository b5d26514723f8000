import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test.each([
  ['no server is reached', new NetworkError('/api/offers'), 2],
  ['the server fails', new ApiError(503, null), 2],
  ['the server refuses', new ApiError(404, null), 1],
])('where %s, the error is shown after as many tries as may help', async (_, error, tries) => {
  expect(await triesUntil(error)).toBe(tries)
})

test('a browser that thinks itself offline asks as often, and does not wait in silence', async () => {
  onlineManager.setOnline(false)
  expect(await triesUntil(new NetworkError('/api/offers'))).toBe(2)
})

test.each([
  ['Reference data', ['reference', '/system_data/countries', 'de']],
  ['Bookmarks', ['bookmarks', 'marks', 'account']],
])('%s that do not load are logged, and nothing else', async (name, queryKey) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new ApiError(404, null)) })
  await queryClient.prefetchQuery({
    queryKey: ['offers'],
    queryFn: () => Promise.reject(new ApiError(404, null)),
  })
  expect(warn.mock.calls.map(([words]) => words)).toEqual([`${name} could not be loaded`])
  warn.mockRestore()
})

/** How often is asked until whoever waits hears of the error. */
async function triesUntil(error: Error): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error))
  const heard = expect(queryClient.fetchQuery({ queryKey: ['offers'], queryFn })).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await heard
  return queryFn.mock.calls.length
}
