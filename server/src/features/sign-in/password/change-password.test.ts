import { getAccount } from '@tandem/contract/accounts'
import { changePassword, resetPassword } from '@tandem/contract/sign-in/password'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicantWithPassword, password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { askForPassword, newPassword, subjectsTo } from './password.testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Person = { token: string }
const change = (as: Person, body: object = {}) =>
  app.call(changePassword, { body: { password, newPassword, ...body } }, { as })

describe('changing the password', () => {
  test('ends all other sessions, keeps this one, and tells the owner', async () => {
    const lena = await applicantWithPassword(app)
    const elsewhere = (await signIn(app, lena.email)).body.auth
    expect((await change(lena)).body.changed).toBe(true)
    expect((await app.call(getAccount, {}, { as: lena })).status).toBe(200)
    expect((await app.call(getAccount, {}, { as: elsewhere })).status).toBe(401)
    expect((await signIn(app, lena.email)).status).toBe(400)
    expect((await signIn(app, lena.email, newPassword)).status).toBe(200)
    await app.settleJobs()
    expect(await subjectsTo(app, lena.email)).toEqual(['Dein Passwort bei Tandem wurde geändert'])
  })

  test('takes a link to set it from whoever may have asked for one', async () => {
    const lena = await applicantWithPassword(app)
    const token = await askForPassword(app, lena.email)
    await change(lena)
    const answer = await app.call(resetPassword, { body: { token, password: `${newPassword} 2` } })
    expect(answer.body.code).toBe('token_invalid')
  })

  test('of 12 parallel changes one holds', async () => {
    const lena = await applicantWithPassword(app)
    const wanted = Array.from({ length: 12 }, (_, n) => `${newPassword} ${String.fromCodePoint(0x4e00 + n)}`)
    const answers = await Promise.all(wanted.map((each) => change(lena, { newPassword: each })))
    const held = wanted.filter((_, n) => answers[n]?.status === 200)
    expect(held).toHaveLength(1)
    for (const { status } of answers) expect([200, 422, 429]).toContain(status)
    expect((await signIn(app, lena.email, held[0])).status).toBe(200)
  }, 60_000)

  test.each([
    [{ password: 'nicht das richtige' }, 'password', 'password_wrong'],
    [{ newPassword: password }, 'newPassword', 'password_unchanged'],
    [{ newPassword: 'kurz' }, 'newPassword', 'too_short'],
    [{ newPassword: 'passwort12345678' }, 'newPassword', 'password_too_weak'],
    [{ newPassword: 'KimMusterKimMuster' }, 'newPassword', 'password_too_weak'],
    [{ password: '' }, 'password', 'password'],
  ])('refuses %j', async (body, propertyPath, code) => {
    const lena = await applicantWithPassword(app)
    const { status, body: answer } = await change(lena, body)
    expect(status).toBe(422)
    expect(answer.violations).toMatchObject([{ propertyPath, code }])
    expect((await signIn(app, lena.email)).status).toBe(200)
    await app.settleJobs()
    expect(await subjectsTo(app, lena.email)).toEqual([])
  })

  test('is for whoever is signed in', async () => {
    const answer = await app.call(changePassword, { body: { password, newPassword } })
    expect(answer.status).toBe(401)
  })
})
