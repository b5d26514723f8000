import { getApplication, undoPeriodMs } from '@tandem/contract/applications'
import { moveApplication, recordOutcome } from '@tandem/contract/applications/decisions'
import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'
import { confirmCompany, listCompanyReviews } from '@tandem/contract/backend'
import { getDashboard } from '@tandem/contract/dashboard'
import { markThreadRead, respond, startThread } from '@tandem/contract/messaging'
import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { callInterviews, newest } from '#features/interviews/interviews.testing.ts'
import { offer as offerTable, offerYear } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Signed = { token: string }
const dashboardOf = async (as: Signed) => (await app.call(getDashboard, {}, { as })).body.dashboard
const begin = async (as: Signed, body: { type: 3 } | { type: 2; offerId: string }) =>
  (await app.call(createApplication, { body }, { as })).body

const filled = {
  title: '',
  studyInterests: ['36'],
  places: [{ place: 'Karlsruhe', latitude: 49, longitude: 8.4, radius: 20 }],
  qualification: 'ahr',
  grade: 2.1,
  desiredYears: [2027],
  expertises: [],
  languages: [{ name: 'de', rating: 'native' as const }],
  education: [{ academyName: 'Goethe-Gymnasium', academicTitle: 'Abitur', from: '2018-09', to: null }],
  career: [],
  moduleAdditionals: [],
  aboutMe: '',
  coverLetter: '',
  visibility: 'open' as const,
}
const save = (application: { id: string; revision: number }, as: Signed, more = {}) =>
  app.call(
    updateApplication,
    { params: { id: application.id }, body: { ...filled, ...more, revision: application.revision } },
    { as },
  )

test('the applicant is led from an empty account to a sent application, and the company to review it', async () => {
  const lena = await app.applicant({ firstName: 'Lena' })
  const acme = await app.company({ name: 'Acme GmbH' })
  const offer = await app.offer(acme)
  const empty = await dashboardOf(lena)
  expect(empty).toMatchObject({
    account: { firstName: 'Lena', type: 'applicant', applicantId: lena.applicantId },
    profile: null,
    messages: { readMessages: 0, unreadMessages: 0 },
    bookmarkCounts: { positive: 0, neutral: 0, negative: 0 },
    nextStep: 'continue_onboarding',
    applications: [],
    openApplications: 0,
  })

  const profile = await begin(lena, { type: 3 })
  expect(await dashboardOf(lena)).toMatchObject({
    profile: {
      ...{ id: profile.id, filledPercentage: 0, visible: false, visibility: 'hidden' },
      open: [{ part: 'studyInterests', gain: 15 }, { part: 'qualification' }, { part: 'places' }],
    },
    nextStep: 'continue_onboarding',
  })
  await save(profile, lena)
  const ready = await dashboardOf(lena)
  expect(ready).toMatchObject({
    profile: { visible: true, visibility: 'open' },
    nextStep: 'search_offers',
    openApplications: 0,
  })
  expect(ready.profile).toMatchObject({
    filledPercentage: 80,
    open: [{ part: 'documents', gain: 10 }, {}, {}],
  })

  const draft = await begin(lena, { type: 2, offerId: offer.id })
  expect(await dashboardOf(lena)).toMatchObject({ nextStep: 'send_application', openApplications: 0 })
  // A new company's profile is empty.
  expect(await dashboardOf(acme)).toMatchObject({ nextStep: 'fill_company_profile', openApplications: 0 })
  // Nobody is urged to send what can no longer be sent.
  const setDeadline = (deadline: string | null) =>
    app.db.update(offerTable).set({ deadline }).where(eq(offerTable.id, offer.id))
  await setDeadline('2020-01-31')
  expect(await dashboardOf(lena)).toMatchObject({
    nextStep: 'search_offers',
    applications: [{ id: draft.id, closure: 'deadline_over' }],
  })
  await setDeadline(null)

  await save(draft, lena, { coverLetter: 'Guten Tag, ich möchte zu Ihnen.', visibility: 'hidden' })
  await app.call(submitApplication, { params: { id: draft.id } }, { as: lena })
  expect(await dashboardOf(lena)).toMatchObject({
    nextStep: 'none',
    applications: [{ id: draft.id, status: 2, stage: 'received' }],
    openApplications: 1,
  })
  expect(await dashboardOf(acme)).toMatchObject({
    account: { displayName: 'Acme GmbH' },
    profile: null,
    nextStep: 'review_applications',
    openApplications: 1,
  })
  await app.call(getApplication, { params: { id: draft.id } }, { as: acme })
  await fillProfile(acme)
  expect(await dashboardOf(acme)).toMatchObject({ nextStep: 'none', openApplications: 1 })
})

