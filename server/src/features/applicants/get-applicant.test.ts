import { getApplicant, getApplicantTeaser } from '@tandem/contract/applicants'
import { getApplication } from '@tandem/contract/applications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { applicantCompanyBlock } from './applicants.schema.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
})

test('an applicant is shown by their newest profile that can be found, and all of them are listed', async () => {
  const older = await insertProfile(app.db, lena, { visibility: 'open', title: 'Technik' })
  const hidden = await insertProfile(app.db, lena, { visibility: 'hidden', title: 'Geheim' })
  const newer = await insertProfile(app.db, lena, { visibility: 'open', title: 'Wirtschaft' })
  const { body } = await get()
  expect(body).toMatchObject({
    ...{ '@type': 'Applicant', id: lena.applicantId, applicationId: newer, title: 'Wirtschaft' },
    ...{ firstName: 'Lena', email: lena.email, applications: [], can: { message: true } },
  })
  expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([newer, older])
  expect(JSON.stringify(body)).not.toContain(hidden)
})

test('an anonymous profile says who it is in neither answer; a teaser of an open one does not either', async () => {
  const id = await insertProfile(app.db, lena, { visibility: 'anonymous' })
  for (const { body } of [await get(), await get(acme, getApplicantTeaser)]) {
    expect(body).toMatchObject({ id: lena.applicantId, applicationId: id })
    expect(JSON.stringify(body)).not.toMatch(/Lena|Muster/)
  }
  await app.db.update(application).set({ visibility: 'open' }).where(eq(application.id, id))
  expect(JSON.stringify((await get(acme, getApplicantTeaser)).body)).not.toMatch(/Lena|Muster/)
})

test('the account behind an anonymous profile is named to the back office alone', async () => {
  await insertProfile(app.db, lena, { visibility: 'anonymous' })
  expect((await get(await app.admin())).body.accountId).toBe(lena.accountId)
  const adviser = await app.admin({}, [])
  for (const as of [acme, adviser]) expect((await get(as)).body).not.toHaveProperty('accountId')
})

test('what they sent is listed for the company that got it, and opening it there is a first look', async () => {
  const id = await sent(acme.companyId)
  const other = await app.company()
  await sent(other.companyId)
  const { body } = await get()
  expect(body).toMatchObject({ applicationId: id, lastName: 'Muster', profiles: [] })
  expect(body.applications).toMatchObject([{ id, target: { companyId: acme.companyId } }])
  const { body: opened } = await app.call(getApplication, { params: { id } }, { as: lena })
  expect(opened.stage).toBe('viewed')
  const byAdmin = await get(await app.admin())
  expect(byAdmin.body.applications).toHaveLength(2)
})

test('nobody is there for a company that was blocked, waits to be confirmed, or lacks the permission', async () => {
  await insertProfile(app.db, lena, { visibility: 'open' })
  expect((await get(await app.company({ confirmed: false }))).status).toBe(404)
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: lena.applicantId, companyId: acme.companyId })
  expect((await get()).status).toBe(404)
  await sent(acme.companyId)
  expect((await get()).status).toBe(200)
  expect((await get(await app.colleague(acme))).status).toBe(404)
})

const get = (
  as: { token: string } = acme,
  endpoint: typeof getApplicant | typeof getApplicantTeaser = getApplicant,
) => app.call(endpoint, { params: { id: lena.applicantId } }, { as })

async function sent(companyId: string): Promise<string> {
  const values = { applicantId: lena.applicantId, companyId, type: 1, status: 2, stage: 'received' } as const
  const [row] = await app.db
    .insert(application)
    .values({ ...values, sentAt: app.clock() })
    .returning({ id: application.id })
  return row?.id ?? ''
}
