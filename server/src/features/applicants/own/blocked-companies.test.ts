import { listApplicants } from '@tandem/contract/applicant-search'
import { getApplicant } from '@tandem/contract/applicants'
import {
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '@tandem/contract/applicants/blocked-companies'
import { getApplication } from '@tandem/contract/applications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { company } from '#features/companies/companies.schema.ts'
import { eventsOf, insertApplication } from '#features/messaging/messaging.testing.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let lena: Awaited<ReturnType<TestApp['applicant']>>
let acme: Awaited<ReturnType<TestApp['company']>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant()
  acme = await app.company({ name: 'Acme AG' })
})

test('a blocked company loses the profile as if it were hidden, others keep it, and unblocked it is back', async () => {
  const profileId = await insertProfile(app.db, lena, { visibility: 'open' })
  const rival = await app.company()
  expect([await sees(acme), await sees(rival)]).toEqual([200, 200])

  const { body } = await block()
  expect(body.companies).toMatchObject([{ id: acme.companyId, name: 'Acme AG', isReadable: true }])
  expect((await block()).body.companies).toHaveLength(1)
  expect([await sees(acme), await finds(acme)]).toEqual([404, false])
  expect([await sees(rival), await finds(rival)]).toEqual([200, true])
  expect((await app.call(getApplication, { params: { id: profileId } }, { as: acme })).status).toBe(404)
  expect(await blockedBy(await app.applicant())).toEqual([])

  expect((await unblock()).body.companies).toEqual([])
  expect((await unblock()).status).toBe(200)
  expect([await sees(acme), await finds(acme)]).toEqual([200, true])
})

test('what was sent stays, and the event tells the company’s open windows of nobody', async () => {
  await insertProfile(app.db, lena, { visibility: 'open' })
  const id = await insertApplication(app, lena, { companyId: acme.companyId })
  const events = await eventsOf(app, async () => {
    await block()
    await block()
  })
  expect(events).toMatchObject([{ type: 'application', data: {} }])
  expect(events[0]?.accountIds.toSorted()).toEqual([acme.accountId, lena.accountId].toSorted())
  expect((await app.call(getApplication, { params: { id } }, { as: acme })).status).toBe(200)
})

test('a company that the applicant cannot know is not there; one that knew them before can still be named', async () => {
  const setStatus = (status: 'pending' | 'confirmed') =>
    app.db.update(company).set({ status }).where(eq(company.id, acme.companyId))
  await setStatus('pending')
  expect((await block()).status).toBe(404)
  await setStatus('confirmed')
  await insertProfile(app.db, lena, { visibility: 'open' })
  expect(await sees(acme)).toBe(200)
  await setStatus('pending')
  expect((await block()).body.companies).toMatchObject([{ isReadable: false, hasLogo: false }])
})

const params = () => ({ params: { id: acme.companyId } })
const block = () => app.call(blockCompany, params(), { as: lena })
const unblock = () => app.call(unblockCompany, params(), { as: lena })
const blockedBy = async (as: { token: string }) =>
  (await app.call(listBlockedCompanies, {}, { as })).body.companies

const sees = async (as: { token: string }) =>
  (await app.call(getApplicant, { params: { id: lena.applicantId } }, { as })).status

async function finds(as: { token: string }): Promise<boolean> {
  const { member } = (await app.call(listApplicants, { query: { perPage: 100 } }, { as })).body
  return JSON.stringify(member).includes(lena.applicantId)
}
