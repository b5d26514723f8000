import { getAccount } from '@tandem/contract/accounts'
import { listCompanyReviews } from '@tandem/contract/backend'
import { resetPassword } from '@tandem/contract/sign-in/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createAdmin } from './create-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const create = (email: string) => createAdmin(app, email, app.clock())
const setPassword = (token: string | null) =>
  app.call(resetPassword, { body: { token: token ?? '', password } })

test('the first admin sets a password with the token, once, and has the back office', async () => {
  const token = await create('Chef@example.org')
  expect((await setPassword(token)).status).toBe(200)
  expect((await setPassword(token)).body.code).toBe('token_invalid')
  const { body } = await signIn(app, 'chef@example.org')
  const as = body.auth
  expect((await app.call(getAccount, {}, { as })).body.account).toMatchObject({ type: 'admin' })
  expect((await app.call(listCompanyReviews, {}, { as })).status).toBe(200)
})

test('asked again, the token before is over and the account the same', async () => {
  const first = await create('again@example.org')
  const second = await create('again@example.org')
  expect((await setPassword(first)).body.code).toBe('token_invalid')
  app.clock.advance(24 * 60 * 60 * 1000)
  expect((await setPassword(second)).body.code, 'a day later').toBe('token_invalid')
})

test('an address that has an account of another kind gets none', async () => {
  const acme = await app.company()
  expect(await create(acme.email)).toBeNull()
  expect((await app.call(listCompanyReviews, {}, { as: acme })).status).toBe(403)
})
