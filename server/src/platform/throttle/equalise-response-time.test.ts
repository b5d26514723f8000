import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { equaliseResponseTime } from './equalise-response-time.ts'

const ctx = (answerStepMs: number) => ({ config: { http: { answerStepMs } } }) as Context

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work().catch(() => {})
  return performance.now() - start
}

// A timer may fire a millisecond early.
const steps = (passed: number, step: number) => Math.floor((passed + 2) / step)

test('little and much work answer after the same step', async () => {
  const passed = await Promise.all(
    [0, 5, 100, 300].map((ms) => timeOf(() => equaliseResponseTime(ctx(1000), () => pause(ms)))),
  )
  expect(passed.map((ms) => steps(ms, 1000))).toEqual([1, 1, 1, 1])
})

test('what takes longer than a step answers at the next one', async () => {
  const passed = await timeOf(() => equaliseResponseTime(ctx(100), () => pause(120)))
  expect(steps(passed, 100)).toBeGreaterThanOrEqual(2)
})

test('a refusal waits as well, and stays a refusal', async () => {
  const refuse = () => equaliseResponseTime(ctx(80), () => Promise.reject(new Error('no')))
  expect(steps(await timeOf(refuse), 80)).toBeGreaterThanOrEqual(1)
  await expect(refuse()).rejects.toThrow('no')
})

test('without a step nothing waits', async () => {
  expect(await timeOf(() => equaliseResponseTime(ctx(0), async () => 1))).toBeLessThan(250)
  expect(await equaliseResponseTime(ctx(0), async () => 'answer')).toBe('answer')
})
