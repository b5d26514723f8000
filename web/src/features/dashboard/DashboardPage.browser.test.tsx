import { type OwnReview, submitCompany } from '@tandem/contract/companies'
import { type CompanyProfile, getCompanyProfile } from '@tandem/contract/companies/profile'
import { type Dashboard, getDashboard } from '@tandem/contract/dashboard'
import { getAnswerTimes, getFunnel } from '@tandem/contract/dashboard/company-figures'
import {
  agreeInterview,
  type Interview,
  listOpenInterviews,
  type OpenInterview,
} from '@tandem/contract/interviews'
import { listThreads } from '@tandem/contract/messaging/threads'
import { listOffers } from '@tandem/contract/offers'
import { listOwnOffers } from '@tandem/contract/offers/own-offers'
import { funnelSteps } from '@tandem/contract/received-applications/funnel'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, applicant, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'
import { DashboardPage } from './DashboardPage.tsx'

const t = words.de.dashboard
const dayMs = 24 * 60 * 60 * 1000
const id = '019b0000-0000-7000-8000-000000000011'

const noAnswers = { overdue: 0, today: 0, unopened: 0, due: [], dueIds: [], dates: [], team: [] }

const twoColleagues = [
  { handler: { id, name: 'Jule Kirschgrund' }, waiting: 0 },
  { handler: { id: `${id.slice(0, -1)}9`, name: 'Henrik Waldau' }, waiting: 5 },
]

const dashboardOf = (parts: Partial<Dashboard>): Dashboard => ({
  account: company(),
  profile: null,
  messages: { readMessages: 0, unreadMessages: 0 },
  bookmarkCounts: { positive: 0, neutral: 0, negative: 0 },
  nextStep: 'none',
  applications: [],
  openApplications: 0,
  hasApplications: false,
  waitingApplication: null,
  waitingInterview: null,
  savedSearches: [],
  review: null,
  answers: noAnswers,
  draftOffers: 0,
  waitingCompanies: null,
  ...parts,
})

async function openDashboard(parts: Partial<Dashboard>, openInterviews: OpenInterview[] = []) {
  if (parts.account) signIn(parts.account)
  else signIn(company(), allPermissions)
  answer(getDashboard, dashboardOf(parts))
  answer(listOpenInterviews, openInterviews)
  answer(listOwnOffers, list([]))
  answer(listThreads, [])
  answer(listOffers, list([]))
  answer(getCompanyProfile, profile)
  answer(getSettings, z.parse(PublicSettings, {}))
  return open(<DashboardPage />)
}

const profile: CompanyProfile = {
  ...{ id, name: 'Werkhof GmbH', status: 'confirmed', revision: 1, can: { edit: true }, studyInterests: [] },
  ...{ descriptionDe: 'Wir bauen Pumpen.', descriptionEn: '', industry: 'Maschinenbau', size: '50' },
  ...{ street: 'Werkstraße 3', zip: '76131', town: 'Karlsruhe', country: 'DE' },
  ...{ coordinates: { latitude: 49, longitude: 8.4 }, mail: 'post@example.org', phone: '', fax: '' },
  ...{ www: 'www.example.org', partnerSince: null, acceptsInitiatives: true },
  ...{ hasLogo: true, hasMainImage: false, files: [] },
}

const funnel = {
  steps: funnelSteps.map((step, index) => ({
    step,
    reached: [46, 38, 14, 6, 0][index] ?? 0,
    days: index === 4 ? null : index + 1,
  })),
  closed: 20,
  years: [2027],
  offers: [],
  hasInitiatives: false,
}

test('a company whose applications are all over is not told that there were none', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  await openDashboard({ hasApplications: true })
  await expect.element(page.getByText(t.received.noneOpen)).toBeVisible()
  await expect.element(page.getByText(t.lead.nothing)).toBeVisible()
})

test.each([
  { team: twoColleagues },
  {
    dates: [
      { kind: 'contract' as const, day: null, since: '2026-11-30', applicationId: id, name: 'Lena Vogt' },
    ],
  },
])(
  'of a company that has to answer or to enter a contract later it says only that nothing is due: %o',
  async (parts) => {
    answer(getFunnel, funnel)
    answer(getAnswerTimes, { months: [], days: null })
    await openDashboard({ answers: { ...noAnswers, ...parts } })
    await expect.element(page.getByText(t.lead.notDue)).toBeVisible()
    await expect.element(page.getByText(t.lead.nothing)).not.toBeInTheDocument()
  },
)

