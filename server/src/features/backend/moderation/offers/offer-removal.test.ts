import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { closeOffer } from '@tandem/contract/applications/offer-closure'
import { getCompanyReview } from '@tandem/contract/backend'
import {
  confirmFourEyesRequest,
  listFourEyesRequests,
  withdrawFourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import {
  type OfferRemoval,
  previewOfferRemoval,
  requestOfferRemoval,
} from '@tandem/contract/backend/offer-removal'
import { getWaiting } from '@tandem/contract/backend/overview'
import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const reason = 'Das ist kein duales Studium.'

test('an offer that nobody applied for goes once a second admin confirms it; its company reads why, and who asked is told', async () => {
  const { asker, second, acme, offer } = await makeOffer()
  const { removal } = (await app.call(previewOfferRemoval, { params: offer }, { as: asker })).body
  expect(removal).toMatchObject({ effect: 'delete', openApplications: 0, company: { id: acme.companyId } })
  const asked = await ask(asker, offer, 'delete', 0)
  expect(asked.body.removal).toMatchObject({ effect: 'delete', isRequested: true })
  expect((await ask(asker, offer, 'delete', 0)).body.code).toBe('request_closed')
  const company = { params: { id: acme.companyId } }
  const seen = (await app.call(getCompanyReview, company, { as: second })).body.requests
  expect(seen).toMatchObject([
    {
      ...{ kind: 'remove_offer', reason, can: { confirm: true, withdraw: false, refuse: true } },
      ...{ subject: { type: 'offer', id: offer.id, name: 'Werkzeuge' }, removal: { effect: 'delete' } },
    },
  ])
  const other = { params: { id: (await app.company()).companyId } }
  expect((await app.call(getCompanyReview, other, { as: second })).body.requests).toEqual([])
  const { waiting } = (await app.call(getWaiting, {}, { as: second })).body
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'requests', count: 1 }))
  const own = (await app.call(getWaiting, {}, { as: asker })).body.waiting
  expect(own, 'it waits for somebody else').not.toContainEqual(expect.objectContaining({ kind: 'requests' }))
  expect((await app.call(getOffer, { params: offer }, { as: acme })).status).toBe(200)
  const shown = { effect: 'delete' as const, openApplications: 0 }
  expect((await confirm(asker, seen[0].id, shown)).status).toBe(403)
  expect((await confirm(second, seen[0].id)).status, 'without having seen what it does').toBe(409)
  expect((await confirm(second, seen[0].id, shown)).body.requests).toEqual([])
  expect((await app.call(getOffer, { params: offer }, { as: acme })).status).toBe(404)
  await app.settleJobs()
  const [mail, ...more] = await mailsTo(app, acme.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ihr Angebot „Werkzeuge“ wurde gelöscht')
  expect(mail?.text).toContain(reason)
  const [told] = await mailsTo(app, asker.email)
  expect(told?.subject).toBe('Ihr Antrag ist bestätigt')
  expect(await deedsOn(offer.id)).toMatchObject([
    { accountId: asker.accountId, action: 'request_remove_offer' },
    {
      ...{ accountId: second.accountId, action: 'delete_offer' },
      details: { companyId: acme.companyId, ended: 0 },
    },
  ])
})

