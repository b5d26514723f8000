import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '#app/start-app.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { serveMetrics } from '#platform/metrics/serve-metrics.ts'
import { openTestDatabase } from '#testing/database.ts'

type Started = Awaited<ReturnType<typeof start>>
let started: Started
beforeAll(async () => {
  started = await start({ METRICS_PORT: '9464' })
})
afterAll(() => started.stop())

test('requests are counted by pattern and status, never by address', async () => {
  const { server, write } = started
  const id = '01932c07-0000-7000-8000-000000000000'
  for (let n = 0; n < 3; n += 1) await server.inject(`/api/offer/${id}?text=Lena`)
  await server.inject({ method: 'POST', url: '/api/offers' })
  const text = await write()
  const offer = 'method="GET",route="/api/offer/:id",status="401"'
  expect(text).toContain(`http_request_duration_seconds_count{${offer}} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${offer}} 3\n`)
  expect(text).toMatch(new RegExp(`http_request_duration_seconds_sum{${offer}} [\\d.e-]+\\n`))
  expect(text).toContain('_count{method="POST",route="none",status="405"} 1\n')
  expect(text).not.toMatch(/01932c07|Lena/)
})

test('the process, its event loop, its connections and the jobs are measured', async () => {
  const text = await started.write()
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'database_pool_waiting',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'))
  expect(text).toMatch(/^database_pool_connections\{state="idle"\} \d+$/m)
  expect(text).toContain(
    'database_turns_waiting{kind="statement"} 0\ndatabase_turns_waiting{kind="transaction"} 0\n',
  )
  expect(text).toContain('tandem_jobs{state="given_up"} 0\n')
  expect(await started.write({ jobs: false })).not.toContain('tandem_jobs')
})

test('a database that refuses leaves out what only it knows', async () => {
  await started.database.db.execute(sql`alter schema pgboss rename to gone`)
  const text = await started.write()
  await started.database.db.execute(sql`alter schema gone rename to pgboss`)
  expect(text).not.toContain('tandem_jobs{')
  expect(text).toContain('process_cpu_seconds_total')
})

test('they have an address of their own, where nothing else is', async () => {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, started.write)
  const { port } = server.address() as AddressInfo
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toContain('# TYPE http_request_duration_seconds histogram')
  for (const { status } of [await ask('/'), await ask('/api/settings'), await ask('/metrics', 'POST')]) {
    expect(status).toBe(404)
  }
  server.close()
  server.closeAllConnections()
  expect((await started.server.inject('/metrics')).statusCode).toBe(404)
})

test('without the variable nothing is measured', async () => {
  const other = await start({})
  expect(other.config.metrics).toBeNull()
  expect(other.isMeasuring).toBe(false)
  await other.stop()
})

test('a taken port is an error', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await expect(serveMetrics({ host: '127.0.0.1', port }, started.write)).rejects.toThrow('EADDRINUSE')
  taken.close()
})

async function start(env: NodeJS.ProcessEnv) {
  const { database, drop } = await openTestDatabase()
  const config = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'ab'.repeat(32), ...env })
  const log = createLog({ logLevel: 'silent' })
  const app = await startApp({ config, database, log, webFolder: null })
  return {
    ...{ config, database, server: app.server, isMeasuring: app.metrics !== null },
    write: async (parts = { jobs: true }) => (await app.metrics?.write(parts)) ?? '',
    async stop() {
      await app.stop()
      await drop()
    },
  }
}
