import { getAccount } from '@tandem/contract/accounts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { account, oneTimeToken } from '../accounts.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const unused = {
  companyId: null,
  companyStatus: null,
  phone: null,
  country: null,
  university: null,
  applicantId: null,
  onboardingDue: false,
  organisationPersonId: null,
  hasProfileImage: false,
}

test('an applicant', async () => {
  const lena = await app.applicant({ firstName: 'Lena', lastName: 'Bergmann' })
  const { body } = await app.call(getAccount, {}, { as: lena })
  expect(body.meta.dataField).toBe('account')
  expect(body.account).toEqual({
    ...unused,
    id: lena.accountId,
    firstName: 'Lena',
    lastName: 'Bergmann',
    email: lena.email,
    pendingEmail: null,
    type: 'applicant',
    language: 'de',
    gender: 'none',
    title: '',
    birthdate: null,
    secondFactorMissing: false,
    displayName: '',
    applicantId: lena.applicantId,
    onboardingDue: true,
    accountMaxLifetime: 365,
    accountLifetime: 365,
    allowRevalidation: false,
  })
})

test('that the university deletes it, when and why, is told to its owner alone', async () => {
  const [lena, other] = [await app.applicant(), await app.applicant()]
  const dueAt = new Date('2026-12-14T10:00:00Z')
  await app.db
    .update(account)
    .set({ deletionDueAt: dueAt, deletionReason: 'Doppelt angelegt' })
    .where(eq(account.id, lena.accountId))
  const read = async (as: typeof lena) => (await app.call(getAccount, {}, { as })).body.account.deletion
  expect(await read(lena)).toEqual({ dueAt: dueAt.toISOString(), reason: 'Doppelt angelegt' })
  expect(await read(other)).toBeUndefined()
})

test('a company’s account goes by the company’s name, also while that is pending', async () => {
  const pending = await app.company({ name: 'Acme GmbH', confirmed: false })
  const { body } = await app.call(getAccount, {}, { as: pending })
  expect(body.account).toMatchObject({
    hasProfileImage: false,
    type: 'company',
    companyStatus: 'pending',
    phone: '',
    displayName: 'Acme GmbH',
    companyId: pending.companyId,
    organisationPersonId: pending.organisationPersonId,
  })
})

test('an admin belongs to nobody', async () => {
  const { body } = await app.call(getAccount, {}, { as: await app.admin() })
  expect(body.account).toMatchObject({ ...unused, type: 'admin', displayName: '', accountMaxLifetime: 0 })
})

test('an account whose company is closed is nobody any more', async () => {
  const acme = await app.company()
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, acme.companyId))
  expect((await app.call(getAccount, {}, { as: acme })).status).toBe(401)
})

test('an address asked for is told until it is confirmed or has expired', async () => {
  const lena = await app.applicant()
  const token = { accountId: lena.accountId, purpose: 'change_email' as const }
  const hour = 60 * 60 * 1000
  const at = (hours: number) => new Date(app.clock().getTime() + hours * hour)
  await app.db.insert(oneTimeToken).values([
    { ...token, hash: newId(), email: 'used@example.org', expiresAt: at(1), usedAt: at(0) },
    { ...token, hash: newId(), email: 'expired@example.org', expiresAt: at(-1) },
    { ...token, hash: newId(), email: 'asked@example.org', expiresAt: at(1) },
    { ...token, hash: newId(), purpose: 'reset_password', expiresAt: at(1) },
  ])
  const pendingEmail = async () => (await app.call(getAccount, {}, { as: lena })).body.account.pendingEmail
  expect(await pendingEmail()).toBe('asked@example.org')
  app.clock.advance(hour)
  expect(await pendingEmail()).toBe(null)
})
