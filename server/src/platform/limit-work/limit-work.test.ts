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

test('where something of what goes before it waited meanwhile, the next pauses as long as the last one worked', async () => {
  const searches = limitWork(1)
  const { begun, start, settle } = followWork(limitWork(1, { before: searches }))
  const [first, second, third] = ['first', 'second', 'third'].map(start)
  await vi.advanceTimersByTimeAsync(10)
  first?.end()
  await settle()
  expect(begun, 'nothing waited').toEqual(['first', 'second'])
  const running = followWork(searches)
  const [search, waited] = ['search', 'waited'].map(running.start)
  search?.end()
  waited?.end()
  await vi.advanceTimersByTimeAsync(10)
  second?.end()
  await vi.advanceTimersByTimeAsync(9)
  const last = start('last')
  expect(begun, 'waited, and is done').toEqual(['first', 'second'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['first', 'second', 'third'])
  third?.end()
  last.end()
  expect(await last.done).toBe('last')
})

test('who waits through a pause makes room too, when they take longer', async () => {
  const searches = limitWork(1)
  const { begun, start } = followWork(limitWork(1, { holdMs: 10, before: searches }))
  const running = followWork(searches)
  for (const name of ['search', 'waited']) running.start(name)
  const all = ['slow', 'next', 'last'].map(start)
  await vi.advanceTimersByTimeAsync(39)
  expect(begun).toEqual(['slow', 'next'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['slow', 'next', 'last'])
  for (const work of all) work.end()
  await Promise.all(all.map(({ done }) => done))
})

test('who is alone has their place at once, whatever waited', async () => {
  const searches = limitWork(1)
  const { start, settle } = followWork(limitWork(1, { before: searches }))
  const first = start('first')
  const running = followWork(searches)
  for (const search of ['search', 'waited'].map(running.start)) search.end()
  await vi.advanceTimersByTimeAsync(10)
  first.end()
  await settle()
  const next = start('next')
  next.end()
  expect(await next.done).toBe('next')
})
