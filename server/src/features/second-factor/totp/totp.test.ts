import { randomBytes } from 'node:crypto'
import { getHealth, type HealthCheck } from '@tandem/contract/backend/overview'
import {
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@tandem/contract/second-factor'
import { startPasskeyLogin } from '@tandem/contract/sign-in'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { passkeyChallenge, recoveryCode, totp } from '#features/second-factor/second-factor.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { applicantWithPassword, password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlySecondFactorCleanUp } from '../second-factor.jobs.ts'
import { codeAt, setUpTotp, signInWithCode } from './totp.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
})

const minuteMs = 60_000
const start = async () => (await app.call(startTotp, { body: { password } }, { as: lena })).body.totp
const confirm = (code: string) => app.call(confirmTotp, { body: { code } }, { as: lena })
const read = async () => (await app.call(getSecondFactor, {}, { as: lena })).body.secondFactor

describe('setting up an authenticator app', () => {
  test('counts once a code was confirmed, and hands out ten recovery codes', async () => {
    const { secret, uri } = await start()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(
      `otpauth://totp/Tandem:${encodeURIComponent(lena.email)}?issuer=Tandem&secret=${secret}`,
    )
    expect((await read()).totpSince).toBeNull()
    expect((await signInWithCode(app, lena.email)).status).toBe(200)

    const code = codeAt(secret, app.clock())
    const { status, body } = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)
    expect(status).toBe(200)
    expect(body.recovery.codes).toHaveLength(10)
    for (const each of body.recovery.codes)
      expect(each).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/)
    expect(await read()).toEqual({
      required: false,
      totpSince: app.clock().toISOString(),
      passkeys: [],
      recoveryCodesLeft: 10,
    })
  })

  test('asks for the password, keeps neither secret nor codes readable, and tells the owner', async () => {
    const wrong = await app.call(startTotp, { body: { password: 'nicht das richtige' } }, { as: lena })
    expect(wrong).toMatchObject({ status: 422, body: { violations: [{ code: 'password_wrong' }] } })
    const { secret, codes } = await setUpTotp(app, lena)
    const rows = [
      await app.db.select().from(totp).where(eq(totp.accountId, lena.accountId)),
      await app.db.select().from(recoveryCode).where(eq(recoveryCode.accountId, lena.accountId)),
    ]
    expect(rows[1]).toHaveLength(10)
    for (const each of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(each)
    await app.settleJobs()
    const mail = (await app.mails()).find(({ to }) => to === lena.email)
    expect(mail?.text).toContain('Code aus deiner Authenticator-App')
    for (const each of [secret, ...codes]) expect(mail?.text).not.toContain(each)
  })

  test('takes no wrong code, none an hour after the start, and none without a start', async () => {
    expect(await confirm('123456')).toMatchObject({ status: 410, body: { code: 'token_invalid' } })
    const { secret } = await start()
    const late = new Date(app.clock().getTime() + 10 * minuteMs)
    for (const code of ['', '12345', 'abcdef', codeAt(secret, late)]) {
      const { status, body } = await confirm(code)
      expect(status).toBe(422)
      expect(body.violations[0].propertyPath).toBe('code')
    }
    app.clock.advance(61 * minuteMs)
    expect((await confirm(codeAt(secret, app.clock()))).status).toBe(410)
    expect((await read()).totpSince).toBeNull()
  })

  test('of 50 confirmations at once one is answered with codes', async () => {
    const { secret } = await start()
    const code = codeAt(secret, app.clock())
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read()).recoveryCodesLeft).toBe(10)
  })

  test('a new phone replaces the old one only once it has shown a code', async () => {
    const old = await setUpTotp(app, lena)
    const { secret } = await start()
    expect((await signInWithCode(app, lena.email, old.now())).status).toBe(200)
    app.clock.advance(minuteMs)
    expect((await confirm(codeAt(secret, app.clock()))).status).toBe(200)
    app.clock.advance(minuteMs)
    const refused = await signInWithCode(app, lena.email, old.now())
    expect(refused.body).toEqual({ meta: { status: 'SECOND_FACTOR_INVALID' } })
    expect((await signInWithCode(app, lena.email, old.codes[0])).status).toBe(400)
    expect((await signInWithCode(app, lena.email, codeAt(secret, app.clock()))).status).toBe(200)
  })
})

