import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@tandem/contract/endpoint'
import { startApp } from '#app/start-app.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import type { PostToService } from '#platform/push/post-to-service.ts'
import { openTestDatabase } from './database.ts'
import { settleJobs } from './settle-jobs.ts'
import { type Caller, callOf, uploadOf } from './test-calls.ts'
import { createPeople } from './test-people.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestParts = { log?: Log; env?: NodeJS.ProcessEnv; postPush?: PostToService }

/** The whole server over a database of its own, called without a socket. */
export async function startTestApp({ log, env, postPush = async () => 201 }: TestParts = {}) {
  const { database, drop } = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tandem-app-'))
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...env })
  const clock = createTestClock(new Date())
  const app = await startApp({
    config,
    database,
    log: log ?? createLog(config),
    clock,
    webFolder: null,
    postPush,
  })
  await app.runJobs()
  const { db } = database

  return {
    config,
    clock,
    db,
    database,
    server: app.server,
    context: app.makeContext,
    ...createPeople(db, clock),
    call: <E extends Endpoint>(endpoint: E, input?: Parameters<typeof callOf<E>>[1], caller?: Caller) =>
      app.server.inject(callOf(endpoint, input, caller)).then(readAnswer),
    upload: (endpoint: Endpoint, input: Parameters<typeof uploadOf>[1], caller?: Caller) =>
      app.server.inject(uploadOf(endpoint, input, caller)).then(readAnswer),
    /** Resolves once no job is waiting that is due by the clock. */
    settleJobs: () => settleJobs(db, clock()),
    mails: async () => (await app.mailer.outbox?.list(Number.POSITIVE_INFINITY)) ?? [],
    async stop() {
      await app.stop()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Answer = { statusCode: number; body: string; rawPayload: Buffer; headers: Record<string, unknown> }

function readAnswer({ statusCode, body, rawPayload, headers }: Answer) {
  const isJson = String(headers['content-type'] ?? '').includes('json')
  // biome-ignore lint/suspicious/noExplicitAny: the tests read the wire as it is, and assert what they read
  return { status: statusCode, headers, bytes: rawPayload, body: (isJson ? JSON.parse(body) : body) as any }
}
