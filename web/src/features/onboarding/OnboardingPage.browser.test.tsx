import { getOnboarding, getOnboardingTexts, saveOnboarding } from '@tandem/contract/applicants/onboarding'

import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { listMapMarkers } from '@tandem/contract/companies'
import { getDashboard } from '@tandem/contract/dashboard'
import { listOpenInterviews } from '@tandem/contract/interviews'
import { listOffers, type OfferSummary } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { listSearchQualifications, listStudyInterests } from '@tandem/contract/reference'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { address, applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, reply } from '#testing/stub-server.ts'

const t = words.de.onboarding
const said = (title: string) => ({ title, lead: 'Warum wir fragen.' })
const questions = {
  qualification: said('Welchen Abschluss hast du?'),
  interests: said('Was interessiert dich?'),
  places: said('Wo möchtest du arbeiten?'),
  start: said('Wann möchtest du anfangen?'),
  visibility: said('Wer darf dein Profil finden?'),
}
const id = '019b0000-0000-7000-8000-00000000000a'
let application: Application

beforeEach(() => {
  application = blank()
  signIn(applicant())
  answer(getOnboarding, { step: null, finished: false })
  answer(getOnboardingTexts, questions)
  answer(saveOnboarding, ({ body }) => ({ finished: false, ...(body as { step: 'places' }) }))
  // There is none yet: the first one is begun.
  answer(listApplications, list([]))
  answer(createApplication, () => application)
  answer(getApplication, () => application)
  answer(updateApplication, ({ body }) => {
    application = { ...application, ...(body as object), revision: application.revision + 1 }
    return application
  })
  answer(listOffers, ({ query }) => ({
    member: [],
    totalItems: query.has('studyInterest') ? 5 : 34,
    facets: { studyInterest: [{ id: '58', count: 5 }], year: [] },
  }))
  answer(
    listSearchQualifications,
    list([qualification('ahr', 'Abitur'), qualification('fhr', 'Fachhochschulreife')]),
  )
  answer(listStudyInterests, list([course('58', 'Informatik'), course('36', 'Wirtschaftsinformatik')]))
})

test('an answer is saved, counted and noted, and the next question is read from its heading on', async () => {
  await openApp(paths.onboarding())
  await expect.element(heading(questions.qualification.title)).toBeVisible()
  expect(address()).toBe(paths.onboarding({ search: { schritt: 'qualification' } }))
  await expect.poll(() => document.title).toBe(`${questions.qualification.title} – Tandem`)
  await page.getByRole('radio', { name: 'Abitur' }).click()
  await page.getByRole('button', { name: t.next }).click()

  await expect.element(heading(questions.interests.title)).toHaveFocus()
  expect(document.title).toBe(`${questions.interests.title} – Tandem`)
  await expect.element(heading(questions.interests.title)).toHaveAccessibleDescription('Schritt 2 von 5')
  expect(application.qualification).toBe('ahr')
  await page.getByRole('button', { name: /^Informatik/ }).click()
  await expect
    .element(page.getByRole('status').filter({ hasText: `5 ${t.count.match_other}` }))
    .toBeInTheDocument()
  await expect.poll(() => application.studyInterests).toEqual(['58'])
  expect(askedOf(saveOnboarding).map(({ body }) => (body as { step: string }).step)).toEqual([
    'qualification',
    'interests',
  ])
})

test('a grade that cannot be is mended before one goes on', async () => {
  await openApp(paths.onboarding({ search: { schritt: 'qualification' } }))
  const grade = page.getByRole('textbox', { name: t.qualification.grade })
  await grade.fill('5,0')
  await page.getByRole('button', { name: t.next }).click()
  await expect.element(grade).toHaveFocus()
  await expect.element(grade).toHaveAccessibleDescription(/von 1,0 bis 4,0/)
  await grade.fill('2,3')
  await page.getByRole('button', { name: t.next }).click()
  await expect.element(heading(questions.interests.title)).toHaveFocus()
  expect(application.grade).toBe(2.3)
})

test('it goes on where one was, and each question may be skipped', async () => {
  answer(getOnboarding, { step: 'start', finished: false })
  await openApp(paths.onboarding())
  await expect.element(heading(questions.start.title)).toBeVisible()
  await page.getByRole('button', { name: t.skip }).click()
  await expect.element(heading(fill(t.matches.title_other, { count: 34 }))).toHaveFocus()
})

