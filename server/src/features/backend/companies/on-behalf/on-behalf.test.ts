import { getAccount } from '@tandem/contract/accounts'
import { endOnBehalf, startOnBehalf } from '@tandem/contract/backend/on-behalf'
import { saveCompanyProfile } from '@tandem/contract/companies/profile'
import { endpoints } from '@tandem/contract/endpoints'
import { createOffer } from '@tandem/contract/offers/own-offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { company as companyTable } from '#features/companies/companies.schema.ts'
import { sampleCompany } from '#features/companies/profile/sample-company.testing.ts'
import { fullOffer } from '#features/offers/own/sample-offer.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin({ firstName: 'Verena', lastName: 'Birkner' })
})
afterAll(() => app.stop())

const reason = 'Frau Kern hat am Telefon darum gebeten.'
async function start(companyId: string) {
  const asked = { params: { id: companyId }, body: { reason } }
  const { body, status } = await app.call(startOnBehalf, asked, { as: admin })
  expect(status).toBe(200)
  return { as: { token: body.auth.token as string } }
}
const mailsTo = async (email: string) => {
  await app.settleJobs()
  return (await app.mails()).filter((mail) => mail.to === email && /Auftrag/.test(mail.subject))
}
const actionsOf = async () =>
  (await app.db.select().from(auditEntry).where(eq(auditEntry.accountId, admin.accountId))).map(
    ({ action }) => action,
  )

test('an admin changes what a company says, each change is in the audit as theirs, and the company is told of it', async () => {
  const company = await app.company({ name: 'Acme GmbH' })
  const caller = await start(company.companyId)
  const seen = (await app.call(getAccount, {}, caller)).body.account
  expect(seen).toMatchObject({
    ...{ id: admin.accountId, type: 'company', displayName: 'Acme GmbH' },
    ...{ companyId: company.companyId, organisationPersonId: null },
    onBehalf: { until: expect.any(String) },
  })
  expect((await app.call(saveCompanyProfile, { body: sampleCompany }, caller)).status).toBe(200)
  expect(await actionsOf()).toEqual(['start_on_behalf', 'on_behalf_save_profile'])
  // What is refused leaves no entry.
  expect(
    (await app.call(createOffer, { body: { ...fullOffer, contact: admin.accountId } }, caller)).status,
  ).toBe(422)
  expect(await actionsOf()).toHaveLength(2)

  expect((await app.call(endOnBehalf, {}, caller)).status).toBe(200)
  expect((await app.call(getAccount, {}, caller)).status).toBe(401)
  expect((await app.call(getAccount, {}, { as: admin })).body.account.type).toBe('admin')
  const [mail, ...others] = await mailsTo(company.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Verena Birkner')
  expect(mail?.text).toContain(reason)
  expect(mail?.text).toContain('– Unternehmensprofil')
})

test('all that the contract does not name for it is refused with what it is: messages, applications, accounts', async () => {
  const company = await app.company()
  const caller = await start(company.companyId)
  const closed = endpoints.filter(({ endpoint: { access, onBehalf } }) => access !== 'everyone' && !onBehalf)
  const ofCompany = closed.filter(
    ({ endpoint: { access } }) => access !== 'everyone' && access.types.includes('company'),
  )
  expect(ofCompany.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['changePassword', 'startTotp', 'respond', 'listThreads', 'recordOutcome', 'closeOffer'],
      ...['getApplication', 'listApplications', 'submitCompany', 'exportAccount', 'inviteColleague'],
    ]),
  )
  for (const { name, endpoint } of closed) {
    const params = new Proxy({}, { get: () => company.companyId }) as Record<string, string>
    const { status, body } = await app.call(endpoint, { params }, caller)
    expect([name, status, body.code]).toEqual([name, 403, 'not_on_behalf'])
  }
})

test('for a company that is closed nobody acts', async () => {
  const { companyId: id } = await app.company()
  await app.db.update(companyTable).set({ status: 'closed' }).where(eq(companyTable.id, id))
  const answer = await app.call(startOnBehalf, { params: { id }, body: { reason } }, { as: admin })
  expect(answer.status).toBe(404)
})

test('it ends by its time, which tells the company too, and with the account of the admin', async () => {
  const company = await app.company()
  const caller = await start(company.companyId)
  app.clock.advance(61 * 60_000)
  expect((await app.call(getAccount, {}, caller)).status).toBe(401)
  const [mail] = await mailsTo(company.email)
  expect(mail?.text).toContain('Geändert wurde nichts.')

  const again = await start(company.companyId)
  await app.db.delete(account).where(eq(account.id, admin.accountId))
  expect((await app.call(getAccount, {}, again)).status).toBe(401)
  app.clock.advance(61 * 60_000)
  const texts = (await mailsTo(company.email)).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.join()).toContain('Die Verwaltung von der Hochschule')
})
