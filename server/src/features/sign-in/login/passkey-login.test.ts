import { getAccount } from '@tandem/contract/accounts'
import { getSecondFactor, renewRecoveryCodes } from '@tandem/contract/second-factor'
import { startPasskeyLogin } from '@tandem/contract/sign-in'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { createAuthenticator } from '#features/second-factor/passkeys/authenticator.testing.ts'
import {
  creationOptions,
  setUpPasskey,
  signInOptions,
  signInWithPasskey,
} from '#features/second-factor/passkeys/passkeys.testing.ts'
import { signInWithCode } from '#features/second-factor/totp/totp.testing.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { applicantWithPassword, password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
let laptop: ReturnType<typeof createAuthenticator>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
  laptop = (await setUpPasskey(app, lena)).authenticator
})

const refused = { status: 400, body: { code: 'passkey_refused' } }

describe('signing in with a passkey alone', () => {
  test('opens a session with a new token, on this device', async () => {
    const { body } = await app.call(startPasskeyLogin)
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(body.options.allowCredentials).toBeUndefined()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const answer = await signInWithPasskey(app, laptop.get(body.options), { 'user-agent': agent })
    expect(answer.status).toBe(200)
    const mine = await app.call(getAccount, {}, { as: answer.body.auth })
    expect(mine.body.account.id).toBe(lena.accountId)
    const sessions = await app.db.select().from(session).where(eq(session.accountId, lena.accountId))
    expect(sessions.map(({ device }) => device)).toContain('Firefox, Linux')
    const { body: factor } = await app.call(getSecondFactor, {}, { as: lena })
    expect(factor.secondFactor.passkeys[0].lastUsedAt).toBe(app.clock().toISOString())
  })

  test('is not slowed by guesses at the password', async () => {
    for (let n = 0; n < 10; n += 1) await signIn(app, lena.email, 'nicht das richtige Passwort')
    expect((await signIn(app, lena.email)).status).toBe(429)
    expect((await signInWithPasskey(app, laptop.get(await signInOptions(app)))).status).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://tandem.evil.example' }],
    ['another host', { rpID: 'evil.example' }],
    ['the making of a passkey', { type: 'webauthn.create' }],
    ['an authenticator that checks nobody', { isVerified: false }],
    ['somebody else’s name', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
    ['no name', { userHandle: null }],
  ])('is refused for %s', async (_, deviation) => {
    expect(await signInWithPasskey(app, laptop.get(await signInOptions(app), deviation))).toMatchObject(
      refused,
    )
  })

  test('is refused for a signature of another key, and for a passkey that nobody kept', async () => {
    const other = createAuthenticator()
    other.create(await creationOptions(app, lena))
    const answer = other.get(await signInOptions(app))
    expect(await signInWithPasskey(app, answer)).toMatchObject(refused)
    const own = laptop.get(await signInOptions(app))
    const forged = { ...own, response: { ...own.response, signature: answer.response.signature } }
    expect(await signInWithPasskey(app, forged)).toMatchObject(refused)
  })

  test('is refused where the counter does not go on: the key was copied', async () => {
    const enter = async (counter: number) =>
      signInWithPasskey(app, laptop.get(await signInOptions(app), { counter }))
    expect((await enter(7)).status).toBe(200)
    expect(await enter(7)).toMatchObject(refused)
    expect(await enter(3)).toMatchObject(refused)
    expect(await enter(0)).toMatchObject(refused)
    expect((await enter(8)).status).toBe(200)
  })

  test('goes on with authenticators that do not count', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = laptop.get(await signInOptions(app), { counter: 0 })
      expect((await signInWithPasskey(app, answer)).status).toBe(200)
    }
  })

  test('takes a challenge once, also of 50 answers at once, and for five minutes', async () => {
    const answer = laptop.get(await signInOptions(app))
    const enter = () => signInWithPasskey(app, answer)
    const answers = await Promise.all(Array.from({ length: 50 }, enter))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
    const late = laptop.get(await signInOptions(app))
    app.clock.advance(5 * 60_000)
    expect(await signInWithPasskey(app, late)).toMatchObject(refused)
    const ofMaking = laptop.get(await creationOptions(app, lena))
    expect(await signInWithPasskey(app, ofMaking)).toMatchObject(refused)
  })

  test('is refused to an account that nobody confirmed', async () => {
    await app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, lena.accountId))
    expect(await signInWithPasskey(app, laptop.get(await signInOptions(app)))).toMatchObject(refused)
  })
})

test('an account with only passkeys takes a recovery code beside the password', async () => {
  expect((await signInWithCode(app, lena.email)).body.meta.status).toBe('SECOND_FACTOR_REQUIRED')
  expect((await signInWithCode(app, lena.email, '123456')).body.meta.status).toBe('SECOND_FACTOR_INVALID')
  const { body } = await app.call(renewRecoveryCodes, { body: { password } }, { as: lena })
  expect((await signInWithCode(app, lena.email, body.recovery.codes[3])).status).toBe(200)
})
