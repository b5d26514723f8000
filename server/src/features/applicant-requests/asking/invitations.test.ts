import { listApplicantRequests, maxRequestsPerDay } from '@tandem/contract/applicant-requests'
import { getApplication } from '@tandem/contract/applications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { accountBlock } from '#features/messaging/messaging.schema.ts'
import { eventsOf, insertApplication } from '#features/messaging/messaging.testing.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { applicantRequest } from '../applicant-requests.schema.ts'
import { callRequests } from '../applicant-requests.testing.ts'
import { listAskedRequests } from '../reading/asked-requests.store.ts'

let app: TestApp
let calls: ReturnType<typeof callRequests>
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let offerId: string
let profileId: string

beforeAll(async () => {
  app = await startTestApp()
  calls = callRequests(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG' })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  offerId = (await app.offer(acme, { title: 'Informatik' })).id
  profileId = await insertProfile(app.db, lena, { visibility: 'open' })
})

test('an invitation reaches both sides, and following it shows that she applied', async () => {
  const events = await eventsOf(app, async () => {
    const { body } = await calls.invite(lena, offerId, acme, 'Ihr Profil gefällt uns.')
    expect(body.asked).toMatchObject({
      requests: [
        { kind: 'invitation', state: 'open', offer: { title: 'Informatik' }, by: expect.any(String) },
      ],
      offers: [{ id: offerId, state: 'open', canInvite: false }],
      can: { invite: false },
    })
    await app.settleJobs()
  })
  const told = events.filter(({ type }) => type === 'request').flatMap(({ accountIds }) => accountIds)
  expect(told.toSorted()).toEqual([acme.accountId, lena.accountId].toSorted())
  const [mail] = (await app.mails()).filter(({ to }) => String(to).includes(lena.email))
  expect(mail?.subject).toBe('Acme AG lädt dich ein, dich zu bewerben')
  expect(JSON.stringify(mail)).toContain('Ihr Profil gefällt uns.')

  const { requests } = (await calls.own(lena)).body
  expect(requests).toMatchObject([
    { state: 'open', company: { name: 'Acme AG' }, can: { accept: false, decline: true } },
  ])
  const english = await app.call(listApplicantRequests, {}, { as: lena, locale: 'en' })
  expect(english.body.requests[0].offer).toEqual({ id: offerId, title: 'Informatik', titleLanguage: 'de' })
  const applicationId = await insertApplication(app, lena, { companyId: acme.companyId, offerId })
  const received = await app.call(getApplication, { params: { id: applicationId } }, { as: acme })
  expect(received.body.origin).toEqual({ kind: 'invitation', company: null })
  expect(received.body.timeline).toMatchObject([
    { event: 'invited', by: expect.any(String) },
    { event: 'viewed' },
  ])
  expect((await calls.own(lena)).body.requests).toMatchObject([{ state: 'accepted', applicationId }])
  expect((await calls.sent(acme)).body.member).toMatchObject([
    { state: 'accepted', applicationId, applicant: { id: lena.applicantId, name: 'Lena Vogt' } },
  ])
})

test('one click declines, with a reason or without, and nobody is invited to the same offer again', async () => {
  const { body } = await calls.invite(lena, offerId, acme)
  const { id } = body.asked.requests[0]
  const answer = await calls.answer(id, 'declined', lena)
  expect(answer.body.requests).toMatchObject([{ state: 'declined', can: { decline: false } }])
  expect((await calls.answer(id, 'declined', lena, { reason: 'too_far' })).status).toBe(200)
  expect((await calls.answer(id, 'accepted', lena)).body.code).toBe('request_closed')
  expect((await calls.asked(lena, acme)).body.asked).toMatchObject({
    requests: [{ state: 'declined', declineReason: 'too_far' }],
    offers: [{ state: 'declined', canInvite: false }],
  })
  expect((await calls.invite(lena, offerId, acme)).body.code).toBe('already_asked')
  const another = (await app.offer(acme)).id
  expect((await calls.invite(lena, another, acme)).status).toBe(200)
})

test('of two colleagues who invite at once, one does', async () => {
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  const answers = await Promise.all([calls.invite(lena, offerId, acme), calls.invite(lena, offerId, jule)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('whoever applied for the offer is not invited to it, and a draft is nobody else’s business', async () => {
  await insertApplication(app, await app.applicant(), { companyId: acme.companyId, offerId })
  await insertApplication(app, lena, { companyId: acme.companyId, offerId }, { sent: false })
  expect((await calls.asked(lena, acme)).body.asked.offers).toMatchObject([{ state: null, canInvite: true }])
  await app.db.delete(application).where(eq(application.offerId, offerId))
  await insertApplication(app, lena, { companyId: acme.companyId, offerId })
  expect((await calls.asked(lena, acme)).body.asked.offers).toMatchObject([
    { state: 'accepted', canInvite: false },
  ])
  expect((await calls.invite(lena, offerId, acme)).body.code).toBe('has_applied')
})

test('only who can be found is invited, and by whom they have not blocked', async () => {
  const block = { applicantId: lena.applicantId, companyId: acme.companyId }
  await app.db.insert(applicantCompanyBlock).values(block)
  expect((await calls.invite(lena, offerId, acme)).status).toBe(404)
  expect((await calls.asked(lena, acme)).status).toBe(404)
  await app.db.delete(applicantCompanyBlock).where(eq(applicantCompanyBlock.companyId, acme.companyId))
  await show('hidden')
  expect((await calls.invite(lena, offerId, acme)).status).toBe(404)
  await show('open')
  const [rival, kim] = [await app.company(), await app.applicant()]
  await app.db.insert(accountBlock).values([
    { blockedBy: lena.accountId, blocked: rival.accountId },
    { blockedBy: kim.accountId, blocked: acme.accountId },
  ])
  expect((await calls.asked(lena, acme)).body.asked.can).toEqual({ invite: true, askForName: false })
  const hers = { blockedBy: lena.accountId, blocked: acme.accountId }
  await app.db.insert(accountBlock).values(hers)
  expect((await calls.asked(lena, acme)).body.asked.can).toEqual({ invite: false, askForName: false })
  expect((await calls.invite(lena, offerId, acme)).body.code).toBe('recipient_unavailable')
})

test('a block holds for a colleague who joined later', async () => {
  await app.db.insert(accountBlock).values({ blockedBy: lena.accountId, blocked: acme.accountId })
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  expect((await calls.asked(lena, jule)).body.asked.can).toEqual({ invite: false, askForName: false })
  expect((await calls.invite(lena, offerId, jule)).body.code).toBe('recipient_unavailable')
})

test('an offer is the company’s own and takes applications', async () => {
  const [rival, pending] = [await app.company(), await app.company({ confirmed: false })]
  const theirs = (await app.offer(rival)).id
  expect((await calls.invite(lena, theirs, acme)).status).toBe(404)
  expect((await calls.invite(lena, (await app.offer(pending)).id, pending)).status).toBe(404)
  await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, offerId))
  expect((await calls.invite(lena, offerId, acme)).body.code).toBe('offer_closed')
})

test('an invitation ends with its offer or its company, and goes on with them', async () => {
  await calls.invite(lena, offerId, acme)
  const state = async () => (await calls.own(lena)).body.requests[0].state
  await app.db.update(offer).set({ deadline: '2020-01-01' }).where(eq(offer.id, offerId))
  expect(await state()).toBe('expired')
  await app.db.update(offer).set({ deadline: null }).where(eq(offer.id, offerId))
  expect(await state()).toBe('open')
  await app.db.update(company).set({ status: 'closed' }).where(eq(company.id, acme.companyId))
  expect(await state()).toBe('expired')
})

test('once she blocks or hides, the company’s list is silent about her, and the invitation is over', async () => {
  await calls.invite(lena, offerId, acme)
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: lena.applicantId, companyId: acme.companyId })
  expect((await calls.own(lena)).body.requests).toMatchObject([{ state: 'expired' }])
  expect((await calls.sent(acme)).body).toMatchObject({ totalItems: 0, member: [] })
})

test('whom she applied to elsewhere learns of no block: its invitation looks unanswered', async () => {
  await calls.invite(lena, offerId, acme)
  await insertApplication(app, lena, { companyId: acme.companyId })
  const block = { applicantId: lena.applicantId, companyId: acme.companyId }
  await app.db.insert(applicantCompanyBlock).values(block)
  expect((await calls.own(lena)).body.requests).toMatchObject([{ state: 'expired' }])
  expect((await calls.sent(acme)).body.member).toMatchObject([{ state: 'open' }])
})

test('an invitation to an anonymous profile says nothing of who it is', async () => {
  await show('anonymous')
  const { body } = await calls.invite(lena, offerId, acme)
  const list = (await calls.sent(acme, { applicant: [lena.applicantId], kind: ['invitation'] })).body
  expect(list.member).toMatchObject([{ applicant: { id: lena.applicantId, name: null } }])
  expect(JSON.stringify([body, list])).not.toMatch(/Lena|Vogt/)
  const rival = await app.company()
  expect((await calls.sent(rival, { applicant: [lena.applicantId] })).body.member).toEqual([])
})

test('who answers is whom it was sent to', async () => {
  const { id } = (await calls.invite(lena, offerId, acme)).body.asked.requests[0]
  expect((await calls.answer(id, 'declined', await app.applicant())).status).toBe(404)
  expect((await calls.own(await app.applicant())).body.requests).toEqual([])
})

test('a company cannot write to everybody in a day', async () => {
  const values = Array.from({ length: maxRequestsPerDay }, () => ({
    kind: 'name' as const,
    companyId: acme.companyId,
    createdAt: app.clock(),
  }))
  const people = await Promise.all(values.map(() => app.applicant()))
  await app.db
    .insert(applicantRequest)
    .values(values.map((each, index) => ({ ...each, applicantId: people[index]?.applicantId ?? newId() })))
  expect((await calls.invite(lena, offerId, acme)).status).toBe(429)
  const rival = await app.company()
  expect((await calls.invite(lena, (await app.offer(rival)).id, rival)).status).toBe(200)
  const yesterday = new Date(app.clock().getTime() - 24 * 60 * 60 * 1000 - 1)
  await app.db.update(applicantRequest).set({ createdAt: yesterday })
  expect((await calls.invite(lena, offerId, acme)).status).toBe(200)
})

test('nor by asking many at once', async () => {
  const people = await Promise.all(Array.from({ length: maxRequestsPerDay - 1 }, () => app.applicant()))
  const asked = { kind: 'name' as const, companyId: acme.companyId, createdAt: app.clock() }
  await app.db
    .insert(applicantRequest)
    .values(people.map(({ applicantId }) => ({ ...asked, id: newId(), applicantId })))
  const offers = await Promise.all(Array.from({ length: 12 }, () => app.offer(acme)))
  const answers = await Promise.all(offers.map(({ id }) => calls.invite(lena, id, acme)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('for the export each colleague has what they asked themselves', async () => {
  const jule = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  await calls.invite(lena, offerId, acme, 'Von mir')
  await calls.invite(lena, (await app.offer(acme)).id, jule, 'Von Jule')
  expect(await listAskedRequests(app.db, jule.accountId)).toMatchObject([{ note: 'Von Jule' }])
})

const show = (visibility: 'open' | 'anonymous' | 'hidden') =>
  app.db.update(application).set({ visibility }).where(eq(application.id, profileId))
