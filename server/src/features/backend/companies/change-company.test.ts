import { readRegistrationKey } from '@tandem/contract/accounts/registration'
import { getRecommendations } from '@tandem/contract/applicant-requests/recommendations'

import { getApplication, undoPeriodMs } from '@tandem/contract/applications'
import { moveApplication, recordOutcome } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { listProfileViews } from '@tandem/contract/applications/profile-views'
import { getCompanyReview } from '@tandem/contract/backend'
import {
  correctCompany,
  createCompany,
  reinstateCompany,
  suspendCompany,
} from '@tandem/contract/backend/company-changes'
import {
  issueRegistrationKey,
  listRegistrationKeys,
  printRegistrationLetter,
  revokeRegistrationKey,
} from '@tandem/contract/backend/registration-keys'
import { getCompany } from '@tandem/contract/companies/profile'
import { listApplicationInterviews } from '@tandem/contract/interviews'
import { getThread, startThread } from '@tandem/contract/messaging'
import { listThreads } from '@tandem/contract/messaging/threads'
import { getOffer, listOffers } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRequests } from '#features/applicant-requests/applicant-requests.testing.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { company, companyStudyInterest } from '#features/companies/companies.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { dailyReminders } from '#features/received-applications/received-applications.jobs.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { mailsTo } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.admin()
})
afterAll(() => app.stop())

const subjectsTo = async (email: string) => {
  await app.settleJobs()
  return (await mailsTo(app, email)).map(({ subject }) => subject)
}
const review = async (id: string) =>
  (await app.call(getCompanyReview, { params: { id } }, { as: admin })).body

test('a suspended company is found by nobody and reaches nobody; whoever applied goes on reading what for', async () => {
  const acme = await app.company({ name: 'Acme GmbH', permissions: ['company-profile-edit'] })
  const { id } = await app.offer(acme, { title: 'Werkzeuge' })
  await setLogo(acme)
  const [lena, other] = [await app.applicant(), await app.applicant()]
  const application = await apply(lena, id)
  const { body: begun } = await app.call(
    startThread,
    { params: { id: lena.applicantId }, body: { subject: 'Werkzeuge', message: 'Hallo' } },
    { as: acme },
  )
  const company = { params: { id: acme.companyId } }
  const reason = 'Unter der Netzadresse finden wir nichts mehr.'
  const suspend = (revision: number) =>
    app.call(suspendCompany, { ...company, body: { reason, revision } }, { as: admin })
  expect((await suspend(7)).body).toMatchObject({
    code: 'changed_elsewhere',
    current: { status: 'confirmed' },
  })
  const { body } = await suspend(0)
  expect(body).toMatchObject({ status: 'suspended', reason, can: { suspend: false, reinstate: true } })

  const read = (as: { token: string }) => app.call(getOffer, { params: { id } }, { as })
  expect([(await read(lena)).status, (await read(other)).status]).toEqual([200, 404])
  expect((await app.call(getCompany, company, { as: other })).status).toBe(404)
  expect((await app.call(listOffers, { query: { text: 'Werkzeuge' } }, { as: other })).body.totalItems).toBe(
    0,
  )
  const move = () =>
    app.call(
      moveApplication,
      { params: { id: application.id }, body: { stage: 'in_review', revision: application.revision } },
      { as: acme },
    )
  expect((await move()).body).toMatchObject({
    ...{ status: 403, code: 'company_suspended' },
    // It is read without its title.
    description: expect.stringContaining('gesperrt'),
  })
  // None of it is offered.
  const of = { params: { id: application.id } }
  const seen = [
    (await app.call(listApplicationInterviews, of, { as: acme })).body.interviews.can.propose,
    (await app.call(getRecommendations, of, { as: acme })).body.recommendations.can.recommend,
    (await app.call(getThread, { params: { id: begun.message.threadId } }, { as: acme })).body.thread
      .unreachable,
  ]
  expect(seen).toEqual([false, false, 'suspended'])
  expect(await logosSeenBy(lena, { offerId: id, applicationId: application.id })).toEqual([false, false])
  expect(await subjectsTo(acme.email)).toContain('Acme GmbH ist gesperrt')
  expect(await subjectsTo(lena.email)).toContain('Acme GmbH kann dir zurzeit nicht antworten')

  const lifted = await app.call(
    reinstateCompany,
    { ...company, body: { revision: body.revision } },
    { as: admin },
  )
  expect(lifted.body).toMatchObject({ status: 'confirmed', reason: '', can: { suspend: true } })
  expect(lifted.body.history.map(({ action }: { action: string }) => action)).toEqual([
    'reinstate_company',
    'suspend_company',
  ])
  expect((await read(other)).status).toBe(200)
  expect(await logosSeenBy(lena, { offerId: id, applicationId: application.id })).toEqual([true, true])
  expect((await move()).status).toBe(200)
  expect(await subjectsTo(lena.email)).toContain('Acme GmbH ist wieder da')
})

