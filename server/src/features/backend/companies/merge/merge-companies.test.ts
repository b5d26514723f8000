import { getAccount } from '@tandem/contract/accounts'

import { listApplications } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { getCompanyReview } from '@tandem/contract/backend'
import { previewMerge, requestMerge } from '@tandem/contract/backend/company-merges'
import { confirmFourEyesRequest } from '@tandem/contract/backend/four-eyes'
import { saveBookmark } from '@tandem/contract/bookmarks'
import { getCompany } from '@tandem/contract/companies/profile'
import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { auditEntry } from '../../backend.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const editor = { permissions: ['company-profile-edit' as const] }
const reason = 'Gleiche Netzadresse, gleiche Personalleitung.'

test('two entries of one company become one when a second admin confirms it, with all that belonged to either', async () => {
  const [asker, second] = [await app.admin(), await app.admin()]
  const old = await app.company({ name: 'Acme G.m.b.H.', ...editor })
  const acme = await app.company({ name: 'Acme GmbH', ...editor })
  const [lena, mia] = [await app.applicant(), await app.applicant()]
  const { id: offerId } = await app.offer(old, { title: 'Werkzeuge' })
  await apply(lena, { type: 2, offerId })
  await apply(mia, { type: 1, companyId: old.companyId })
  const mark = (as: { token: string }, recordId: string) =>
    app.call(saveBookmark, { body: { recordType: 'company', recordId, category: 'positive' } }, { as })
  await mark(lena, old.companyId)
  await mark(mia, old.companyId)
  await mark(mia, acme.companyId)
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: mia.applicantId, companyId: old.companyId })

  const params = { id: old.companyId, intoId: acme.companyId }
  const preview = async () => (await app.call(previewMerge, { params }, { as: asker })).body.merge
  const before = await preview()
  const counts = Object.fromEntries(
    before.moves.map(({ thing, count }: { thing: string; count: number }) => [thing, count]),
  )
  expect(counts).toMatchObject({ offers: 1, applications: 2, people: 1, bookmarks: 1, threads: 0 })
  expect(before).toMatchObject({ from: { name: 'Acme G.m.b.H.' }, into: { name: 'Acme GmbH' }, doubles: 0 })
  expect(await preview(), 'a rehearsal changes nothing').toEqual(before)

  const ask = () =>
    app.call(
      requestMerge,
      { params: { id: old.companyId }, body: { into: acme.companyId, reason } },
      { as: asker },
    )
  const asked = await ask()
  expect(asked.body).toMatchObject({
    requests: [{ kind: 'merge_companies', into: { name: 'Acme GmbH' }, can: { confirm: false } }],
    can: { merge: false },
  })
  expect((await ask()).body.code).toBe('request_closed')
  const request = { params: { id: asked.body.requests[0].id as string }, body: {} }
  expect((await app.call(confirmFourEyesRequest, request, { as: asker })).status).toBe(403)
  expect((await app.call(confirmFourEyesRequest, request, { as: second })).status).toBe(200)

  const { account } = (await app.call(getAccount, {}, { as: old })).body
  expect(account).toMatchObject({ companyId: acme.companyId, displayName: 'Acme GmbH' })
  const received = await app.call(listApplications, { query: { scope: 'received' } }, { as: acme })
  expect(received.body.totalItems).toBe(2)
  const offer = await app.call(getOffer, { params: { id: offerId } }, { as: lena })
  expect(offer.body.company).toMatchObject({ id: acme.companyId, name: 'Acme GmbH' })
  const oldAddress = await app.call(getCompany, { params: { id: old.companyId } }, { as: lena })
  expect(oldAddress.body).toMatchObject({ id: acme.companyId, name: 'Acme GmbH' })
  const inBackOffice = await app.call(getCompanyReview, { params: { id: old.companyId } }, { as: asker })
  expect(inBackOffice.body).toMatchObject({ id: acme.companyId, name: 'Acme GmbH' })
  expect(await app.db.$count(bookmark, eq(bookmark.recordId, acme.companyId))).toBe(2)
  expect(
    await app.db.$count(applicantCompanyBlock, eq(applicantCompanyBlock.companyId, acme.companyId)),
  ).toBe(1)
  await app.settleJobs()
  const told = await mailsTo(app, old.email)
  expect(told.map(({ subject }) => subject)).toContain('Acme G.m.b.H. gehört jetzt zu Acme GmbH')
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, acme.companyId))
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'merge_companies',
    'request_merge_companies',
  ])
})

test('nobody can have two open speculative applications to one company', async () => {
  const admin = await app.admin()
  const [old, acme] = [await app.company(editor), await app.company(editor)]
  const lena = await app.applicant()
  for (const { companyId } of [old, acme]) await apply(lena, { type: 1, companyId })
  const params = { id: old.companyId, intoId: acme.companyId }
  const { body } = await app.call(previewMerge, { params }, { as: admin })
  expect(body.merge.doubles).toBe(1)
  const asked = await app.call(
    requestMerge,
    { params: { id: old.companyId }, body: { into: acme.companyId, reason } },
    { as: admin },
  )
  expect(asked.body.code).toBe('companies_not_mergeable')
})

type Target = { type: 1; companyId: string } | { type: 2; offerId: string }

async function apply(as: { token: string }, target: Target) {
  const { body } = await app.call(createApplication, { body: target }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: body.revision } }, { as })
  const sent = await app.call(submitApplication, { params }, { as })
  expect(sent.status).toBe(200)
}