test('an applicant whose applications are all over is not told that there were none', async () => {
  await openDashboard({ account: applicant(), answers: null, hasApplications: true })
  await expect.element(page.getByText(t.own.noneOpen)).toBeVisible()
  await expect.element(page.getByText(t.own.none, { exact: true })).not.toBeInTheDocument()
  const toAll = page.getByRole('link', { name: t.own.all }).first()
  await expect.element(toAll).toHaveAttribute('href', '/bewerbungsprofile')
})

test('the next step leads to times that wait to be chosen from', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const waitingApplication = { applicationId: id, counterpart: 'Lena Vogt' }
  await openDashboard({ nextStep: 'choose_interview_time', waitingApplication })
  const toTime = page.getByRole('link', { name: t.next.action.choose_interview_time })
  await expect.element(toTime).toHaveAttribute('href', `/bewerbungen/${id}#gespraech`)
  await expect.element(page.getByText(/Lena Vogt hat Zeiten vorgeschlagen/)).toBeVisible()
  await expect.element(page.getByText(t.next.over.company)).toBeVisible()
  await expect.element(page.getByText(t.lead.nothing)).not.toBeInTheDocument()
})

test('the next step of a company with little in its profile leads there', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  await openDashboard({ nextStep: 'fill_company_profile' })
  const toProfile = page.getByRole('link', { name: t.next.action.fill_company_profile })
  await expect.element(toProfile).toHaveAttribute('href', '/unternehmensprofil')
})

test('what is new and fits has a free place', async () => {
  await openDashboard({ account: applicant(), answers: null })
  await expect.poll(() => askedOf(listOffers).map(({ query }) => query.get('free'))).toEqual(['1'])
})

