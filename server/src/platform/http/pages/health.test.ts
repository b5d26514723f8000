import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { handleErrors } from '../errors/handle-errors.ts'
import { registerHealth, watchDisk } from './health.ts'

// A query that fails leaves Drizzle with its cause, the driver's error.
const full = new Error('Failed query', { cause: Object.assign(new Error('no space'), { code: '53100' }) })

test.each([
  ['a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the database', full],
])('a disk without room for %s is said so, and the process is not ready for a while', async (_, error) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const app = createApp(tmpdir())
  app.get('/write', async () => {
    throw error
  })
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' })
  const refused = await app.inject('/write')
  expect(refused.statusCode).toBe(507)
  expect(refused.json().code).toBe('disk_full')
  expect(refused.headers['retry-after']).toBe('5')
  const ready = await app.inject('/health/ready')
  expect(ready.statusCode).toBe(503)
  expect(ready.json().reasons).toEqual(['disk'])
  vi.advanceTimersByTime(5001)
  expect((await app.inject('/health/ready')).statusCode).toBe(200)
  vi.useRealTimers()
})

test('a folder that cannot be looked at is a disk without room', async () => {
  const ready = await createApp(join(tmpdir(), 'tandem-missing')).inject('/health/ready')
  expect([ready.statusCode, ready.json().reasons]).toEqual([503, ['disk']])
})

function createApp(folder: string) {
  const app = Fastify()
  const disk = watchDisk(folder)
  const db = { execute: async () => ({ rows: [] }) } as never
  handleErrors(app, createLog({ logLevel: 'silent' }), disk)
  registerHealth(app, db, disk, () => false)
  return app
}
