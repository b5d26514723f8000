import { getAccount } from '@tandem/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const unused = { companyId: null, applicantId: null, organisationPersonId: null, hasProfileImage: false }

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
    type: 'applicant',
    displayName: '',
    applicantId: lena.applicantId,
    accountMaxLifetime: 365,
    accountLifetime: 365,
    allowRevalidation: false,
  })
})

test('a company’s account goes by the company’s name, also while that is pending', async () => {
  const pending = await app.company({ name: 'Acme GmbH', confirmed: false })
  const { body } = await app.call(getAccount, {}, { as: pending })
  expect(body.account).toMatchObject({
    ...unused,
    type: 'company',
    displayName: 'Acme GmbH',
    companyId: pending.companyId,
    organisationPersonId: pending.organisationPersonId,
  })
})

test('an admin belongs to nobody', async () => {
  const { body } = await app.call(getAccount, {}, { as: await app.admin() })
  expect(body.account).toMatchObject({ ...unused, type: 'admin', displayName: '' })
})
