import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, setUpTotp, signInWithCode } from '#features/second-factor/totp/totp.testing.ts'
import { attempt } from '#platform/throttle/throttle.schema.ts'
import { applicantWithPassword, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountKey } from '../throttle/throttle-keys.ts'

let app: TestApp
let email: string
let phone: Awaited<ReturnType<typeof setUpTotp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  const lena = await applicantWithPassword(app)
  email = lena.email
  phone = await setUpTotp(app, lena)
})

const enter = (code?: string) => signInWithCode(app, email, code)
const inSeconds = (seconds: number) => new Date(app.clock().getTime() + 1000 * seconds)

describe('signing in with a second factor', () => {
  test('asks for a code only after the right password', async () => {
    expect(await enter()).toMatchObject({ status: 400, body: { meta: { status: 'SECOND_FACTOR_REQUIRED' } } })
    const wrong = await signIn(app, email, 'nicht das richtige Passwort')
    expect(wrong.body).toEqual({ meta: { status: 'INVALID_CREDENTIALS' } })
    const { status, body } = await enter(phone.now())
    expect(status).toBe(200)
    expect(body.auth.token).toMatch(/^[\w-]{43}$/)
  })

  test.each([-30, 0, 30])('takes the code of a clock that is %i seconds off', async (seconds) => {
    app.clock.advance(60_000)
    expect((await enter(codeAt(phone.secret, inSeconds(seconds)))).status).toBe(200)
  })

  test.each([-90, 90])('but not of one that is %i seconds off', async (seconds) => {
    app.clock.advance(120_000)
    const { status, body } = await enter(codeAt(phone.secret, inSeconds(seconds)))
    expect({ status, body }).toEqual({ status: 400, body: { meta: { status: 'SECOND_FACTOR_INVALID' } } })
  })

  test('takes a code once, and none that is older than the last', async () => {
    app.clock.advance(60_000)
    const earlier = codeAt(phone.secret, inSeconds(-30))
    expect((await enter(phone.now())).status).toBe(200)
    for (const used of [phone.now(), earlier]) {
      expect((await enter(used)).body).toEqual({ meta: { status: 'SECOND_FACTOR_INVALID' } })
    }
  })

  test('takes a recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = phone.codes
    expect((await enter(first.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await enter(first)).body).toEqual({ meta: { status: 'SECOND_FACTOR_INVALID' } })
    expect((await enter(second.replaceAll('0', 'O').replaceAll('1', 'l').replace('-', ''))).status).toBe(200)
  })

  test.each(['app', 'recovery'])('of 12 at once with one code of the %s one gets in', async (kind) => {
    const code = kind === 'app' ? phone.now() : phone.codes[0]
    const statuses: number[] = []
    // In small groups, so that they meet the code and not the throttle.
    for (let group = 0; group < 3; group += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => enter(code)))
      statuses.push(...answers.map(({ status }) => status))
      await app.db.delete(attempt).where(eq(attempt.scope, 'login_account'))
    }
    expect(statuses).toHaveLength(12)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(11)
  })

  test('12 at once, as they come, let one in and the rest wait', async () => {
    const code = phone.now()
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 400, 429]).toContain(status)
  })

  test('slows whoever has the password and guesses codes', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      // The password alone, in between, wins no further tries.
      statuses.push((await enter()).status, (await enter('000000')).status)
    }
    expect(statuses.indexOf(429)).toBe(5)
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true)
    const key = accountKey(app.context(), email)
    expect(await app.db.$count(attempt, eq(attempt.key, key))).toBe(1)
  })
})
