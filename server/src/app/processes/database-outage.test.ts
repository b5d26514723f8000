import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { getAccount } from '@tandem/contract/accounts'

import { createApplication } from '@tandem/contract/applications/drafts'

import { listOffers } from '@tandem/contract/offers'
import { findPlaces } from '@tandem/contract/reference'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callOf } from '#testing/test-calls.ts'
import { startApp } from '../start-app.ts'

/** How long it is away: `OUTAGE_SECONDS=10` is what we promise to bear. */
const awayMs = Number(process.env.OUTAGE_SECONDS ?? 0) * 1000

/** The embedded database is a part of the process: it cannot be away. */
describe.runIf(inject('template').kind === 'postgres')('while the database is away', () => {
  let one: TestApp
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let away: Awaited<ReturnType<typeof startAppBehind>>
  beforeAll(async () => {
    one = await startTestApp()
    proxy = await startProxy(new URL(one.database.pool.options.connectionString ?? ''))
    away = await startAppBehind(proxy.url, one)
  })
  afterAll(async () => {
    await away.stop()
    await proxy.stop()
    await one.stop()
  })

  test('every answer is 503 with Retry-After, also readiness; a second after it is back all is well', async () => {
    const as = await one.applicant()
    const body = { type: 3 as const }
    const calls = () => [
      away.call(callOf(getAccount, {}, { as })),
      away.call(callOf(listOffers, {}, { as })),
      away.call(callOf(findPlaces, { query: { text: 'Karls' } })),
      away.call(callOf(createApplication, { body }, { as })),
      away.call(callOf(createApplication, { body }, { as, headers: { 'idempotency-key': 'outage' } })),
    ]
    const statuses = async () => (await Promise.all(calls())).map(({ statusCode }) => statusCode)
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])

    // In the middle of requests, and then while nothing listens there.
    const interrupted = Promise.all(Array.from({ length: 5 }, calls).flat())
    proxy.cut()
    for (const { statusCode } of await interrupted) expect([200, 503]).toContain(statusCode)
    const end = Date.now() + awayMs
    do {
      for (const answer of await Promise.all(Array.from({ length: 5 }, calls).flat())) {
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
        expect(answer.json().code).toBe('unavailable')
      }
    } while (Date.now() < end)
    const ready = await away.call({ method: 'GET', url: '/health/ready' })
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'unavailable', reasons: ['database'] })

    await proxy.restore()
    await expect.poll(statuses, { timeout: 1000 }).toEqual([200, 200, 200, 200, 200])
  })
})

/** Passes connections on to PostgreSQL until it is cut. */
async function startProxy(target: URL) {
  const open = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const socket of [incoming, outgoing]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        open.delete(socket)
        incoming.destroy()
        outgoing.destroy()
      })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { url: url.href, cut, restore: () => listen(port), stop: async () => cut() }
}

async function startAppBehind(url: string, { config, clock }: TestApp) {
  const database = await openDatabase({ url, dataDir: '', poolSize: 5 })
  const app = await startApp({ config, database, log: createLog(config), clock, webFolder: null })
  await app.runJobs()
  return {
    call: (request: InjectOptions) => app.server.inject(request),
    async stop() {
      await app.stop()
      await database.close()
    },
  }
}
