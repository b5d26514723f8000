import { login } from '@tandem/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '#app/start-app.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { applicantWithPassword, password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callOf } from '#testing/test-calls.ts'

let app: TestApp
/** A second server on the same database, with the limits of every day. */
let strict: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => {
  app = await startTestApp()
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: app.config.dataDir })
  const { database, clock } = app
  strict = await startApp({ config, database, clock, log: createLog(config), webFolder: null })
})
afterAll(async () => {
  await strict.stop()
  await app.stop()
})

const sendFrom = (remoteAddress: string, email: string, as: string) =>
  strict.server.inject({ ...callOf(login, { body: { email, password: as } }), remoteAddress })
const guess = (from: string, n: number) => sendFrom(from, `nobody-${n}@example.org`, 'irgendein Passwort')

test('guesses for many accounts from one address are slowed, a minute at most; others are not', async () => {
  const waits: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const { statusCode, headers } = await guess('192.0.2.9', n)
    if (statusCode === 429) waits.push(Number(headers['retry-after']))
    app.clock.advance(1000 * Number(headers['retry-after'] ?? 0))
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  const { email } = await applicantWithPassword(app)
  const { statusCode } = await sendFrom('192.0.2.10', email, password)
  expect(statusCode).toBe(200)
})

test('a class that signs in behind one address is not slowed, and stays known there', async () => {
  const pupils = await Promise.all(Array.from({ length: 20 }, () => applicantWithPassword(app)))
  const signInAll = () => Promise.all(pupils.map(({ email }) => sendFrom('192.0.2.20', email, password)))
  for (const { statusCode } of await signInAll()) expect(statusCode).toBe(200)
  for (let n = 100; n < 110; n += 1) await guess('192.0.2.20', n)
  expect((await guess('192.0.2.20', 200)).statusCode).toBe(429)
  for (const { statusCode } of await signInAll()) expect(statusCode).toBe(200)
})
