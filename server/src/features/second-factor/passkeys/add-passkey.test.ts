import {
  getSecondFactor,
  maxPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@tandem/contract/second-factor'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applicantWithPassword, password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createAuthenticator } from './authenticator.testing.ts'
import { creationOptions, registerPasskey, setUpPasskey } from './passkeys.testing.ts'

let app: TestApp
let lena: Awaited<ReturnType<typeof applicantWithPassword>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await applicantWithPassword(app)
})

const refused = { status: 400, body: { code: 'passkey_refused' } }
const read = async () => (await app.call(getSecondFactor, {}, { as: lena })).body.secondFactor

describe('making a passkey', () => {
  test('asks for the password, then for one that knows its account and checks its holder', async () => {
    const wrong = await app.call(startPasskey, { body: { password: 'nicht das richtige' } }, { as: lena })
    expect(wrong).toMatchObject({ status: 422, body: { violations: [{ code: 'password_wrong' }] } })
    const { body } = await app.call(startPasskey, { body: { password } }, { as: lena })
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Tandem' },
      user: { id: Buffer.from(lena.accountId).toString('base64url'), name: lena.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('keeps it under its name, offers none twice, and tells the owner', async () => {
    const { id } = await setUpPasskey(app, lena)
    const createdAt = app.clock().toISOString()
    expect((await read()).passkeys).toEqual([{ id, name: 'Laptop', createdAt, lastUsedAt: null }])
    const { body } = await app.call(startPasskey, { body: { password } }, { as: lena })
    expect(body.options.excludeCredentials).toHaveLength(1)
    await app.settleJobs()
    const mail = (await app.mails()).find(({ to }) => to === lena.email)
    expect(mail?.text).toContain('neuer Passkey')
  })

  test.each([
    ['another site', { origin: 'https://tandem.evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['another host', { rpID: 'evil.example' }],
    ['a sign-in', { type: 'webauthn.get' }],
    ['an authenticator that checks nobody', { isVerified: false }],
    ['an attestation that nobody asked for', { fmt: 'tpm', attStmt: new Map([['x5c', []]]) }],
    ['a chain of certificates', { fmt: 'packed', attStmt: new Map([['x5c', []]]) }],
    ['a format that nobody knows', { fmt: 'mine' }],
  ])('is refused for %s', async (_, deviation) => {
    const response = createAuthenticator().create(await creationOptions(app, lena), deviation)
    expect(await registerPasskey(app, lena, response)).toMatchObject(refused)
    expect((await read()).passkeys).toEqual([])
  })

  test.each([
    ['', ''],
    ['bm8ganNvbg', 'oA'],
    [Buffer.from('null').toString('base64url'), 'oA'],
    [Buffer.from('{"challenge":{"a":1}}').toString('base64url'), 'oA'],
    [Buffer.from('{"challenge":"\\u0000"}').toString('base64url'), 'oA'],
  ])('is refused for what is none: %j', async (clientDataJSON, attestationObject) => {
    const whole = createAuthenticator().create(await creationOptions(app, lena))
    const response = { ...whole, response: { clientDataJSON, attestationObject } }
    expect(await registerPasskey(app, lena, response)).toMatchObject(refused)
    const cut = { ...whole, response: { ...whole.response, attestationObject } }
    expect(await registerPasskey(app, lena, cut)).toMatchObject(refused)
  })

  test('a challenge is good once, for five minutes, and for the account it was given to', async () => {
    const authenticator = createAuthenticator()
    const options = await creationOptions(app, lena)
    expect((await registerPasskey(app, lena, authenticator.create(options))).status).toBe(200)
    expect(await registerPasskey(app, lena, createAuthenticator().create(options))).toMatchObject(refused)

    const late = await creationOptions(app, lena)
    app.clock.advance(5 * 60_000)
    expect(await registerPasskey(app, lena, createAuthenticator().create(late))).toMatchObject(refused)

    const tim = await applicantWithPassword(app)
    const foreign = await creationOptions(app, tim)
    expect(await registerPasskey(app, lena, createAuthenticator().create(foreign))).toMatchObject(refused)
    const own = await creationOptions(app, tim)
    expect(await registerPasskey(app, tim, authenticator.create(own))).toMatchObject(refused)
  })

  test('is one of so many at most', async () => {
    const response = createAuthenticator().create(await creationOptions(app, lena))
    await app.db.execute(sql`
      insert into passkey (id, account_id, name, credential_id, public_key, sign_count, transports, created_at)
      select gen_random_uuid(), ${lena.accountId}, 'Laptop', gen_random_uuid(), '', 0, '{}', now()
      from generate_series(1, ${maxPasskeys})`)
    expect(await registerPasskey(app, lena, response)).toMatchObject({
      status: 409,
      body: { code: 'too_many_records' },
    })
    expect((await read()).passkeys).toHaveLength(maxPasskeys)
  })

  test('of 50 answers at once to one challenge one is kept', async () => {
    const options = await creationOptions(app, lena)
    const keep = () => registerPasskey(app, lena, createAuthenticator().create(options))
    const answers = await Promise.all(Array.from({ length: 50 }, keep))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read()).passkeys).toHaveLength(1)
  })
})

describe('a passkey', () => {
  test('takes another name, and goes with the password', async () => {
    const { id } = await setUpPasskey(app, lena)
    const rename = (name: string) => app.call(renamePasskey, { params: { id }, body: { name } }, { as: lena })
    expect((await rename('Telefon')).body.secondFactor.passkeys[0].name).toBe('Telefon')
    expect((await rename(' ')).status).toBe(422)
    const remove = (as: string) =>
      app.call(removePasskey, { params: { id }, body: { password: as } }, { as: lena })
    expect((await remove('nicht das richtige')).status).toBe(422)
    expect((await remove(password)).body.secondFactor.passkeys).toEqual([])
    expect((await remove(password)).status).toBe(404)
    await app.settleJobs()
    const texts = (await app.mails()).filter(({ to }) => to === lena.email).map(({ text }) => text)
    expect(texts.join()).toContain('gehört nicht mehr')
  })

  test('is not there for anybody else', async () => {
    const { id } = await setUpPasskey(app, lena)
    const as = await applicantWithPassword(app)
    expect((await app.call(renamePasskey, { params: { id }, body: { name: 'Meins' } }, { as })).status).toBe(
      404,
    )
    expect((await app.call(removePasskey, { params: { id }, body: { password } }, { as })).status).toBe(404)
    expect((await read()).passkeys[0].name).toBe('Laptop')
  })
})
