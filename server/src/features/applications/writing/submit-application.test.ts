import { attachFile } from '@tandem/contract/applicants'

import { getApplication } from '@tandem/contract/applications'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { getCompany } from '@tandem/contract/companies/profile'
import type { CallInput } from '@tandem/contract/endpoint'
import { getOffer } from '@tandem/contract/offers'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { application, applicationEvent } from '../applications.schema.ts'
import { completeContent } from '../content/sample-content.testing.ts'
import { collectEvents } from '../transitions/collect-events.testing.ts'

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

test('a whole application is sent, once and for good', async () => {
  const id = await prepared()
  const { status, body } = await submit(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 2,
    stage: 'received',
    sentAt: app.clock().toISOString(),
    timeline: [{ event: 'created' }, { event: 'sent', by: 'Lena Muster' }],
    can: { edit: false, submit: false, move: false, message: true },
  })
  expect((await submit(id)).body).toMatchObject({ status: 409, code: 'already_sent' })
  expect((await save(id, 1)).body).toMatchObject({ status: 409, code: 'already_sent' })
})

test('of 50 tries at once one wins', async () => {
  const id = await prepared()
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'already_sent')).toHaveLength(49)
  const sent = await app.db.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id))
  expect(sent.filter(({ event }) => event === 'sent')).toHaveLength(1)
})

test('what is missing keeps it back', async () => {
  const { id: offerId } = await app.offer(acme, { requiredDocuments: ['cv'] })
  const id = await begun(offerId)
  expect((await submit(id)).body).toMatchObject({ status: 409, code: 'application_incomplete' })
  const saved = await save(id)
  expect(saved.body.missing).toEqual({ fields: [], documents: ['cv'] })
  expect((await submit(id)).body.code).toBe('application_incomplete')
  const file = { name: 'cv.pdf', bytes: smallPdf() }
  await app.upload(attachFile, { params: { type: 'cv', id }, file }, { as: lena })
  expect((await submit(id)).status).toBe(200)
})

test('an offer that closed meanwhile takes it no more', async () => {
  const { id: offerId } = await app.offer(acme)
  const id = await begun(offerId)
  await save(id)
  const closes = async (values: Partial<typeof offer.$inferInsert>) => {
    await app.db.update(offer).set(values).where(eq(offer.id, offerId))
    expect((await submit(id)).body).toMatchObject({ status: 409, code: 'offer_closed' })
    return (await app.call(getApplication, { params: { id } }, { as: lena })).body
  }
  const { coverLetter } = completeContent
  expect(await closes({ deadline: '2020-01-31' })).toMatchObject({
    ...{ closure: 'deadline_over', coverLetter, can: { submit: false } },
  })
  expect(await closes({ status: 'closed' })).toMatchObject({
    closure: 'offer_closed',
    can: { submit: false },
  })
})

test('a company of which every account has expired or is locked takes none until somebody is back', async () => {
  const firm = await app.company()
  const nora = await app.colleague(firm)
  const { id: offerId } = await app.offer(firm)
  const { id: other } = await app.offer(firm)
  const id = await begun(offerId)
  await save(id)
  const setHidden = (hiddenAt: Date | null, ...ids: string[]) =>
    app.db.update(account).set({ hiddenAt }).where(inArray(account.id, ids))
  const begin = (body: CallInput<typeof createApplication>['body']) =>
    app.call(createApplication, { body }, { as: lena })
  const shown = async () => (await app.call(getOffer, { params: { id: offerId } }, { as: lena })).body
  const params = { id: firm.companyId }
  const firmShown = async () => (await app.call(getCompany, { params }, { as: lena })).body
  await setHidden(app.clock(), firm.accountId)
  expect(await shown()).toMatchObject({ can: { apply: true } })
  expect(await firmShown()).not.toHaveProperty('unattended')
  await setHidden(app.clock(), nora.accountId)
  expect(await shown()).toMatchObject({ unattended: true, can: { apply: false } })
  expect(await firmShown()).toMatchObject({ unattended: true })
  const draft = await app.call(getApplication, { params: { id } }, { as: lena })
  expect(draft.body).toMatchObject({ closure: 'company_unavailable', can: { submit: false } })
  const answers = [
    await submit(id),
    await begin({ type: 2, offerId: other }),
    await begin({ type: 1, companyId: firm.companyId }),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'company_unavailable'))
  await setHidden(null, nora.accountId)
  expect(await shown()).not.toHaveProperty('unattended')
  expect((await submit(id)).status).toBe(200)
})

test('an offer that has answered before is not asked again', async () => {
  const { id: offerId } = await app.offer(acme)
  const id = await begun(offerId)
  await save(id)
  const { applicantId } = lena
  const answered = {
    applicantId,
    type: 2,
    status: 9,
    outcome: 'declined_by_company' as const,
    companyId: acme.companyId,
    offerId,
    sentAt: app.clock(),
  }
  await app.db.insert(application).values(answered)
  expect((await submit(id)).body).toMatchObject({ status: 409, code: 'already_applied' })
})

test('a profile is not sent anywhere', async () => {
  const { body } = await app.call(createApplication, { body: { type: 3 } }, { as: lena })
  expect((await submit(body.id)).status).toBe(403)
})

test('nobody else can send it', async () => {
  const id = await prepared()
  const statuses = [null, await app.applicant(), acme, await app.admin()].map(
    async (as) => (await submit(id, as)).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 404, 403, 403])
})

test('both sides hear of it, those of the company who may read it', async () => {
  const colleague = await app.colleague(acme)
  const recruiter = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const id = await prepared()
  const events = await collectEvents(app, async () => {
    await submit(id)
  })
  for (const event of events) {
    expect(event).toMatchObject({ type: 'application', data: { applicationId: id } })
  }
  const heard = events.flatMap(({ accountIds }) => accountIds)
  expect(heard.toSorted()).toEqual([lena.accountId, acme.accountId, recruiter.accountId].toSorted())
  expect(heard).not.toContain(colleague.accountId)
})

async function begun(offerId: string): Promise<string> {
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as: lena })
  return body.id
}

async function prepared(): Promise<string> {
  const id = await begun((await app.offer(acme)).id)
  await save(id)
  return id
}

const save = (id: string, revision = 0) =>
  app.call(updateApplication, { params: { id }, body: { ...completeContent, revision } }, { as: lena })

const submit = (id: string, as: { token: string } | null = lena) =>
  app.call(submitApplication, { params: { id } }, { as: as ?? undefined })