/** Seventy of a hundred: all but the pictures and files. */
const fillProfile = ({ companyId }: { companyId: string }) =>
  app.db
    .update(company)
    .set({
      ...{ descriptionDe: 'Wir bauen Pumpen.', descriptionEn: 'We build pumps.', industry: 'Maschinenbau' },
      ...{ street: 'Werkstraße 3', zip: '76131', town: 'Karlsruhe', latitude: 49, longitude: 8.4 },
      ...{ size: '50', mail: 'post@example.org', www: 'www.example.org' },
    })
    .where(eq(company.id, companyId))

test('who is waited for is led there: to a time to choose, to an offered place, and to nothing after the end', async () => {
  const interviews = callInterviews(app)
  const lena = await app.applicant()
  const acme = await app.company({ name: 'Werkhof GmbH' })
  await fillProfile(acme)
  const kollege = await app.colleague(acme)
  const nothing = { hasApplications: false, waitingApplication: null }
  expect(await dashboardOf(lena)).toMatchObject(nothing)
  expect(await dashboardOf(acme)).toMatchObject(nothing)
  const draft = await begin(lena, { type: 2, offerId: (await app.offer(acme)).id })
  await save(draft, lena, { coverLetter: 'Guten Tag!', visibility: 'hidden' })
  await app.call(submitApplication, { params: { id: draft.id } }, { as: lena })
  const proposed = newest(await interviews.propose(draft.id, acme))
  const waits = { applicationId: draft.id, counterpart: 'Werkhof GmbH' }
  const lenas = await dashboardOf(lena)
  expect(lenas).toMatchObject({ nextStep: 'choose_interview_time', waitingApplication: waits })
  expect(lenas.waitingInterview).toEqual(newest(await interviews.list(draft.id, lena)))
  const nothingWaits = { waitingApplication: null, waitingInterview: null }
  expect(await dashboardOf(acme)).toMatchObject({ nextStep: 'none', ...nothingWaits })
  await interviews.counter(proposed, lena)
  expect(await dashboardOf(lena)).toMatchObject(nothingWaits)
  expect(await dashboardOf(acme)).toMatchObject({
    nextStep: 'choose_interview_time',
    waitingApplication: { applicationId: draft.id },
    waitingInterview: null,
  })
  expect(await dashboardOf(kollege)).toMatchObject({ nextStep: 'none', ...nothing })

  const params = { id: draft.id }
  const read = async (as: Signed) => (await app.call(getApplication, { params }, { as })).body.revision
  const move = { stage: 'offer_made' as const, revision: await read(acme) }
  await app.call(moveApplication, { params, body: move }, { as: acme })
  expect(await dashboardOf(lena), 'it can still be undone').toMatchObject({ waitingApplication: null })
  app.clock.advance(undoPeriodMs)
  const offered = { nextStep: 'answer_offered_place', waitingApplication: waits, openApplications: 1 }
  expect(await dashboardOf(lena)).toMatchObject(offered)
  expect(await dashboardOf(await app.applicant())).toMatchObject(nothing)
  expect((await dashboardOf(lena)).waitingApplication).not.toHaveProperty('noPlaceLeft')
  const setTaken = (taken: number | SQLWrapper) => app.db.update(offerYear).set({ taken: sql`${taken}` })
  await setTaken(offerYear.total)
  expect(await dashboardOf(lena)).toMatchObject({
    ...offered,
    waitingApplication: { ...waits, noPlaceLeft: true },
  })
  await setTaken(0)

  const setStatus = (status: 'suspended' | 'confirmed') =>
    app.db
      .update(company)
      .set({ status, refusalReason: status === 'suspended' ? 'Beschwerden' : '' })
      .where(eq(company.id, acme.companyId))
  await setStatus('suspended')
  expect(await dashboardOf(lena), 'nobody there answers').toMatchObject({ waitingApplication: null })
  await setStatus('confirmed')

  const accept = { outcome: 'place_taken' as const, revision: await read(lena) }
  await app.call(recordOutcome, { params, body: accept }, { as: lena })
  await app.settleJobs()
  const ended = { openApplications: 0, applications: [], hasApplications: true, waitingApplication: null }
  expect(await dashboardOf(lena), 'the contract is to come').toMatchObject({
    ...ended,
    nextStep: 'none',
    applications: [{ id: draft.id, outcome: 'place_taken' }],
  })
  expect(await dashboardOf(acme)).toMatchObject(ended)
  const sign = { outcome: 'contract_signed' as const, revision: await read(acme) }
  await app.call(recordOutcome, { params, body: sign }, { as: acme })
  const { applications } = await dashboardOf(lena)
  expect(applications, 'it can still be undone').toMatchObject([{ outcome: 'place_taken' }])
  app.clock.advance(undoPeriodMs)
  expect(await dashboardOf(lena)).toMatchObject({ ...ended, nextStep: 'none' })
  expect(await dashboardOf(kollege)).toMatchObject(nothing)

  await begin(lena, { type: 2, offerId: (await app.offer(acme)).id })
  expect(await dashboardOf(lena), 'the start is to come').toMatchObject({ nextStep: 'none' })
  const setPlace = (place: Partial<typeof application.$inferInsert>) =>
    app.db.update(application).set(place).where(eq(application.id, draft.id))
  await setPlace({ placeYear: 2020 })
  expect(await dashboardOf(lena), 'it is over').toMatchObject({ nextStep: 'send_application' })
  // As after an initiative application, which knows no year.
  await setPlace({ placeYear: null })
  expect(await dashboardOf(lena)).toMatchObject({ nextStep: 'none' })
  await setPlace({ closedAt: new Date('2020-09-30') })
  expect(await dashboardOf(lena)).toMatchObject({ nextStep: 'send_application' })
})