test('an applicant takes a proposed time at once, and proposes others where the application is', async () => {
  const slots = [10, 12].map((hour) => ({
    id: `${id.slice(0, -2)}${hour}`,
    startsAt: `2027-01-14T${hour}:00:00.000Z`,
  }))
  const waitingInterview: Interview = {
    ...{ id, applicationId: id, status: 'proposed', minutes: 40, kind: 'video', slots, revision: 3 },
    ...{
      where: '',
      note: 'Wir freuen uns.',
      interviewers: [],
      startsAt: null,
      cancelledBy: null,
      cancelReason: '',
    },
    can: { choose: true, propose: true, cancel: true },
  }
  const waitingApplication = { applicationId: id, counterpart: 'Werkhof GmbH' }
  const parts = { waitingApplication, waitingInterview, answers: null }
  const open = {
    ...waitingInterview,
    counterpart: 'Werkhof GmbH',
    offerTitle: null,
    isTurn: true,
    isReminded: false,
  }
  const other = { ...open, id: `${id.slice(0, -2)}13`, counterpart: 'Nordwind AG', isTurn: false }
  await openDashboard({ account: applicant(), nextStep: 'choose_interview_time', ...parts }, [open, other])
  await expect.element(page.getByRole('link', { name: 'Nordwind AG' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Werkhof GmbH' })).not.toBeInTheDocument()
  const heading = page.getByRole('heading', { name: 'Werkhof GmbH möchte dich kennenlernen' })
  await expect.element(heading).toBeVisible()
  const toOthers = page.getByRole('link', { name: words.de.interviews.proposeOther })
  await expect.element(toOthers).toHaveAttribute('href', `/bewerbungsprofile/${id}#gespraech`)
  await page.getByRole('radio', { name: /13:00 bis 13:40/ }).click()
  answer(agreeInterview, { interviews: [], timeline: [], can: { propose: false } })
  answer(getDashboard, dashboardOf({ account: applicant(), answers: null }))
  await page.getByRole('button', { name: 'Donnerstag, 13:00 Uhr zusagen' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(askedOf(agreeInterview)[0]?.body).toMatchObject({ slotId: slots[1]?.id, revision: 3 })
  expect(useNotifications.getState().items.map(({ title }) => title)).toEqual([
    words.de.interviews.done.agreed,
  ])
})

test('the next step leads to an offered place', async () => {
  const waitingApplication = { applicationId: id, counterpart: 'Werkhof GmbH' }
  const parts = { nextStep: 'answer_offered_place', waitingApplication, answers: null } as const
  await openDashboard({ account: applicant(), ...parts })
  const toPlace = page.getByRole('link', { name: t.next.action.answer_offered_place })
  await expect.element(toPlace).toHaveAttribute('href', `/bewerbungsprofile/${id}`)
  await expect
    .element(page.getByRole('heading', { name: 'Werkhof GmbH bietet dir einen Platz an' }))
    .toBeVisible()
  await expect.element(page.getByText(t.next.text.answer_offered_place)).toBeVisible()
})

test('of an offered place where none is free any more it says that it cannot be accepted now', async () => {
  const waitingApplication = { applicationId: id, counterpart: 'Werkhof GmbH', noPlaceLeft: true } as const
  const parts = { nextStep: 'answer_offered_place', waitingApplication, answers: null } as const
  await openDashboard({ account: applicant(), ...parts })
  await expect.element(page.getByText(/Zurzeit ist kein Platz frei/)).toBeVisible()
  await expect.element(page.getByText(t.next.text.answer_offered_place)).not.toBeInTheDocument()
})

test('who waits for an answer comes first, and the numbers lead to the list of just those', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const sentAt = new Date(Date.now() - 15 * dayMs).toISOString()
  const due = [{ applicationId: id, name: 'Till Weidengrund', sentAt, handler: 'Henrik Waldau' }]
  await openDashboard({
    nextStep: 'answer_applications',
    answers: { ...noAnswers, overdue: 1, due, dueIds: [id] },
  })
  const panel = page.getByRole('region', { name: t.due.title_one })
  await expect.element(panel.getByText('wartet seit 15\u00a0Tagen, liegt bei Henrik Waldau')).toBeVisible()
  const answerTill = panel.getByRole('link', { name: fill(t.due.answerTo, { name: 'Till Weidengrund' }) })
  await expect.element(answerTill).toHaveAttribute('href', `/bewerbungen/${id}`)
  await expect
    .element(page.getByRole('link', { name: 'Eine Antwort ist fällig' }))
    .toHaveAttribute('href', '/unternehmensprofil/bewerbungen?ansicht=liste&frist=faellig')
  // All of them, those that are over too.
  await expect
    .element(page.getByRole('link', { name: '46 Bewerbungen' }))
    .toHaveAttribute('href', '/unternehmensprofil/bewerbungen?ansicht=liste&abgeschlossene=zeigen')
  await expect
    .element(page.getByRole('link', { name: '14 Gespräche' }))
    .toHaveAttribute('href', '/unternehmensprofil/bewerbungen?ansicht=liste&erreicht=gespraech')
})

test('of more than four that are due three are named, and one goes through all of them', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const sentAt = new Date(Date.now() - 15 * dayMs).toISOString()
  const dueIds = [0, 1, 2, 3, 4].map((n) => `${id.slice(0, -1)}${n}`)
  const due = dueIds.slice(0, 4).map((applicationId, n) => {
    return { applicationId, name: `Till Weidengrund ${n}`, sentAt, handler: null }
  })
  const { router } = await openDashboard({
    nextStep: 'answer_applications',
    answers: { ...noAnswers, overdue: 4, today: 1, unopened: 2, due, dueIds, team: twoColleagues },
  })
  const panel = page.getByRole('region', { name: 'Fünf Menschen warten auf Ihre Antwort' })
  await expect.element(panel.getByText(fill(t.due.more_other, { count: 2 }))).toBeVisible()
  expect(panel.getByRole('link', { name: /^Antworten/ }).elements()).toHaveLength(3)
  await expect
    .element(panel.getByText(words.de.applications.received.dueWords.overdue_one).first())
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fünf Antworten sind fällig' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'zwei Bewerbungen sind neu' })).toBeVisible()
  const handOver = panel.getByRole('button', { name: words.de.receivedApplications.handler.handOver.action })
  await expect.element(handOver).toBeVisible()
  await panel.getByRole('link', { name: 'Alle fünf durchgehen' }).click()
  expect(router.state.location.pathname).toBe(`/bewerbungen/${dueIds[0]}`)
  const receivedSearch = '?ansicht=liste&frist=faellig'
  expect(router.state.location.state).toEqual({ receivedIds: dueIds, receivedSearch })
})

test('the next dates stand in one list by day, after a time that is to be chosen and a contract to enter', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const startsAt = '2026-12-18T09:30:00.000Z'
  const interview = { kind: 'interview', by: 'video', applicationId: id } as const
  await openDashboard({
    answers: {
      ...noAnswers,
      dates: [
        { ...interview, day: null, startsAt: null, name: 'Ida Becker' },
        { kind: 'contract', day: null, since: '2026-12-01', applicationId: id, name: 'Jan Hofer' },
        { kind: 'answer', day: '2026-12-16', applicationId: id, name: 'Mira Tannhof' },
        {
          ...interview,
          applicationId: `${id.slice(0, -1)}2`,
          day: '2026-12-18',
          startsAt,
          name: 'Emre Bachwald',
        },
        { kind: 'deadline', day: '2026-12-30', offerId: id, title: 'Informatik', freePlaces: 1 },
      ],
    },
  })
  await expect.element(page.getByRole('heading', { name: t.dates.title })).toBeVisible()
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: /Gespräch mit|Vertrag mit|Antwort an|Frist endet/ })
  const rows = () => entry.elements().map(({ textContent }) => textContent)
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/Gespräch mit Ida Becker.*Zeit auswählen/),
      expect.stringMatching(/Vertrag mit Jan Hofer eintragen.*1\.\sDezember 2026/),
      expect.stringMatching(/Antwort an Mira Tannhof.*Mittwoch, 16\.\sDezember 2026/),
      expect.stringMatching(/Gespräch mit Emre Bachwald.*10:30\sUhr, Video/),
      expect.stringMatching(/Frist endet: Informatik.*1 Platz noch frei/),
    ])
  await expect
    .element(page.getByRole('link', { name: 'Gespräch mit Ida Becker' }))
    .toHaveAttribute('href', `/bewerbungen/${id}#gespraech`)
  await expect
    .element(page.getByRole('link', { name: 'Frist endet: Informatik' }))
    .toHaveAttribute('href', `/unternehmensprofil/angebot/${id}`)
})

