import { getAccount } from '@tandem/contract/accounts'
import { confirmFourEyesRequest, listFourEyesRequests } from '@tandem/contract/backend/four-eyes'
import { getPerson, requestSecondFactorReset } from '@tandem/contract/backend/people'
import { requestProfileRemoval } from '@tandem/contract/backend/profile-removal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { totp } from '#features/second-factor/second-factor.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { auditEntry } from '../backend.schema.ts'
import { resetSecondFactorOf } from './four-eyes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const reason = 'Der Ausweis ist am Telefon geprüft.'
const subjects = async ({ email }: { email: string }) => {
  await app.settleJobs()
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}

test('what nobody could confirm is not asked for: it takes an admin who neither asks nor is concerned', async () => {
  const [asker, other] = [await app.admin(), await app.admin()]
  const [locked] = [await app.admin(), await app.admin({}, [])]
  const now = app.clock()
  await app.db.update(account).set({ lockedAt: now, hiddenAt: now }).where(eq(account.id, locked.accountId))
  await app.db.insert(totp).values({ accountId: other.accountId, secret: 'sealed', confirmedAt: now })
  const params = { id: other.accountId }
  const ask = () => app.call(requestSecondFactorReset, { params, body: { reason } }, { as: asker })
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'no_second_admin' } })
  const third = await app.admin()
  expect((await ask()).body.requests).toHaveLength(1)
  expect(await subjects(third)).toEqual(['Kim Muster bittet um Ihre Bestätigung'])
})

test('who may confirm is asked by mail, and who asked is told the outcome, also without mails about waiting companies', async () => {
  const [asker, second] = [await app.admin(), await app.admin()]
  for (const { accountId } of [asker, second])
    await app.db
      .insert(accountSubscription)
      .values({ accountId, subscription: 'waiting_companies', enabled: false })
  const { applicantId } = await app.applicant()
  const params = { id: newId() }
  await app.db.insert(application).values({ ...params, applicantId, type: 3, visibility: 'open' })
  await app.call(requestProfileRemoval, { params, body: { reason } }, { as: asker })
  expect(await subjects(second)).toEqual(['Kim Muster bittet um Ihre Bestätigung'])
  const { requests } = (await app.call(listFourEyesRequests, {}, { as: second })).body
  const request = { params: { id: requests.at(-1).id }, body: {} }
  await app.call(confirmFourEyesRequest, request, { as: second })
  expect(await subjects(asker)).toEqual(['Ihr Antrag ist bestätigt'])
})

test('the operator removes the second factor of an admin by a command, once, which the audit keeps', async () => {
  const admin = await app.admin()
  const { accountId, email } = admin
  const addFactor = () =>
    app.db.insert(totp).values({ accountId, secret: 'sealed', confirmedAt: app.clock() })
  await addFactor()
  const [asker, second] = [await app.admin(), await app.admin()]
  const asked = await app.call(
    requestSecondFactorReset,
    { params: { id: accountId }, body: { reason } },
    { as: asker },
  )
  const id = asked.body.requests[0]?.id ?? ''
  const reset = () => resetSecondFactorOf(app.db, email, app.clock())
  expect([await reset(), await reset()]).toEqual([true, false])
  expect(await app.db.$count(totp, eq(totp.accountId, accountId))).toBe(0)
  expect((await app.call(getAccount, {}, { as: admin })).status).toBe(401)
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, accountId))
  expect(entries).toMatchObject([
    { accountId: asker.accountId, action: 'request_reset_second_factor' },
    { accountId: null, action: 'reset_second_factor', recordType: 'account' },
  ])
  const shown = await app.call(getPerson, { params: { id: accountId } }, { as: asker })
  expect(shown.body.history).toMatchObject([{ actor: null }, { actor: { id: asker.accountId } }])
  await addFactor()
  const late = await app.call(confirmFourEyesRequest, { params: { id }, body: {} }, { as: second })
  expect(late.status, 'the new factor is not the one that was asked about').toBe(409)
  expect(await app.db.$count(totp, eq(totp.accountId, accountId))).toBe(1)
})