test('whoever may not open received applications sees none and is not sent to them', async () => {
  const lena = await app.applicant()
  const acme = await app.company()
  const kollege = await app.colleague(acme)
  const draft = await begin(lena, { type: 2, offerId: (await app.offer(acme)).id })
  await save(draft, lena, { coverLetter: 'Guten Tag!', visibility: 'hidden' })
  await app.call(submitApplication, { params: { id: draft.id } }, { as: lena })
  expect(await dashboardOf(acme)).toMatchObject({ nextStep: 'review_applications', openApplications: 1 })
  expect(await dashboardOf(kollege)).toMatchObject({
    nextStep: 'none',
    openApplications: 0,
    applications: [],
  })
  const admin = await dashboardOf(await app.admin())
  expect(admin).toMatchObject({ account: { type: 'admin' }, profile: null, nextStep: 'none' })
})

test('a company sees how far its check is until it has published something', async () => {
  const acme = await app.company({ confirmed: false })
  const reviewSeen = async (as: Signed = acme) => (await dashboardOf(as)).review
  expect(await reviewSeen()).toMatchObject({ status: 'pending', decidedAt: null, can: { submit: false } })
  const body = { studyInterests: ['36'], revision: 0 }
  await app.call(confirmCompany, { params: { id: acme.companyId }, body }, { as: await app.admin() })
  expect(await reviewSeen(), 'it can still be undone').toMatchObject({ status: 'pending', decidedAt: null })
  app.clock.advance(undoPeriodMs)
  await app.settleJobs()
  expect(await reviewSeen()).toMatchObject({ status: 'confirmed', studyInterests: [{ id: '36' }] })
  await app.offer(acme, { status: 'draft' })
  expect(await reviewSeen()).not.toBeNull()
  await app.offer(acme)
  expect(await reviewSeen()).toBeNull()
  expect(await reviewSeen(await app.company()), 'another one').not.toBeNull()
})

test('admins see how many companies wait, as many as their list has, and nobody else', async () => {
  const waiting = await app.company({ confirmed: false })
  const admin = await app.admin()
  expect((await dashboardOf(admin)).waitingCompanies).toBe(1)
  expect((await app.call(listCompanyReviews, { query: {} }, { as: admin })).body.totalItems).toBe(1)
  expect((await dashboardOf(waiting)).waitingCompanies).toBeNull()
})

test('messages and bookmarks are counted, each account’s own', async () => {
  const lena = await app.applicant()
  const acme = await app.company()
  const kollege = await app.colleague(acme)
  const body = { subject: 'Frage', message: 'Sind noch Plätze frei?' }
  const begun = await app.call(startThread, { params: { id: acme.organisationPersonId }, body }, { as: lena })
  const { threadId } = begun.body.message
  await app.call(markThreadRead, { params: { id: threadId } }, { as: acme })
  await app.call(respond, { body: { threadId, message: 'Hallo?' } }, { as: lena })
  expect((await dashboardOf(acme)).messages).toEqual({ readMessages: 1, unreadMessages: 1 })
  expect((await dashboardOf(kollege)).messages).toEqual({ readMessages: 0, unreadMessages: 2 })
  expect((await dashboardOf(lena)).messages).toEqual({ readMessages: 0, unreadMessages: 0 })

  const mark = async (category: 'positive' | 'negative') => ({
    accountId: acme.accountId,
    recordType: 'offer',
    recordId: (await app.offer(acme)).id,
    category,
  })
  const gone = { ...(await mark('negative')), recordId: newId() }
  const marks = [await mark('positive'), await mark('positive'), await mark('negative'), gone]
  await app.db.insert(bookmark).values(marks)
  expect((await dashboardOf(acme)).bookmarkCounts).toEqual({ positive: 2, neutral: 0, negative: 2 })
  expect((await dashboardOf(kollege)).bookmarkCounts).toEqual({ positive: 0, neutral: 0, negative: 0 })
})

test('nobody has a dashboard without a session', async () => {
  expect((await app.call(getDashboard)).status).toBe(401)
})