describe('a secret that was sealed with another key than that of today', () => {
  const seal = () => createSecrets(randomBytes(32)).seal(`totp ${lena.accountId}`, 'JBSWY3DPEHPK3PXP')
  const change = (set: Partial<typeof totp.$inferInsert>) =>
    app.db.update(totp).set(set).where(eq(totp.accountId, lena.accountId))

  test('takes no code, as if it were wrong, and the back office counts it', async () => {
    const { now } = await setUpTotp(app, lena)
    await change({ secret: seal() })
    const { status, body } = await signInWithCode(app, lena.email, now())
    expect({ status, body }).toEqual({ status: 400, body: { meta: { status: 'SECOND_FACTOR_INVALID' } } })
    const { checks } = (await app.call(getHealth, {}, { as: await app.admin() })).body.health
    const findings = checks.flatMap((check: HealthCheck) => check.findings)
    expect(findings).toContainEqual({ code: 'sealed_otherwise', value: 1 })
  })

  test('is begun anew where it was not confirmed yet', async () => {
    const { secret } = await start()
    await change({ pendingSecret: seal() })
    expect(await confirm(codeAt(secret, app.clock()))).toMatchObject({ status: 410 })
  })
})

describe('turning it off', () => {
  test('asks for the password and takes the recovery codes with it', async () => {
    const { codes } = await setUpTotp(app, lena)
    const remove = (as: string) => app.call(removeTotp, { body: { password: as } }, { as: lena })
    expect((await remove('nicht das richtige')).status).toBe(422)
    expect((await read()).recoveryCodesLeft).toBe(10)
    const { body } = await remove(password)
    expect(body.secondFactor).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
    expect((await signInWithCode(app, lena.email)).status).toBe(200)
    expect((await signInWithCode(app, lena.email, codes[0])).status).toBe(200)
    await app.settleJobs()
    const mails = (await app.mails()).filter(({ to }) => to === lena.email)
    expect(mails.map(({ text }) => text).join()).toContain('nicht mehr nach einem Code')
  })

  test('that is on with nobody tells nobody', async () => {
    await start()
    expect((await app.call(removeTotp, { body: { password } }, { as: lena })).status).toBe(200)
    await app.settleJobs()
    expect((await app.mails()).filter(({ to }) => to === lena.email)).toEqual([])
    expect((await confirm('123456')).status).toBe(410)
  })
})

test('new recovery codes end the old ones; without a second factor there are none', async () => {
  const renew = (as = password) => app.call(renewRecoveryCodes, { body: { password: as } }, { as: lena })
  expect((await renew()).status).toBe(403)
  const { codes } = await setUpTotp(app, lena)
  expect((await renew('nicht das richtige')).status).toBe(422)
  const { body } = await renew()
  expect((await signInWithCode(app, lena.email, codes[0])).status).toBe(400)
  expect((await signInWithCode(app, lena.email, body.recovery.codes[0])).status).toBe(200)
  expect((await read()).recoveryCodesLeft).toBe(9)
})

test('the nightly sweep deletes what was begun and never ended', async () => {
  const tim = await applicantWithPassword(app)
  await setUpTotp(app, lena)
  for (const as of [lena, tim]) await app.call(startTotp, { body: { password } }, { as })
  await app.call(startPasskeyLogin)
  app.clock.advance(25 * 60 * 60 * 1000)
  await enqueue(app.db, nightlySecondFactorCleanUp, {})
  await app.settleJobs()

  expect(await app.db.select().from(passkeyChallenge)).toEqual([])
  const begun = [lena.accountId, tim.accountId]
  const left = await app.db.select().from(totp).where(inArray(totp.accountId, begun))
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ accountId: lena.accountId, pendingSecret: null, pendingSince: null })
  expect(left[0]?.secret).not.toBeNull()
})
