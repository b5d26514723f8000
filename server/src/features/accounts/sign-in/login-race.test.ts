import { getAccount } from '@tandem/contract/accounts'
import { changePassword } from '@tandem/contract/accounts/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { applicantWithPassword, password, signIn } from '../accounts.testing.ts'

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
