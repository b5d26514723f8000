import { getAccount } from '@tandem/contract/accounts'
import { getSecondFactor, removePasskey, removeTotp } from '@tandem/contract/second-factor'
import { listSessions, logout, refreshSession } from '@tandem/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { password } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { setUpPasskey } from './passkeys/passkeys.testing.ts'
import { givePassword, setUpTotp, signInWithCode } from './totp/totp.testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  // Before the first request: what was read is kept for some seconds.
  await writeSetting(app.db, 'account.requireSecondFactorOfAdmins', true, app.clock())
})
afterAll(() => app.stop())

const newAdmin = async () => givePassword(app, await app.admin())

test('an admin without a second factor may only set one up', async () => {
  const admin = await newAdmin()
  const { body } = await signInWithCode(app, admin.email)
  const as = body.auth
  expect((await app.call(getAccount, {}, { as })).body.account.secondFactorMissing).toBe(true)
  expect(await app.call(listSessions, {}, { as })).toMatchObject({
    status: 403,
    body: { code: 'second_factor_missing' },
  })
  expect((await app.call(getSecondFactor, {}, { as })).body.secondFactor.required).toBe(true)
  const renewed = await app.call(refreshSession, {}, { as })
  expect(renewed.status).toBe(200)

  await setUpTotp(app, { ...admin, ...as })
  expect((await app.call(listSessions, {}, { as })).status).toBe(200)
  expect((await app.call(getAccount, {}, { as })).body.account.secondFactorMissing).toBe(false)
  expect((await app.call(logout, {}, { as })).status).toBe(200)
})

test('a passkey will do, too; the last factor stays, also when two go at once', async () => {
  const admin = await newAdmin()
  const { id } = await setUpPasskey(app, admin)
  expect((await app.call(listSessions, {}, { as: admin })).status).toBe(200)
  const removeKey = () => app.call(removePasskey, { params: { id }, body: { password } }, { as: admin })
  expect(await removeKey()).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  await setUpTotp(app, admin)
  const removeApp = () => app.call(removeTotp, { body: { password } }, { as: admin })
  const answers = await Promise.all([removeKey(), removeApp()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect((await app.call(listSessions, {}, { as: admin })).status).toBe(200)
})

test('a session that a password alone has opened does not grow with the factor set up in another one', async () => {
  const admin = await newAdmin()
  const open = async () => (await signInWithCode(app, admin.email)).body.auth
  const [stolen, own, other] = [await open(), await open(), await open()]
  const { codes } = await setUpTotp(app, { ...admin, ...own })
  expect((await app.call(getAccount, {}, { as: stolen })).status).toBe(401)
  expect((await app.call(listSessions, {}, { as: own })).status).toBe(200)
  expect((await app.call(getAccount, {}, { as: other })).status).toBe(401)
  const proved = (await signInWithCode(app, admin.email, codes[0])).body.auth
  await setUpPasskey(app, { ...admin, ...own })
  expect((await app.call(listSessions, {}, { as: proved })).status, 'signed in with a factor').toBe(200)

  const careful = await newAdmin()
  const { body } = await signInWithCode(app, careful.email)
  await setUpPasskey(app, careful)
  expect((await app.call(getAccount, {}, { as: body.auth })).status, 'after a passkey').toBe(401)
  expect((await app.call(listSessions, {}, { as: careful })).status).toBe(200)
})

test('nobody else needs one', async () => {
  const lena = await app.applicant()
  expect((await app.call(getAccount, {}, { as: lena })).body.account.secondFactorMissing).toBe(false)
  expect((await app.call(getSecondFactor, {}, { as: lena })).body.secondFactor.required).toBe(false)
})
