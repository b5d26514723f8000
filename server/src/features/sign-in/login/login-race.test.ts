import { getAccount } from '@tandem/contract/accounts'
import { confirmTotp, startTotp } from '@tandem/contract/second-factor'
import { changePassword } from '@tandem/contract/sign-in/password'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { setUpPasskey, signInOptions } from '#features/second-factor/passkeys/passkeys.testing.ts'
import { codeAt } from '#features/second-factor/totp/totp.testing.ts'
import { meanwhile } from '#testing/meanwhile.ts'
import { applicantWithPassword, password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { login } from './login.ts'
import { openSession } from './open-session.ts'
import { passkeyLogin } from './passkey-login.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a sign-in that meets a change of the password does not outlive it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const lena = await applicantWithPassword(app)
    const body = { password, newPassword: 'Morgen regnet es in Karlsruhe nicht' }
    const [changed, ...entered] = await Promise.all([
      app.call(changePassword, { body }, { as: lena }),
      ...Array.from({ length: 4 }, () => signIn(app, lena.email)),
    ])
    expect(changed.status).toBe(200)
    for (const { status, body } of entered) {
      expect([200, 400]).toContain(status)
      if (status === 200) expect((await app.call(getAccount, {}, { as: body.auth })).status).toBe(401)
    }
    expect((await app.call(getAccount, {}, { as: lena })).status).toBe(200)
  }
})

test('a sign-in that began before there was a second factor opens nothing once there is one', async () => {
  const lena = await applicantWithPassword(app)
  const { accountId } = lena
  const enter = () =>
    openSession(app.context(), { accountId, isPasswordAlone: true }, { userAgent: '', clientAddress: '::1' })
  expect(await enter()).not.toBeNull()
  const { body } = await app.call(startTotp, { body: { password } }, { as: lena })
  const code = codeAt(body.totp.secret, app.clock())
  expect((await app.call(confirmTotp, { body: { code } }, { as: lena })).status).toBe(200)
  expect(await enter()).toBeNull()
})

test('whoever is not who they were when they proved it is refused like anybody', async () => {
  const input = { params: undefined, query: undefined, upload: undefined }
  const facts = { ...input, token: null, userAgent: '', clientAddress: '::1' }
  const lena = await applicantWithPassword(app)
  const remove =
    ({ accountId }: typeof lena) =>
    () =>
      app.db.delete(account).where(eq(account.id, accountId))
  const body = { email: lena.email, password }
  const entered = login(meanwhile(app.context(), remove(lena)), null, { body, ...facts })
  await expect(entered).rejects.toThrow('invalid_credentials')

  const kim = await applicantWithPassword(app)
  const { authenticator } = await setUpPasskey(app, kim)
  const response = { ...authenticator.get(await signInOptions(app)), type: 'public-key' as const }
  const unconfirm = () =>
    app.db.update(account).set({ confirmedAt: null }).where(eq(account.id, kim.accountId))
  const between = meanwhile(app.context(), unconfirm)
  await expect(passkeyLogin(between, null, { body: { response }, ...facts })).rejects.toThrow(
    'passkey_refused',
  )
})
