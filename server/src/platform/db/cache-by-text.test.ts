import { expect, test } from 'vitest'
import type { Context } from '../context/context.ts'
import { cacheByText } from './cache-by-text.ts'

test('what is looked up anew is looked up one after the other, and neither who knows nor who asks first waits for it', async () => {
  let now = 0
  const ctx = { db: {}, locale: 'de', clock: () => new Date(now) } as Pick<Context, 'db' | 'locale' | 'clock'>
  const started: string[] = []
  let answer = (_: string) => {}
  const lookUp = cacheByText((_, text) => {
    started.push(text)
    if (now === 0) return Promise.resolve(`${text} before`)
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  await Promise.all(['a', 'b'].map((text) => lookUp(ctx, text)))

  now = 30_000
  expect(await Promise.all(['a', 'B '].map((text) => lookUp(ctx, text)))).toEqual(['a before', 'b before'])
  expect(started).toEqual(['a', 'b', 'a'])
  const answerA = answer
  const first = lookUp(ctx, 'c')
  expect(started).toEqual(['a', 'b', 'a', 'c'])
  answer('c now')
  expect(await first).toBe('c now')

  answerA('a now')
  await expect.poll(() => started).toEqual(['a', 'b', 'a', 'c', 'B '])
  expect(await lookUp(ctx, 'a')).toBe('a now')
  expect(await lookUp(ctx, 'b')).toBe('b before')
})

test('who asks more than ten minutes later waits for what is so now', async () => {
  let now = 0
  const ctx = { db: {}, locale: 'de', clock: () => new Date(now) } as Pick<Context, 'db' | 'locale' | 'clock'>
  const lookUp = cacheByText(async (_, text) => `${text} at ${now}`)
  expect(await lookUp(ctx, 'a')).toBe('a at 0')
  now = 630_000
  expect(await lookUp(ctx, 'a')).toBe('a at 630000')
})
