import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findApplicantOf, updateApplicant } from '#features/applicants/applicants.api.ts'
import { authenticate, findLastSeen } from '#features/sessions/sessions.api.ts'
import { requireStrongPassword } from '#features/sign-in/password/require-strong-password.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { account, accountSubscription } from '../accounts.schema.ts'
import { findToldOfWaiting } from '../accounts.store.ts'
import { requirePassword } from '../credentials/require-password.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('the person behind an account is that account’s, and changes alone', async () => {
  const [lena, kim] = [await app.applicant(), await app.applicant()]
  await updateApplicant(app.db, lena.applicantId, { birthdate: '2008-05-14' })
  expect(await findApplicantOf(app.db, lena.accountId)).toMatchObject({
    id: lena.applicantId,
    birthdate: '2008-05-14',
  })
  expect(await findApplicantOf(app.db, kim.accountId)).toMatchObject({ id: kim.applicantId, birthdate: null })
})

test('of the admins each decides for themself whether they are told of waiting companies', async () => {
  const [told, not] = [await app.admin(), await app.admin()]
  const subscription = 'waiting_companies' as const
  await app.db.insert(accountSubscription).values([
    { accountId: told.accountId, subscription, enabled: true },
    { accountId: not.accountId, subscription, enabled: false },
  ])
  const emails = async (accountId?: string) =>
    (await findToldOfWaiting(app.db, accountId)).map(({ email }) => email)
  expect(await emails()).toEqual([told.email])
  expect(await emails(told.accountId)).toEqual([told.email])
  expect(await emails(not.accountId)).toEqual([])
})

test('when somebody was last here is said of those who were asked about', async () => {
  const [lena] = [await app.applicant(), await app.applicant()]
  expect([...(await findLastSeen(app.db, [lena.accountId])).keys()]).toEqual([lena.accountId])
})

test('an account that was deleted meanwhile has no password to show, and gets no other', async () => {
  const { accountId, token } = await app.applicant()
  const viewer = await authenticate(app.context(), token)
  if (!viewer) throw new Error('Nobody is signed in')
  await app.db.delete(account).where(eq(account.id, accountId))
  await expect(requirePassword(app.context(), viewer, 'irgendein Passwort')).rejects.toThrow(
    'unauthenticated',
  )
  const change = requireStrongPassword(app.context(), newId(), 'password', 'Morgen regnet es in Ulm nicht')
  await expect(change).rejects.toThrow('token_invalid')
})
