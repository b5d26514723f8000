import { login } from '@tandem/contract/sign-in'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nightlySessionCleanUp } from '#features/sessions/sessions.jobs.ts'
import { knownAddress } from '#features/sessions/sessions.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { attempt } from '#platform/throttle/throttle.schema.ts'
import { applicantWithPassword, password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callOf } from '#testing/test-calls.ts'
import { nightlyAttemptCleanUp } from '../sign-in.jobs.ts'
import { recordSuccessfulLogin } from './record-successful-login.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
let email: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
  email = lena.email
})

const secondMs = 1000
const hourMs = 60 * 60 * secondMs
const home = '192.0.2.1'
const elsewhere = '198.51.100.7'

const tryFrom = (remoteAddress: string, address: string, as: string) =>
  app.server.inject({ ...callOf(login, { body: { email: address, password: as } }), remoteAddress })
const guess = (from = elsewhere, address = email) => tryFrom(from, address, 'nicht das richtige Passwort')
const enter = (from: string, address = email) => tryFrom(from, address, password)
async function guessUntilRefused(from = elsewhere, address = email): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await guess(from, address)).statusCode === 429) return tries
  }
  return 50
}

describe('tries for one account', () => {
  test.each(['known', 'unknown'])(
    'are slowed after five failures, for an address that is %s',
    async (kind) => {
      const address = kind === 'known' ? email : `nobody-${Date.now()}@example.org`
      expect(await guessUntilRefused(elsewhere, address)).toBe(5)
      const refused = await guess(elsewhere, address.toUpperCase())
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('1')
      expect(refused.json()).toEqual({ meta: { status: 'GENERIC_ERROR' } })
    },
  )

  test('wait twice as long each time, a quarter of an hour at most, and no longer for being impatient', async () => {
    await guessUntilRefused()
    const waits: number[] = []
    for (let failure = 0; failure < 13; failure += 1) {
      const seconds = Number((await guess()).headers['retry-after'])
      waits.push(seconds)
      app.clock.advance(seconds * secondMs - 1)
      expect((await guess()).statusCode).toBe(429)
      app.clock.advance(1)
      expect((await guess()).statusCode).toBe(400)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('are refused with the right password, too, until the wait is over', async () => {
    await guessUntilRefused()
    expect((await enter(elsewhere)).statusCode).toBe(429)
    app.clock.advance(secondMs)
    expect((await enter(elsewhere)).statusCode).toBe(200)
    expect(await guessUntilRefused('198.51.100.8')).toBe(5)
  })

  test('are forgotten after half an hour without any', async () => {
    await guessUntilRefused()
    app.clock.advance(hourMs / 2)
    expect(await guessUntilRefused()).toBe(5)
  })

  test('of 12 at once from as many addresses five are made', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`203.0.113.${n}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
  })

  test('begin anew after a password reset, and strangers no longer slow who made it', async () => {
    await guessUntilRefused()
    const { accountId } = lena
    await recordSuccessfulLogin(app.context(), { accountId, email: email.toUpperCase(), clientAddress: home })
    expect((await enter('198.51.100.9')).statusCode).toBe(200)
    await guessUntilRefused()
    expect((await enter(home)).statusCode).toBe(200)
  })
})

describe('the owner', () => {
  test('signs in where the account is known, whatever strangers try elsewhere', async () => {
    expect((await enter(home)).statusCode).toBe(200)
    await guessUntilRefused()
    expect((await enter(elsewhere)).statusCode).toBe(429)
    expect((await enter(home)).statusCode).toBe(200)
    app.clock.advance(89 * 24 * hourMs)
    await guessUntilRefused()
    expect((await enter(home)).statusCode).toBe(200)
  })

  test('is no longer known after 90 days', async () => {
    await enter(home)
    app.clock.advance(91 * 24 * hourMs)
    await guessUntilRefused()
    expect((await enter(home)).statusCode).toBe(429)
  })

  test('does not lend a known address to guesses', async () => {
    await enter(home)
    expect(await guessUntilRefused(home)).toBe(5)
    expect((await enter(home)).statusCode).toBe(429)
    expect((await enter(elsewhere)).statusCode).toBe(200)
  })

  test('is known in the whole network of a household', async () => {
    await enter('2001:db8:1:2::1')
    await guessUntilRefused()
    expect((await enter('2001:db8:1:2:aaaa::9')).statusCode).toBe(200)
    await guessUntilRefused()
    expect((await enter('2001:db8:1:3::1')).statusCode).toBe(429)
  })
})

test('five account mails of a kind an hour go to one address, also when 12 are asked for at once', async () => {
  const ask = () => claimMailQuota(app.context(), email, 'password')
  const asked = await Promise.all(Array.from({ length: 12 }, ask))
  expect(asked.filter(Boolean)).toHaveLength(5)
  app.clock.advance(hourMs - secondMs)
  expect(await ask()).toBe(false)
  expect(await claimMailQuota(app.context(), email, 'registration')).toBe(true)
  app.clock.advance(secondMs)
  expect(await ask()).toBe(true)
  expect(await claimMailQuota(app.context(), `other-${email}`, 'password')).toBe(true)
})

test('the tables hold no address, and the nightly sweep empties them', async () => {
  await enter(home)
  await guess(home)
  const rows = JSON.stringify([await app.db.select().from(attempt), await app.db.select().from(knownAddress)])
  expect(rows).not.toMatch(/192\.0\.2|example\.org/)
  app.clock.advance(91 * 24 * hourMs)
  await enqueue(app.db, nightlySessionCleanUp, {})
  await enqueue(app.db, nightlyAttemptCleanUp, {})
  await app.settleJobs()
  expect(await app.db.select().from(attempt)).toEqual([])
  const known = app.db.select().from(knownAddress).where(eq(knownAddress.accountId, lena.accountId))
  expect(await known).toEqual([])
})