test('one that somebody applied for is closed; who waits is told, and a late application is not ended unseen', async () => {
  const { asker, second, acme, offer } = await makeOffer()
  const lena = await app.applicant()
  await apply(lena, offer.id)
  expect(await ask(asker, offer, 'delete', 0)).toMatchObject({
    status: 409,
    body: { code: 'changed_elsewhere', current: { effect: 'close', openApplications: 1 } },
  })
  expect((await ask(asker, offer, 'close', 0)).status).toBe(409)
  expect((await ask(asker, offer, 'close', 1)).status).toBe(200)
  const request = (await app.call(listFourEyesRequests, {}, { as: second })).body.requests.at(-1)
  const mia = await app.applicant()
  await apply(mia, offer.id)
  const late = await confirm(second, request.id, { effect: 'close', openApplications: 1 })
  expect(late.body).toMatchObject({ code: 'changed_elsewhere' })
  expect(late.body.current.at(-1)).toMatchObject({ removal: { effect: 'close', openApplications: 2 } })
  expect((await confirm(second, request.id, { effect: 'close', openApplications: 2 })).status).toBe(200)
  const rows = await app.db.select().from(application).where(eq(application.offerId, offer.id))
  expect(rows.map(({ outcome }) => outcome)).toEqual(['offer_closed', 'offer_closed'])
  expect((await app.call(getOffer, { params: offer }, { as: lena })).body).toMatchObject({ status: 'closed' })
  expect((await ask(asker, offer, 'close', 2)).status, 'closed already').toBe(409)
  app.clock.advance(20 * 60_000)
  await app.settleJobs()
  const mails = await mailsTo(app, acme.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Angebot „Werkzeuge“ wurde geschlossen'])
  expect(mails[0]?.text).toContain('Die 2 Bewerbungen')
  expect((await mailsTo(app, lena.email)).length).toBe(1)
})

test('a company that is suspended until a second admin decides keeps nobody from deciding', async () => {
  const { asker, second, acme, offer } = await makeOffer()
  await apply(await app.applicant(), offer.id)
  await ask(asker, offer, 'close', 1)
  const suspended = { status: 'suspended', refusalReason: reason } as const
  await app.db.update(company).set(suspended).where(eq(company.id, acme.companyId))
  const preview = await app.call(previewOfferRemoval, { params: offer }, { as: asker })
  expect(preview.body.removal).toMatchObject({ effect: 'close', isRequested: true })
  const request = (await app.call(listFourEyesRequests, {}, { as: second })).body.requests.at(-1)
  expect(request).toMatchObject({ removal: { effect: 'close' }, can: { confirm: true } })
  const shown = { effect: 'close' as const, openApplications: 1 }
  expect((await confirm(second, request.id, shown)).status).toBe(200)
  const rows = await app.db.select().from(application).where(eq(application.offerId, offer.id))
  expect(rows.map(({ outcome }) => outcome)).toEqual(['offer_closed'])
})

test('refused or withdrawn, the offer stays; only a refusal is told to who asked', async () => {
  const { asker, second, offer } = await makeOffer()
  for (const [by, action] of [
    [second, 'refuse_remove_offer'],
    [asker, 'withdraw_remove_offer'],
  ] as const) {
    await ask(asker, offer, 'delete', 0)
    const request = (await app.call(listFourEyesRequests, {}, { as: by })).body.requests.at(-1)
    await app.call(withdrawFourEyesRequest, { params: { id: request.id } }, { as: by })
    expect((await deedsOn(offer.id)).at(-1)).toMatchObject({ accountId: by.accountId, action })
  }
  expect((await app.call(getOffer, { params: offer }, { as: asker })).status).toBe(200)
  await app.settleJobs()
  expect((await mailsTo(app, asker.email)).map(({ subject }) => subject)).toEqual([
    'Ihr Antrag ist abgelehnt',
  ])
})

test('of what its company closed meanwhile, nothing is left to confirm', async () => {
  const { asker, second, acme, offer } = await makeOffer()
  const applicationId = await apply(await app.applicant(), offer.id)
  await ask(asker, offer, 'close', 1)
  const closed = await app.call(
    closeOffer,
    { params: offer, body: { applicationIds: [applicationId] } },
    { as: acme },
  )
  expect(closed.status).toBe(200)
  const request = (await app.call(listFourEyesRequests, {}, { as: second })).body.requests.at(-1)
  expect(request).toMatchObject({ removal: { effect: 'none' }, can: { confirm: false, refuse: true } })
  expect((await confirm(second, request.id, { effect: 'none', openApplications: 0 })).status).toBe(409)
})

type Admin = Awaited<ReturnType<TestApp['admin']>>
type Effect = OfferRemoval['effect']

const ask = (as: Admin, params: { id: string }, effect: Effect, openApplications: number) =>
  app.call(requestOfferRemoval, { params, body: { effect, openApplications, reason } }, { as })

const confirm = (as: Admin, id: string, removal?: { effect: Effect; openApplications: number }) =>
  app.call(confirmFourEyesRequest, { params: { id }, body: { removal } }, { as })

const deedsOn = (recordId: string) =>
  app.db.select().from(auditEntry).where(eq(auditEntry.recordId, recordId)).orderBy(auditEntry.position)

async function apply(as: { token: string }, offerId: string): Promise<string> {
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: body.revision } }, { as })
  expect((await app.call(submitApplication, { params }, { as })).status).toBe(200)
  return params.id
}

async function makeOffer() {
  const acme = await app.company({ permissions: ['company-profile-edit'] })
  const { id } = await app.offer(acme, { title: 'Werkzeuge' })
  return { asker: await app.admin(), second: await app.admin(), acme, offer: { id } }
}
