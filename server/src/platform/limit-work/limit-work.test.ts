import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitWork } from './limit-work.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that ends when it is told to, and in which order it began. */
function followWork(inTurn: ReturnType<typeof limitWork>) {
  const begun: string[] = []
  const start = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let leave = () => {}
    const done = inTurn((giveBack) => {
      begun.push(name)
      leave = giveBack
      return promise
    })
    return { done, leave: () => leave(), end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
  return { begun, start, settle: () => vi.advanceTimersByTimeAsync(0) }
}

test('so many work at once, the others in the order in which they came; who fails makes room too', async () => {
  const inTurn = limitWork(2)
  const { begun, start, settle } = followWork(inTurn)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start)
  await settle()
  expect(begun).toEqual(['a', 'b'])
  expect(inTurn.countWaiting()).toBe(2)
  b?.fail()
  await expect(b?.done).rejects.toThrow('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  a?.end()
  c?.end()
  expect(await a?.done).toBe('a')
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  d?.end()
  await d?.done
})

test('what needs no place any more gives it back before it ends, once', async () => {
  const { begun, start, settle } = followWork(limitWork(1))
  const [first, next, last] = ['first', 'next', 'last'].map(start)
  await settle()
  first?.leave()
  await settle()
  expect(begun).toEqual(['first', 'next'])
  first?.end()
  await first?.done
  await settle()
  expect(begun).toEqual(['first', 'next'])
  next?.end()
  last?.end()
  expect(await last?.done).toBe('last')
})

test('what takes longer goes on and makes room once', async () => {
  const { begun, start, settle } = followWork(limitWork(1, { holdMs: 250 }))
  const [slow, next, last] = ['slow', 'next', 'last'].map(start)
  await vi.advanceTimersByTimeAsync(249)
  expect(begun).toEqual(['slow'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['slow', 'next'])
  slow?.end()
  expect(await slow?.done).toBe('slow')
  await settle()
  expect(begun).toEqual(['slow', 'next'])
  next?.end()
  await next?.done
  await settle()
  expect(begun).toEqual(['slow', 'next', 'last'])
  last?.end()
  await last?.done
})
