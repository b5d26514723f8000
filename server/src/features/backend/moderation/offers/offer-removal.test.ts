import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications'
import { previewOfferRemoval, removeOffer } from '@tandem/contract/backend/offer-removal'
import { getOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const reason = 'Das ist kein duales Studium.'

test('an offer that nobody applied for goes, and its company reads why', async () => {
  const { admin, acme, offer } = await makeOffer()
  const { removal } = (await app.call(previewOfferRemoval, { params: offer }, { as: admin })).body
  expect(removal).toMatchObject({ effect: 'delete', openApplications: 0, company: { id: acme.companyId } })
  const remove = () =>
    app.call(
      removeOffer,
      { params: offer, body: { effect: 'delete', openApplications: 0, reason } },
      { as: admin },
    )
  expect((await remove()).body.removal.effect).toBe('delete')
  expect((await remove()).status).toBe(404)
  expect((await app.call(getOffer, { params: offer }, { as: acme })).status).toBe(404)
  await app.settleJobs()
  const [mail, ...more] = await mailsTo(app, acme.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ihr Angebot „Werkzeuge“ wurde gelöscht')
  expect(mail?.text).toContain(reason)
  const entries = await app.db.select().from(auditEntry).where(eq(auditEntry.recordId, offer.id))
  expect(entries).toMatchObject([
    { accountId: admin.accountId, action: 'delete_offer', details: { companyId: acme.companyId, ended: 0 } },
  ])
})

test('one that somebody applied for is closed; who waits is told, and a late application is not ended unseen', async () => {
  const { admin, acme, offer } = await makeOffer()
  const lena = await app.applicant()
  const { body } = await app.call(createApplication, { body: { type: 2, offerId: offer.id } }, { as: lena })
  const params = { id: body.id as string }
  await app.call(
    updateApplication,
    { params, body: { ...completeContent, revision: body.revision } },
    { as: lena },
  )
  expect((await app.call(submitApplication, { params }, { as: lena })).status).toBe(200)
  const remove = (effect: 'delete' | 'close', openApplications: number) =>
    app.call(removeOffer, { params: offer, body: { effect, openApplications, reason } }, { as: admin })
  const late = await remove('delete', 0)
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'changed_elsewhere', current: { effect: 'close', openApplications: 1 } },
  })
  expect((await remove('close', 0)).status).toBe(409)
  expect((await remove('close', 1)).body.removal.effect).toBe('close')
  expect((await remove('close', 1)).body.removal.effect).toBe('none')
  const [row] = await app.db.select().from(application).where(eq(application.id, params.id))
  expect(row?.outcome).toBe('offer_closed')
  expect((await app.call(getOffer, { params: offer }, { as: lena })).body).toMatchObject({ status: 'closed' })
  const again = await app.call(
    createApplication,
    { body: { type: 2, offerId: offer.id } },
    { as: await app.applicant() },
  )
  expect(again.status).toBe(409)
  app.clock.advance(20 * 60_000)
  await app.settleJobs()
  const mails = await mailsTo(app, acme.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Angebot „Werkzeuge“ wurde geschlossen'])
  expect(mails[0]?.text).toContain('Die eine Bewerbung')
  expect((await mailsTo(app, lena.email)).length).toBe(1)
})

async function makeOffer() {
  const acme = await app.company({ permissions: ['company-profile-edit'] })
  const { id } = await app.offer(acme, { title: 'Werkzeuge' })
  return { admin: await app.admin(), acme, offer: { id } }
}