test('a card that does not load says so by itself and tries again; the others stand', async () => {
  answer(getFunnel, funnel)
  refuse(getAnswerTimes, 'internal')
  await openDashboard({})
  await expect.element(page.getByRole('heading', { name: t.funnel.title })).toBeVisible()
  const failed = page.getByRole('alert')
  await expect.element(failed).toBeVisible()
  const received = [{ month: '2026-11', received: 12, waiting: 2, days: 4.2, others: null }]
  answer(getAnswerTimes, { months: received, days: 4 })
  await page.getByRole('button', { name: /Erneut/ }).click()
  await expect.element(page.getByRole('heading', { name: t.months.title })).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('who answers what leads to just those, and what the profile lacks to its place in it', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const [jule, henrik] = ['Jule Kirschgrund', 'Henrik Waldau'].map((name, index) => ({
    handler: { id: `019b0000-0000-7000-8000-00000000002${index}`, name },
    waiting: index * 3,
  }))
  const team = [jule, henrik, { handler: null, waiting: 2 }].flatMap((each) => each ?? [])
  await openDashboard({ answers: { ...noAnswers, team } })
  const list = '/unternehmensprofil/bewerbungen?ansicht=liste'
  const linkOf = (count: number, name: string) =>
    page.getByRole('link', { name: fill(t.team.waiting_other, { count, name }) })
  await expect
    .element(linkOf(3, 'Henrik Waldau'))
    .toHaveAttribute('href', `${list}&zustaendig=${henrik?.handler.id}&frist=offen`)
  await expect
    .element(linkOf(2, t.team.nobody))
    .toHaveAttribute('href', `${list}&zustaendig=niemand&frist=offen`)
  expect(linkOf(0, 'Jule Kirschgrund').elements()).toEqual([])
  await expect.element(page.getByRole('img', { name: fill(t.profile.filled, { percent: 70 }) })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words.de.companies.profile.parts.descriptionEn }))
    .toHaveAttribute('href', '/unternehmensprofil#texte')
  await expect.element(page.getByText(t.fresh.noOffer)).toBeVisible()
})

test('a refused company’s request keeps what was typed where a colleague has changed the rest, and goes out then', async () => {
  const { openForm, submission } = await openSubmission()
  const town = page.getByLabelText(submission.town)
  const note = page.getByLabelText(submission.note)
  await note.fill('Neue Anschrift.')
  const current = { ...refused, details: { ...refused.details, town: 'Ulm' }, revision: 5 }
  refuse(submitCompany, 'changed_elsewhere', { current })
  answer(getDashboard, dashboardOf({ review: current }))
  const submit = page.getByRole('button', { name: submission.submit })
  await submit.click()
  await expect.element(page.getByText(submission.changedText)).toBeVisible()
  await expect.element(town).toHaveValue('Ulm')
  await expect.element(note).toHaveValue('Neue Anschrift.')
  await submit.click()
  await expect
    .poll(() => askedOf(submitCompany).at(-1)?.body)
    .toMatchObject({ town: 'Ulm', note: 'Neue Anschrift.', revision: 5 })
  await page.getByRole('button', { name: submission.cancel }).click()
  await openForm.click()
  await expect.element(town).toHaveValue('Ulm')
})

