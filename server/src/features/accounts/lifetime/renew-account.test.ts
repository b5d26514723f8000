import { getAccount } from '@tandem/contract/accounts'
import { renewAccount } from '@tandem/contract/accounts/own-account'
import { startThread } from '@tandem/contract/messaging'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectEvents } from '#features/applications/transitions/collect-events.testing.ts'
import { insertProfile } from '#features/messaging/messaging.testing.ts'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { writeSetting } from '#platform/settings/settings.store.ts'
import { applicantWithPassword, signIn } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { runNightlyLifetimes, setAccountAge, stateOf } from '#testing/test-lifetime.ts'
import { applyLifetimes } from './apply-lifetimes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set('2026-11-20T12:00:00Z')
  await writeSetting(app.db, 'applicant.accountRenewalOnLogin', false, app.clock())
})
afterAll(() => app.stop())

const renew = async (as: { token: string }) => (await app.call(renewAccount, {}, { as })).body.account

test('with 30 days left the whole lifetime begins anew, with 31 nothing changes', async () => {
  const lena = await app.applicant()
  await setAccountAge(app, lena, { renewedDaysAgo: 334 })
  expect(await renew(lena)).toMatchObject({ accountLifetime: 31, allowRevalidation: false })
  await setAccountAge(app, lena, { renewedDaysAgo: 335, warnedDays: 30 })
  const events = await collectEvents(app, async () => {
    expect(await renew(lena)).toMatchObject({
      id: lena.accountId,
      accountMaxLifetime: 365,
      accountLifetime: 365,
      allowRevalidation: false,
    })
  })
  expect(events).toEqual([{ accountIds: [lena.accountId], type: 'account', data: {} }])
  expect(await stateOf(app, lena)).toEqual({ warnedDays: null, hidden: false })
})

test('a company’s account is renewed as well; an admin’s has no lifetime and stays as it is', async () => {
  const acme = await app.company()
  await setAccountAge(app, acme, { renewedDaysAgo: 360 })
  expect(await renew(acme)).toMatchObject({ accountLifetime: 365 })
  const admin = await app.admin()
  await setAccountAge(app, admin, { renewedDaysAgo: 999 })
  expect(await renew(admin)).toMatchObject({ accountMaxLifetime: 0, allowRevalidation: false })
})

test('somebody hidden is not found, but signs in, renews, and is found again', async () => {
  const lena = await applicantWithPassword(app)
  await insertProfile(app, lena, 'open')
  const acme = await app.company()
  const write = () =>
    app.call(
      startThread,
      { params: { id: lena.applicantId }, body: { subject: 'Hallo', message: 'Guten Tag' } },
      { as: acme },
    )
  expect((await write()).status).toBe(200)
  await setAccountAge(app, lena, { renewedDaysAgo: 366, warnedDays: 1 })
  await runNightlyLifetimes(app)
  expect(await stateOf(app, lena)).toEqual({ warnedDays: 1, hidden: true })
  expect((await write()).status).toBe(404)

  const { body } = await signIn(app, lena.email)
  const seen = await app.call(getAccount, {}, { as: body.auth })
  expect(seen.body.account).toMatchObject({ accountLifetime: 0, allowRevalidation: true })
  expect((await write()).status).toBe(404)
  await renew(body.auth)
  expect(await stateOf(app, lena)).toEqual({ warnedDays: null, hidden: false })
  expect((await write()).status).toBe(200)
})

test('whoever renews in the night of the erasure is either in time or not, and never half', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => app.applicant()))
  for (const person of people)
    await setAccountAge(app, person, { renewedDaysAgo: 400, warnedDays: 1, hiddenDaysAgo: 30 })
  const [, ...answers] = await Promise.all([
    applyLifetimes(app.context(), eraseAccount),
    ...people.map((as) => app.call(renewAccount, {}, { as })),
  ])
  for (const [index, person] of people.entries()) {
    const state = await stateOf(app, person)
    if (answers[index]?.status === 200) expect(state).toEqual({ warnedDays: null, hidden: false })
    else expect(state).toBe(undefined)
  }
  expect(answers.filter(({ status }) => ![200, 401, 404].includes(status))).toEqual([])
})

test('nobody without a session renews anything', async () => {
  expect((await app.call(renewAccount)).status).toBe(401)
})