test('who accepted a place there hears of the suspension as well: they wait for the contract', async () => {
  const acme = await app.company({ name: 'Acme GmbH', permissions: ['company-profile-edit'] })
  const lena = await app.applicant()
  const { id, revision } = await apply(lena, (await app.offer(acme)).id)
  const params = { id }
  const offered = { stage: 'offer_made' as const, revision }
  await app.call(moveApplication, { params, body: offered }, { as: acme })
  app.clock.advance(undoPeriodMs)
  const accepted = { outcome: 'place_taken' as const, revision: revision + 1 }
  expect((await app.call(recordOutcome, { params, body: accepted }, { as: lena })).status).toBe(200)
  const body = { reason: 'Unter der Netzadresse finden wir nichts mehr.', revision: 0 }
  await app.call(suspendCompany, { params: { id: acme.companyId }, body }, { as: admin })
  expect(await subjectsTo(lena.email)).toContain('Acme GmbH kann dir zurzeit nicht antworten')
})

test('a company that may not answer is reminded of who waits once its suspension is lifted', async () => {
  const acme = await app.company({ permissions: ['company-profile-edit'] })
  const { id } = await app.offer(acme, { title: 'Werkzeuge' })
  await apply(await app.applicant({ firstName: 'Nele' }), id)
  const params = { id: acme.companyId }
  const body = { reason: 'Unter der Netzadresse finden wir nichts mehr.', revision: 0 }
  const { revision } = (await app.call(suspendCompany, { params, body }, { as: admin })).body
  const reminders = async () => {
    await enqueue(app.db, dailyReminders, {})
    return (await subjectsTo(acme.email)).filter((subject) => subject.includes('wartet auf Ihre Antwort'))
  }
  app.clock.advance(20 * 24 * 60 * 60_000)
  expect(await reminders()).toEqual([])
  admin = await app.admin()
  await app.call(reinstateCompany, { params, body: { revision } }, { as: admin })
  expect(await reminders()).toEqual([expect.stringMatching(/^Nele /)])
})

test('a correction tells the company which fields, and the audit no words of it', async () => {
  const acme = await app.company({ name: 'Acme AG', permissions: ['company-profile-edit'] })
  const params = { id: acme.companyId }
  const { name, industry, size, mail, descriptionDe, descriptionEn, details } = await review(acme.companyId)
  const { street, zip, town, www, phone } = details
  const body = {
    ...{ name, industry, size, mail, descriptionDe, descriptionEn, street, zip, town, www, phone },
    revision: 0,
  }
  const correct = (change: object) =>
    app.call(correctCompany, { params, body: { ...body, ...change } }, { as: admin })
  expect((await correct({})).body).toMatchObject({ revision: 0, history: [] })
  const corrected = await correct({ industry: 'Werkzeuge', town: 'Mannheim' })
  expect(corrected.body).toMatchObject({ industry: 'Werkzeuge', town: 'Mannheim', revision: 1 })
  expect((await correct({ industry: 'Anderes' })).status).toBe(409)
  expect(await subjectsTo(acme.email)).toEqual(['Die Hochschule hat Angaben von Acme AG korrigiert'])
  const [told] = await mailsTo(app, acme.email)
  expect(told?.text).toContain('Branche und Ort')
})