test('the focus goes back to the button from a request that is given up, and to the heading from one that is sent', async () => {
  const { openForm, review, submission } = await openSubmission()
  await page.getByRole('button', { name: submission.cancel }).click()
  await expect.element(openForm).toHaveFocus()
  await openForm.click()
  const sent: OwnReview = { ...refused, status: 'pending', revision: 5, can: { submit: false } }
  answer(submitCompany, sent)
  answer(getDashboard, dashboardOf({ review: sent }))
  page.getByRole('button', { name: submission.submit }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(review.pending.title)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

test('a company that waits to be approved is not sent to a search that it may not use, but to its profile', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const account = company({ companyStatus: 'pending' })
  await openDashboard({ account })
  await expect.element(page.getByText(t.searches.none.unconfirmed)).toBeVisible()
  const toProfile = page.getByRole('link', { name: t.searches.fillProfile })
  await expect.element(toProfile).not.toBeInTheDocument()
  signIn(account, allPermissions)
  await expect.element(toProfile).toHaveAttribute('href', '/unternehmensprofil')
  await expect.element(page.getByRole('link', { name: t.searches.search.company })).not.toBeInTheDocument()
})

test('a refused company whose request a colleague has sent meanwhile is shown that', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  await openDashboard({ review: refused })
  const { review, submission } = words.de.companies
  await page.getByRole('button', { name: review.refused.open }).click()
  const current: OwnReview = { ...refused, status: 'pending', revision: 5, can: { submit: false } }
  refuse(submitCompany, 'changed_elsewhere', { current })
  answer(getDashboard, dashboardOf({ review: current }))
  await page.getByRole('button', { name: submission.submit }).click()
  await expect.element(page.getByText(review.pending.title)).toBeVisible()
  expect(useNotifications.getState().items.map(({ desc }) => desc)).toContain(submission.overtaken)
})

test('a company that is asked back answers with its details, and waits again', async () => {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  const question = 'Unter welchem Namen stehen Sie im Handelsregister?'
  const asked: OwnReview = {
    ...refused,
    ...{ status: 'pending', reason: '', question, askedAt: '2026-11-21T09:02:00.000Z' },
  }
  await openDashboard({ review: asked })
  const { review, submission } = words.de.companies
  await expect.element(page.getByText(fill(review.asked.question, { question }))).toBeVisible()
  await page.getByRole('button', { name: review.asked.open }).click()
  await page.getByRole('textbox', { name: submission.answer }).fill('Unter Werkhof Nord GmbH.')
  const waiting: OwnReview = {
    ...refused,
    status: 'pending',
    reason: '',
    revision: 5,
    can: { submit: false },
  }
  answer(submitCompany, waiting)
  answer(getDashboard, dashboardOf({ review: waiting }))
  await page.getByRole('button', { name: submission.submitAnswer }).click()
  await expect.element(page.getByText(review.pending.title)).toBeVisible()
  expect(askedOf(submitCompany)[0]?.body).toMatchObject({ note: 'Unter Werkhof Nord GmbH.', revision: 4 })
  expect(useNotifications.getState().items.map(({ title }) => title)).toContain(submission.answered)
})

const refused: OwnReview = {
  status: 'refused',
  details: {
    ...{ name: 'Werkhof GmbH', street: 'Werkstraße 3', zip: '76131', town: 'Karlsruhe' },
    ...{ www: 'www.example.org', phone: '030 23125-0' },
  },
  submittedAt: null,
  decidedAt: null,
  reason: 'Die Anschrift fehlt.',
  ...{ question: '', askedAt: null },
  studyInterests: [],
  revision: 4,
  can: { submit: true },
}

async function openSubmission() {
  answer(getFunnel, funnel)
  answer(getAnswerTimes, { months: [], days: null })
  await openDashboard({ review: refused })
  const openForm = page.getByRole('button', { name: words.de.companies.review.refused.open })
  await openForm.click()
  return { openForm, ...words.de.companies }
}
