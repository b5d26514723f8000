import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetchFeature } from './refetch-feature.ts'

test('a first fetch that is running and an earlier answer are both fetched again', async () => {
  const { shown, answer, asked } = watch()
  refetchFeature(shown.client, 'messaging')
  answer('before the change')
  await vi.waitFor(() => expect(asked()).toBe(2))
  answer('after the change')
  await vi.waitFor(() => expect(shown.observer.getCurrentResult().data).toBe('after the change'))

  refetchFeature(shown.client, 'messaging')
  await vi.waitFor(() => expect(asked()).toBe(3))
})

test('another feature is not fetched again', async () => {
  const { shown, answer, asked } = watch()
  refetchFeature(shown.client, 'offers')
  answer('the first answer')
  await vi.waitFor(() => expect(shown.observer.getCurrentResult().data).toBe('the first answer'))
  expect(asked()).toBe(1)
})

/** A list on screen, whose answers come when the test says so. */
function watch() {
  const waiting: ((text: string) => void)[] = []
  let count = 0
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: ['messaging', 'threads'],
    queryFn: () => {
      count += 1
      return new Promise<string>((resolve) => waiting.push(resolve))
    },
  })
  observer.subscribe(() => {})
  return {
    shown: { client, observer },
    answer: (text: string) => waiting.shift()?.(text),
    asked: () => count,
  }
}
