import { getAccount } from '@tandem/contract/accounts'
import { login } from '@tandem/contract/sign-in'
import { requestPassword, resetPassword } from '@tandem/contract/sign-in/password'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneTimeToken } from '#features/accounts/accounts.schema.ts'
import {
  applicantWithPassword,
  confirmWith,
  mailedToken,
  password,
  registerAs,
  signIn,
} from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { askForPassword, newestToken, newPassword, subjectsTo } from './password.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const minuteMs = 60 * 1000
const ask = (email: string) => app.call(requestPassword, { body: { email } })
const reset = (token: string, to = newPassword) => app.call(resetPassword, { body: { token, password: to } })

describe('asking for a new password', () => {
  test('answers alike for a known, an unknown and an unconfirmed address; a mail goes to both that are known', async () => {
    const { email } = await applicantWithPassword(app)
    await registerAs(app, 'unconfirmed@example.org')
    const answers = [await ask(email), await ask('unknown@example.org'), await ask('unconfirmed@example.org')]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual({ meta: { status: 'SUCCESS', dataField: 'requested' }, requested: true })
    }
    await app.settleJobs()
    expect(await subjectsTo(app, email)).toEqual(['Neues Passwort für dein Konto bei Tandem'])
    expect(await subjectsTo(app, 'unknown@example.org')).toEqual([])
    expect(await subjectsTo(app, 'unconfirmed@example.org')).toEqual([
      'Neues Passwort für dein Konto bei Tandem',
      'Bitte bestätige deine E-Mail-Adresse',
    ])
  })

  test('brings who never confirmed the address on: the new password logs in, the one of the registration does not', async () => {
    const email = 'stuck@example.org'
    await registerAs(app, email)
    const confirmation = await mailedToken(app, email)
    app.clock.advance(25 * 60 * minuteMs)
    expect((await confirmWith(app, confirmation)).status).toBe(410)
    await reset(await askForPassword(app, email))
    expect((await signIn(app, email, newPassword)).status).toBe(200)
    expect((await signIn(app, email)).status).toBe(400)
    await app.settleJobs()
    expect(await subjectsTo(app, email)).toContain('Willkommen bei Tandem')
  })

  test('sends at most five mails an hour also to an address that is not confirmed', async () => {
    const email = 'often@example.org'
    await registerAs(app, email)
    for (let n = 0; n < 7; n++) {
      await ask(email)
      await app.settleJobs()
    }
    expect(await subjectsTo(app, email), 'and the one of the registration').toHaveLength(6)
  })

  test('sends at most five mails an hour to one address', async () => {
    const { email } = await applicantWithPassword(app)
    for (let n = 0; n < 7; n++) await askForPassword(app, email)
    expect(await subjectsTo(app, email)).toHaveLength(5)
    app.clock.advance(61 * minuteMs)
    await askForPassword(app, email)
    expect(await subjectsTo(app, email)).toHaveLength(6)
  })

  test('cannot be kept from the owner by other mails that somebody else has us send there', async () => {
    const { email } = await applicantWithPassword(app)
    for (let n = 0; n < 7; n++) await registerAs(app, email)
    expect(await askForPassword(app, email)).not.toBe('')
    expect(await subjectsTo(app, email), 'five about the registration').toHaveLength(6)
  })

  test('keeps no token in the database', async () => {
    const { email } = await applicantWithPassword(app)
    const token = await askForPassword(app, email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const jobs = await app.db.execute(sql`select data::text, output::text from pgboss.job`)
    expect(JSON.stringify([jobs.rows, await app.db.select().from(oneTimeToken)])).not.toContain(token)
  })
})

describe('setting a new password', () => {
  test('ends all sessions, lets the new one in and not the old one, and tells the owner', async () => {
    const lena = await applicantWithPassword(app)
    const token = await askForPassword(app, lena.email)
    const { status, body } = await reset(token)
    expect(status).toBe(200)
    expect(body.reset).toBe(true)
    expect((await app.call(getAccount, {}, { as: lena })).status).toBe(401)
    expect((await signIn(app, lena.email)).status).toBe(400)
    expect((await signIn(app, lena.email, newPassword)).status).toBe(200)
    await app.settleJobs()
    expect((await subjectsTo(app, lena.email))[0]).toBe('Dein Passwort bei Tandem wurde geändert')
  })

  test('uses the token up once, of 50 parallel tries', async () => {
    const { email } = await applicantWithPassword(app)
    const token = await askForPassword(app, email)
    const tries = Array.from({ length: 50 }, () => reset(token))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(49)
    await app.settleJobs()
    expect((await subjectsTo(app, email)).filter((subject) => subject.includes('geändert'))).toHaveLength(1)
  }, 60_000)

  test('a weak password is refused and does not use the token up', async () => {
    const { email } = await app.applicant({ firstName: 'Annegret', lastName: 'Siebenhaar' })
    const token = await askForPassword(app, email)
    for (const [weak, code] of [
      ['kurz', 'too_short'],
      ['passwort12345678', 'password_too_weak'],
      ['AnnegretSiebenhaar', 'password_too_weak'],
    ] as const) {
      const { status, body } = await reset(token, weak)
      expect(status).toBe(422)
      expect(body.violations).toMatchObject([{ propertyPath: 'password', code }])
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('refuses a token after an hour, a replaced one, and one that never was', async () => {
    const { email } = await applicantWithPassword(app)
    const first = await askForPassword(app, email)
    const second = await askForPassword(app, email)
    expect((await reset(first)).body.code).toBe('token_invalid')
    app.clock.advance(60 * minuteMs)
    expect(await reset(second)).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
    expect((await reset('x'.repeat(43))).body.code).toBe('token_invalid')
    expect((await signIn(app, email)).status).toBe(200)
  })

  test('a token that confirms an address sets no password', async () => {
    await registerAs(app, 'other-purpose@example.org')
    const token = await newestToken(app, 'other-purpose@example.org', /verifikation#token=([\w-]+)/)
    expect(token).not.toBe('')
    expect((await reset(token)).body.code).toBe('token_invalid')
  })

  test('lets an owner in at once whom failures had slowed', async () => {
    const { email } = await applicantWithPassword(app)
    const wrong = { body: { email, password: 'falsch falsch falsch' } }
    for (let n = 0; n < 8; n++) await app.call(login, wrong)
    expect((await signIn(app, email, password)).status).toBe(429)
    await reset(await askForPassword(app, email))
    expect((await signIn(app, email, newPassword)).status).toBe(200)
  })
})
