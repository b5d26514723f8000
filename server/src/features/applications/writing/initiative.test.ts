import { attachFile } from '@tandem/contract/applicants'

import { getApplication, initiativePauseDays, listApplications } from '@tandem/contract/applications'
import { cancelApplication, recordOutcome } from '@tandem/contract/applications/decisions'
import {
  createApplication,
  refillApplication,
  submitApplication,
  updateApplication,
} from '@tandem/contract/applications/drafts'
import { findCompaniesByApplicant } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { transaction } from '#platform/context/context.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { application } from '../applications.schema.ts'
import { completeContent } from '../content/sample-content.testing.ts'
import { sendRecommended } from './send-recommended.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Muster' })
  acme = await app.company({ name: 'Zahnradwerk Kowalski', permissions: ['company-profile-edit'] })
})

test('without an offer it goes to the company, which finds it among what it received', async () => {
  const begun = await begin(acme.companyId)
  expect(begun.body).toMatchObject({
    type: 1,
    target: { companyId: acme.companyId, companyName: 'Zahnradwerk Kowalski', offerId: null },
    can: { edit: true, submit: true },
  })
  expect((await begin(acme.companyId)).body.id).toBe(begun.body.id)
  expect((await submit(begun.body.id)).body.code).toBe('application_incomplete')
  const sent = await sendTo(acme.companyId)
  expect(sent).toMatchObject({
    status: 200,
    body: { status: 2, stage: 'received', target: { offerId: null } },
  })
  const received = await app.call(listApplications, { query: {} }, { as: acme })
  expect(received.body.member).toMatchObject([{ id: sent.body.id, type: 1, match: null }])
  const opened = await app.call(getApplication, { params: { id: sent.body.id } }, { as: acme })
  expect(opened.body).toMatchObject({ stage: 'viewed', coverLetter: completeContent.coverLetter })
})

test('one’s own to a company are listed alone', async () => {
  const other = await app.company({ name: 'Werkhof', permissions: ['company-profile-edit'] })
  const id = await ready(acme.companyId)
  await ready(other.companyId)
  const query = { scope: 'own', type: 1, company: acme.companyId } as const
  const { body } = await app.call(listApplications, { query }, { as: lena })
  expect(body.member.map((each: { id: string }) => each.id)).toEqual([id])
})

test('a company that takes none gets none, also none that was begun before', async () => {
  const id = await ready(acme.companyId)
  await app.db.update(company).set({ acceptsInitiatives: false }).where(eq(company.id, acme.companyId))
  expect(await submit(id)).toMatchObject({ status: 409, body: { code: 'initiatives_not_accepted' } })
  const { body } = await app.call(getApplication, { params: { id } }, { as: lena })
  expect(body.can.submit).toBe(false)
  lena = await app.applicant()
  expect(await begin(acme.companyId)).toMatchObject({
    status: 409,
    body: { code: 'initiatives_not_accepted' },
  })
})

test('of 12 that send it at once, the company gets one', async () => {
  const id = await ready(acme.companyId)
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await begin(acme.companyId)).body.code).toBe('already_applied')
})

test('withdrawn, it may be sent again; after a refusal only when the pause is over', async () => {
  const first = (await sendTo(acme.companyId)).body
  await app.call(
    cancelApplication,
    { params: { id: first.id }, body: { revision: first.revision } },
    { as: lena },
  )
  const second = (await sendTo(acme.companyId)).body
  const body = { outcome: 'declined_by_company', reason: 'other', revision: second.revision } as const
  await app.call(recordOutcome, { params: { id: second.id }, body }, { as: acme })
  expect((await begin(acme.companyId)).body.code).toBe('already_applied')
  const closedAt = new Date(app.clock().getTime() - initiativePauseDays * 24 * 60 * 60 * 1000)
  await app.db.update(application).set({ closedAt }).where(eq(application.id, second.id))
  expect((await begin(acme.companyId)).status).toBe(200)
})

test('companies that do not take part, or are blocked, are neither found nor written to', async () => {
  const found = async () =>
    (await app.call(findCompaniesByApplicant, { params: { text: 'Zahnradwerk' } }, { as: lena })).body.member
  const pending = await app.company({ name: 'Zahnradwerk Wartend', confirmed: false })
  expect((await begin(pending.companyId)).status).toBe(404)
  expect((await found()).some(({ id }: { id: string }) => id === acme.companyId)).toBe(true)
  const { applicantId } = lena
  await app.db.insert(applicantCompanyBlock).values({ applicantId, companyId: acme.companyId })
  expect((await begin(acme.companyId)).status).toBe(404)
  expect((await found()).some(({ id }: { id: string }) => id === acme.companyId)).toBe(false)
  lena = await app.applicant()
  expect((await begin(acme.companyId)).status).toBe(200)
})

test('a company that left meanwhile takes it no more, and what was written stays', async () => {
  const id = await ready(acme.companyId)
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, acme.companyId))
  expect((await submit(id)).body).toMatchObject({ status: 409, code: 'company_unavailable' })
  const left = await app.call(getApplication, { params: { id } }, { as: lena })
  expect(left.body).toMatchObject({ coverLetter: completeContent.coverLetter, can: { submit: false } })
})

