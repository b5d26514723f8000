import { expect, onTestFinished, test, vi } from 'vitest'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { createViewerCache } from './viewer-cache.ts'

const lena = { type: 'admin', accountId: 'lena' } as unknown as Viewer
let now = Date.UTC(2026, 10, 20)
const ctx = { clock: () => new Date(now) } as unknown as Context

test('calls that begin together look up who calls once', async () => {
  const { read, authenticate } = viewersOf(async () => lena)
  expect(await Promise.all([read(ctx, 'a'), read(ctx, 'a')])).toEqual([lena, lena])
  expect(await read(ctx, 'a')).toBe(lena)
  expect(authenticate).toHaveBeenCalledTimes(1)
  await read(ctx, 'b')
  expect(authenticate).toHaveBeenCalledTimes(2)
})

test('after half a second, by either clock, and after a change it is looked up again', async () => {
  const { read, clear, authenticate } = viewersOf(async () => lena)
  await read(ctx, 'a')
  now += 500
  await read(ctx, 'a')
  expect(authenticate).toHaveBeenCalledTimes(2)
  const before = performance.now()
  const machine = vi.spyOn(performance, 'now').mockReturnValue(before + 500)
  onTestFinished(() => machine.mockRestore())
  await read(ctx, 'a')
  expect(authenticate).toHaveBeenCalledTimes(3)
  clear()
  await read(ctx, 'a')
  expect(authenticate).toHaveBeenCalledTimes(4)
})

test('a token that opened nothing, and a look-up that failed, are not kept', async () => {
  const answers: (() => Promise<Viewer | null>)[] = [
    async () => null,
    async () => {
      throw new Error('No connection')
    },
    async () => lena,
  ]
  const { read } = viewersOf(() => answers.shift()?.() ?? Promise.resolve(null))
  expect(await read(ctx, 'a')).toBeNull()
  await expect(read(ctx, 'a')).rejects.toThrow('No connection')
  expect(await read(ctx, 'a')).toBe(lena)
})

test('what a look-up finds that a change has overtaken is not kept', async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<Viewer | null>()
  const answers = [() => late, async () => null]
  const { read, clear } = viewersOf(() => answers.shift()?.() ?? Promise.resolve(null))
  const before = read(ctx, 'a')
  clear()
  answer(lena)
  expect(await before).toBe(lena)
  expect(await read(ctx, 'a')).toBeNull()
})

function viewersOf(find: () => Promise<Viewer | null>) {
  const authenticate = vi.fn(find)
  return { ...createViewerCache(authenticate), authenticate }
}