test('a company that an admin enters gets its first account by a key; a letter holds it, and its end is an end', async () => {
  const address = { street: 'Waldweg 1', zip: '76133', town: 'Karlsruhe', www: '', phone: '' }
  const created = await app.call(
    createCompany,
    { body: { name: 'Moosgrund Holzbau', ...address, studyInterests: ['36'] } },
    { as: admin },
  )
  expect(created.body).toMatchObject({ status: 'confirmed', accounts: [], studyInterests: [{ id: '36' }] })
  const params = { id: created.body.id as string }
  const issue = (body: object) =>
    app.call(issueRegistrationKey, { params, body: { permissions: [], ...body } }, { as: admin })
  const { id: keyId, link } = (await issue({ uses: 2, days: 30 })).body.invitation
  const key = link.split('#key=').at(-1)
  const read = () => app.call(readRegistrationKey, { body: { key } })
  expect((await read()).body.invitation).toEqual({ companyName: 'Moosgrund Holzbau' })

  const letter = await app.call(printRegistrationLetter, { params, body: { key } }, { as: admin })
  expect(letter.status).toBe(200)
  const wrong = await app.call(printRegistrationLetter, { params, body: { key: 'x' } }, { as: admin })
  expect(wrong.body.code).toBe('key_invalid')

  await issue({ email: 'kurt@example.org' })
  expect(await subjectsTo('kurt@example.org')).toEqual(['Einladung zu Tandem: Moosgrund Holzbau'])
  const revoke = (keyId: string) =>
    app.call(revokeRegistrationKey, { params: { ...params, keyId } }, { as: admin })
  expect((await revoke(keyId)).body.keys).toMatchObject([
    { email: 'kurt@example.org', state: 'open' },
    { id: keyId, state: 'revoked', usesLeft: 2, can: { revoke: false } },
  ])
  expect((await revoke(keyId)).status).toBe(200)
  expect((await revoke(newId())).status).toBe(404)
  expect((await read()).status).toBe(410)
  const { history } = await review(params.id)
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'revoke_registration_key',
    'issue_registration_key',
    'print_registration_letter',
    'issue_registration_key',
    'create_company',
  ])
  const refused = await app.call(listRegistrationKeys, { params: { id: newId() } }, { as: admin })
  expect(refused.status).toBe(404)
})

test('of a suspended company threads, requests and profile views show no logo, and threads no way to it', async () => {
  const acme = await app.company({ name: 'Acme GmbH' })
  const werk = await app.company({ name: 'Werk GmbH' })
  await Promise.all([setLogo(acme), setLogo(werk)])
  const { id: offerId } = await app.offer(acme, { title: 'Werkzeuge', studyInterestId: 36 })
  const lena = await app.applicant()
  const profileId = await insertProfile(app.db, lena)
  const { id: applicationId } = await apply(lena, offerId)
  await app.db.insert(companyStudyInterest).values({ companyId: werk.companyId, studyInterestId: 36 })
  await app.call(getApplication, { params: { id: profileId } }, { as: acme })
  const message = { subject: 'Ihre Bewerbung', message: 'Guten Tag' }
  await app.call(startThread, { params: { id: lena.applicantId }, body: message }, { as: acme })
  const calls = callRequests(app)
  await calls.recommend(applicationId, werk.companyId, acme)
  app.clock.advance(undoPeriodMs)
  const seen = async () => {
    const [{ counterpart }] = (await app.call(listThreads, {}, { as: lena })).body.threads
    const { views } = (await app.call(listProfileViews, { params: { id: profileId } }, { as: lena })).body
    const [request] = (await calls.own(lena)).body.requests
    return {
      thread: counterpart.hasLogo,
      away: counterpart.unavailable,
      view: views[0].hasLogo,
      asking: request.company.hasLogo,
      recommended: request.target.hasLogo,
    }
  }
  expect(await seen()).toEqual({ thread: true, view: true, asking: true, recommended: true })
  const set = (of: typeof acme, status: 'confirmed' | 'suspended') =>
    app.db.update(company).set({ status, refusalReason: 'Grund' }).where(eq(company.id, of.companyId))
  await set(acme, 'suspended')
  expect(await seen()).toEqual({ thread: false, away: true, view: false, asking: false, recommended: true })
  await set(acme, 'confirmed')
  await set(werk, 'suspended')
  expect(await seen()).toEqual({ thread: true, view: true, asking: true, recommended: false })
})

async function setLogo({ companyId, accountId }: { companyId: string; accountId: string }) {
  const id = newId()
  const file = { storageKey: id, name: 'logo.png', mediaType: 'image/png', size: 1, sha256: '' }
  await app.db.insert(storedFile).values({ id, ...file, uploadedBy: accountId })
  await app.db.update(company).set({ logoFileId: id }).where(eq(company.id, companyId))
}

/** In the offer and in the application: whether its image may be asked for. */
async function logosSeenBy(as: { token: string }, of: { offerId: string; applicationId: string }) {
  const offer = await app.call(getOffer, { params: { id: of.offerId } }, { as })
  const application = await app.call(getApplication, { params: { id: of.applicationId } }, { as })
  return [offer.body.company.hasLogo, application.body.target.hasLogo]
}

async function apply(as: { token: string }, offerId: string) {
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  const filled = { params, body: { ...completeContent, revision: body.revision } }
  await app.call(updateApplication, filled, { as })
  const sent = await app.call(submitApplication, { params }, { as })
  return { id: params.id, revision: sent.body.revision as number }
}