test('of one that was begun, the list and the record say why it can no longer be sent, to its applicant alone', async () => {
  const id = await ready(acme.companyId)
  const { applicantId } = lena
  const { companyId } = acme
  const shown = async () => {
    const listed = await app.call(listApplications, { query: { scope: 'own' } }, { as: lena })
    const { body } = await app.call(getApplication, { params: { id } }, { as: lena })
    const { closure } = listed.body.member.find((each: { id: string }) => each.id === id)
    expect(body.closure).toBe(closure)
    expect(body.can).toMatchObject({ submit: closure === undefined, edit: true, delete: true })
    return closure
  }
  expect(await shown()).toBeUndefined()
  await app.db.update(company).set({ acceptsInitiatives: false }).where(eq(company.id, companyId))
  expect(await shown()).toBe('initiatives_not_accepted')
  await app.db.insert(applicantCompanyBlock).values({ applicantId, companyId })
  expect(await shown()).toBe('company_blocked')
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, companyId))
  expect(await shown()).toBe('company_unavailable')

  await app.db
    .update(company)
    .set({ status: 'confirmed', acceptsInitiatives: true })
    .where(eq(company.id, companyId))
  await app.db.delete(applicantCompanyBlock).where(eq(applicantCompanyBlock.applicantId, applicantId))
  // As a recommendation that the applicant agreed to.
  const sent = { applicantId, companyId, type: 1, status: 2, stage: 'received' as const, sentAt: app.clock() }
  await app.db.insert(application).values(sent)
  expect(await shown()).toBe('already_applied')
  const received = await app.call(listApplications, { query: {} }, { as: acme })
  expect(received.body.member).toHaveLength(1)
  expect(received.body.member[0]).not.toHaveProperty('closure')
})

test('that its company does not take part at present is told with a sent one, to its applicant alone', async () => {
  const id = (await sendTo(acme.companyId)).body.id
  const targetOf = async (as: { token: string }) => {
    const { body } = await app.call(getApplication, { params: { id } }, { as })
    const listed = await app.call(listApplications, { query: {} }, { as })
    expect(listed.body.member[0].target).toEqual(body.target)
    return body.target
  }
  expect(await targetOf(lena)).not.toHaveProperty('unavailable')
  const suspended = { status: 'suspended' as const, refusalReason: 'Wird geprüft.' }
  await app.db.update(company).set(suspended).where(eq(company.id, acme.companyId))
  expect(await targetOf(lena)).toMatchObject({ companyName: 'Zahnradwerk Kowalski', unavailable: true })
  expect(await targetOf(acme)).not.toHaveProperty('unavailable')
})

test('a recommendation is not sent to a company that closed after it was shown', async () => {
  const id = await ready(acme.companyId)
  await app.call(submitApplication, { params: { id } }, { as: lena })
  const viewer = (await authenticate(app.context(), lena.token)) as ApplicantViewer
  const { companyId } = await app.company()
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, companyId))
  const sending = transaction(app.context(), (ctx) =>
    sendRecommended(ctx, viewer, { applicationId: id, companyId }),
  )
  await expect(sending).rejects.toThrow('request_closed')
  expect(await app.db.$count(application, eq(application.companyId, companyId))).toBe(0)
})

test('filled anew from another one it has the same choices and documents, and keeps its letter', async () => {
  const from = await ready(acme.companyId)
  const cv = await attach(from, 'neu.pdf')
  const to = (await begin((await app.company()).companyId)).body
  await attach(to.id, 'alt.pdf')
  const letter = { ...completeContent, aboutMe: 'Anders.', coverLetter: 'Liebes zweites Werk' }
  await save(to.id, letter)
  const refill = (revision: number) =>
    app.call(refillApplication, { params: { id: to.id }, body: { sourceId: from, revision } }, { as: lena })
  expect((await refill(0)).body.code).toBe('changed_elsewhere')
  const { body } = await refill(1)
  expect(body).toMatchObject({
    coverLetter: 'Liebes zweites Werk',
    aboutMe: completeContent.aboutMe,
    revision: 2,
  })
  expect(body.attachments).toMatchObject([{ key: cv }])
  await submit(from)
  expect(
    (await app.call(getApplication, { params: { id: to.id } }, { as: lena })).body.attachments,
  ).toHaveLength(1)
})

const begin = (companyId: string) =>
  app.call(createApplication, { body: { type: 1, companyId } }, { as: lena })

const save = (id: string, content = completeContent) =>
  app.call(updateApplication, { params: { id }, body: { ...content, revision: 0 } }, { as: lena })

const submit = (id: string) => app.call(submitApplication, { params: { id } }, { as: lena })

async function attach(id: string, name: string): Promise<string> {
  const file = { name, bytes: smallPdf() }
  const params = { type: 'cv', id }
  return (await app.upload(attachFile, { params, file }, { as: lena })).body.attachment.key
}

async function ready(companyId: string): Promise<string> {
  const { id } = (await begin(companyId)).body
  await save(id)
  return id
}

const sendTo = async (companyId: string) => submit(await ready(companyId))
