import { countedForMs, fewestTold, getUsage } from '@tandem/contract/statistics'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { countUsage } from './statistics.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const usage = async () => (await app.call(getUsage)).body.usage

test('visitors are told real numbers, small ones as 0, and the same ones until they are counted again', async () => {
  const lena = await app.applicant()
  await app.company()
  await app.company({ confirmed: false })
  const attempts = Array.from({ length: fewestTold + 1 }, (_, index) => ({
    applicantId: lena.applicantId,
    level: 1,
    module: 'algebra',
    finishedAt: index === 0 ? null : new Date(app.clock().getTime() - index * 1000),
  }))
  await app.db.insert(mathsAttempt).values(attempts)
  expect(await countUsage(app.db)).toEqual({ applicants: 1, companies: 1, mathx3: fewestTold })
  const later = performance.now()
  const told = { applicants: 0, companies: 0, mathx3: fewestTold, countedAt: app.clock().toISOString() }
  expect(await Promise.all([usage(), usage(), usage()])).toEqual([told, told, told])

  const attempt = { applicantId: lena.applicantId, level: 2, module: 'algebra', finishedAt: app.clock() }
  await app.db.insert(mathsAttempt).values(attempt)
  expect(await usage()).toEqual(told)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later + countedForMs + 60_000)
  expect((await usage()).mathx3).toBe(fewestTold + 1)
  clock.mockRestore()
})