test('the first matches are offers that still take applications, without what the reader would rather not', async () => {
  const open = ['Aalen', 'Bruchsal', 'Calw', 'Durlach', 'Ettlingen'].map(offerIn)
  answer(listOffers, list([{ ...offerIn('Freiburg', 5), deadline: '2020-01-31' }, ...open]))
  await openApp(paths.onboarding({ search: { schritt: 'matches' } }))
  const shown = page.getByRole('list', { name: t.matches.list }).getByRole('heading')
  await expect.element(shown.first()).toBeVisible()
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(open.map(({ title }) => title))
  const asked = askedOf(listOffers).find(({ query }) => query.has('sort'))?.query
  expect(asked?.get('free')).toBe('1')
  expect(asked?.get('wanted')).toBe('1')
})

test('where jobs are offered nobody is asked for study interests, also not who was there before', async () => {
  answer(getSettings, z.parse(PublicSettings, { company: { offerType: 'jobs' } }))
  answer(getOnboarding, { step: 'interests', finished: false })
  answer(listMapMarkers, [])
  await openApp(paths.onboarding())
  await expect.element(heading(questions.qualification.title)).toHaveAccessibleDescription('Schritt 1 von 4')
  await page.getByRole('button', { name: t.skip }).click()
  await expect.element(heading(questions.places.title)).toBeVisible()
})

test('who finds the profile must be chosen before it ends', async () => {
  reply(getDashboard, () => new Promise(() => {}))
  answer(listOpenInterviews, [])
  await openApp(paths.onboarding({ search: { schritt: 'matches' } }))
  await page.getByRole('button', { name: t.matches.finish }).click()
  await expect.element(page.getByText(t.visibility.missing)).toBeVisible()
  const anonymous = page.getByRole('radio', {
    name: words.de.applications.editor.sichtbarkeit.anonymous.label,
  })
  await anonymous.click()
  await page.getByRole('button', { name: t.matches.publish }).click()
  await expect.element(page.getByText(t.finished.anonymous.title)).toBeVisible()
  expect(application.visibility).toBe('anonymous')
  expect(askedOf(saveOnboarding).at(-1)?.body).toMatchObject({ step: 'matches', finished: true })
  await expect.poll(address).toBe(paths.dashboard())
})

test('a chip that goes leaves the focus at its place, and the last one at the heading', async () => {
  application = { ...application, studyInterests: ['58'] }
  await openApp(paths.onboarding({ search: { schritt: 'interests' } }))
  await page.getByRole('button', { name: /^Informatik entfernen/ }).click()
  await expect.element(heading(questions.interests.title)).toHaveFocus()
})

test('what cannot be loaded can be asked for again', async () => {
  reply(getOnboarding, () => new Response('{}', { status: 500 }))
  await openApp(paths.onboarding())
  // It is asked once more by itself first.
  await expect.element(page.getByText(t.failedText)).toBeVisible()
  answer(getOnboarding, { step: 'interests', finished: false })
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(heading(questions.interests.title)).toBeVisible()
})

test('without a count the way on stays', async () => {
  reply(listOffers, () => new Response('{}', { status: 500 }))
  answer(listMapMarkers, [])
  await openApp(paths.onboarding({ search: { schritt: 'interests' } }))
  await page.getByRole('button', { name: t.skip }).click()
  await expect.element(heading(questions.places.title)).toBeVisible()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const qualification = (key: string, name: string) => ({
  id: key,
  name,
  note: null,
  admission: 'direct' as const,
})
const course = (key: string, name: string) => ({
  ...{ id: key, name, studyCourse: '13', subjectArea: 'technik' },
  degree: 'B.Sc.',
})

const offerIn = (title: string, at: number): OfferSummary => ({
  ...{ id: `${id.slice(0, -1)}${at}`, title, studyInterest: null, years: [], freePlaces: 1, salary: [] },
  company: { id, name: 'Werkhof', town: 'Ulm', hasLogo: false },
  ...{ locations: [], publishedAt: null, deadline: null, application: null, distance: null, match: null },
  highlight: '',
})

const blank = (): Application => ({
  ...{ id, type: 3, status: 1, stage: null, target: null, outcome: null, outcomes: [], origin: null },
  ...{ undoUntil: null, declineReason: null, declineNote: '', freePlaces: [], sentAt: null },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ revision: 1, match: null, filledPercentage: 0, timeline: [], attachments: [] },
  ...{ title: '', studyInterests: [], places: [], qualification: null, grade: null, desiredYears: [] },
  ...{ expertises: [], languages: [], education: [], career: [], moduleAdditionals: [], aboutMe: '' },
  ...{ coverLetter: '', visibility: 'hidden', disclosed: [] },
  missing: { fields: [], documents: [] },
  can: { edit: true, submit: false, move: false, message: false, cancel: false, delete: true, undo: false },
  applicant: {
    ...{ id: '019b0000-0000-7000-8000-000000000002', gender: 'female', birthdate: null, image: null },
    ...{ firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
  },
})
