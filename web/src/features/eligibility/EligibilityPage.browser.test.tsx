import {
  type Application,
  type ApplicationSummary,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { createApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { listOffers } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { listSearchQualifications, listStudyInterests, listStudyYears } from '@tandem/contract/reference'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list } from '#testing/stub-server.ts'

const t = words.de.eligibility
const answers = { abschluss: 'fhr', angabe: 'yes', richtung: '36', beginn: '2027' }

beforeEach(() => {
  answer(
    listSearchQualifications,
    list([
      { id: 'ahr', name: 'Abitur', note: null, admission: 'direct' as const },
      { id: 'fhr', name: 'Fachhochschulreife', note: null, admission: 'delta' as const },
    ]),
  )
  const course = { id: '36', name: 'Wirtschaftsinformatik', studyCourse: '5', subjectArea: 'wirtschaft' }
  answer(listStudyInterests, list([{ ...course, degree: 'B.Sc.' }]))
  answer(listStudyYears, list([{ id: '2027', name: '2027', value: 2027 }]))
})

test('a visitor comes by four questions to a result whose address says it all', async () => {
  await openApp(paths.eligibility())
  await page.getByRole('link', { name: 'Fachhochschulreife' }).click()
  await expect.element(heading(t.details.practical.title)).toHaveFocus()
  await expect.element(page.getByText(t.stops.delta)).toBeVisible()
  await page.getByRole('link', { name: t.answers.yes }).click()
  await page.getByRole('combobox', { name: t.questions.course.field }).fill('Wirtschaft')
  await page.getByRole('option', { name: 'Wirtschaftsinformatik' }).click()
  await page.getByRole('link', { name: 'Oktober 2027' }).click()

  await expect.element(heading(t.ways.delta.title)).toHaveFocus()
  await expect.element(page.getByText(fill(t.until, { year: 2027 }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.register })).toBeVisible()
  expect(address()).toBe(paths.eligibility({ search: answers }))
})

test('an applicant is told how many offers take the qualification, and keeps the answers in the profile', async () => {
  signIn(applicant())
  answer(listOffers, ({ query }) => ({ member: [], totalItems: query.has('qualification') ? 31 : 34 }))
  answer(listApplications, list([]))
  await openApp(paths.eligibility({ search: answers }))
  await expect
    .element(page.getByText(`31 ${fill(t.offers.of, { all: 34 })} ${t.offers.accepting_other}`))
    .toBeVisible()
  const offers = page.getByRole('link', { name: fill(t.offers.see_other, { count: 31 }) })
  await expect
    .element(offers)
    .toHaveAttribute('href', paths.offers({ search: '?studyInterest=36&year=2027&qualification=fhr' }))

  cutOff(createApplication)
  await page.getByRole('button', { name: t.takeOver.action }).click()
  await expect.element(page.getByText(t.takeOver.failed)).toBeVisible()
  expect(askedOf(updateApplication)).toEqual([])
})

test('what the profile says is not asked, and can be changed', async () => {
  signIn(applicant())
  answer(listApplications, list([profile(3, null), profile(9, 'ahr'), profile(3, 'fhr')]))
  await openApp(paths.eligibility())
  await expect.element(heading(t.details.practical.title)).toBeVisible()
  const known = fill(t.fromProfile, { qualification: 'Fachhochschulreife' })
  await expect.element(page.getByText(known)).toBeVisible()
  await page.getByRole('link', { name: t.back }).click()
  await expect.element(heading(t.questions.qualification.title)).toHaveFocus()
  await page.getByRole('link', { name: 'Abitur' }).click()
  await expect.element(heading(t.questions.course.title)).toHaveFocus()
})

test('taken over, the answers join what the profile says, and lead there', async () => {
  signIn(applicant())
  answer(listOffers, list([]))
  answer(listApplications, list([profile(3, null)]))
  const before = { ...written, studyInterests: ['7'], desiredYears: [2028], aboutMe: 'Ich baue gern.' }
  answer(getApplication, before)
  answer(updateApplication, ({ body }) => ({ ...before, ...(body as Application), revision: 1 }))
  await openApp(paths.eligibility({ search: answers }))
  await page.getByRole('button', { name: t.takeOver.action }).click()
  await expect.element(page.getByText(t.takeOver.done)).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.takeOver.toProfile })).toBeVisible()
  expect(askedOf(updateApplication)).toHaveLength(1)
  expect(askedOf(updateApplication)[0]?.body).toMatchObject({
    ...{ qualification: 'fhr', studyInterests: ['7', '36'], desiredYears: [2027, 2028] },
    ...{ aboutMe: 'Ich baue gern.', revision: before.revision },
  })
})

test.each([
  ['delta', 'fhr', true],
  ['counselling_aptitude', 'beruf', true],
  ['direct', 'ahr', false],
] as const)('for the way %s dates are said to follow: %s %s', async (way, qualification, hasExam) => {
  const more = {
    id: 'beruf',
    name: 'Berufserfahrung',
    note: null,
    admission: 'counselling_aptitude' as const,
  }
  const others = (['ahr', 'fhr'] as const).map((id) => ({
    ...{ id, name: id, note: null },
    admission: id === 'ahr' ? ('direct' as const) : ('delta' as const),
  }))
  answer(listSearchQualifications, list([...others, more]))
  await openApp(paths.eligibility({ search: { ...answers, abschluss: qualification } }))
  await expect.element(heading(t.ways[way].title)).toBeVisible()
  const dates = page.getByRole('region', { name: t.dates.title })
  if (!hasExam) return expect.element(dates).not.toBeInTheDocument()
  await expect.element(dates).toMatchTextContent(t.dates.text)
  await expect
    .element(dates.getByRole('link', { name: t.dates.ask }))
    .toHaveAttribute('href', paths.contactUs())
})

test('who does not know is not refused', async () => {
  await openApp(paths.eligibility())
  await page.getByRole('link', { name: t.unsure }).click()
  await expect.element(heading(t.ways.together.title)).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.ask })).toBeVisible()
})

test('one answer is changed, and the others stay', async () => {
  await openApp(paths.eligibility({ search: answers }))
  await page.getByRole('link', { name: new RegExp(`${t.change}.*${t.answered.start}`) }).click()
  await expect.element(heading(t.questions.start.title)).toHaveFocus()
  await page.getByRole('link', { name: t.open }).click()
  await expect.element(heading(t.ways.delta.title)).toBeVisible()
  expect(address()).toBe(paths.eligibility({ search: { ...answers, beginn: 'offen' } }))
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const moment = '2026-11-01T10:00:00.000Z'
const common = {
  ...{ id: '019b0000-0000-7000-8000-000000000040', type: 3, status: 1, stage: null, target: null, title: '' },
  ...{ outcome: null, origin: null, undoUntil: null, match: null, grade: null, revision: 1 },
  ...{ createdAt: moment, updatedAt: moment, sentAt: null },
}
const written: Application = {
  ...common,
  ...{ qualification: null, studyInterests: [], places: [], desiredYears: [], expertises: [], languages: [] },
  ...{ education: [], career: [], moduleAdditionals: [], aboutMe: '', coverLetter: '', disclosed: [] },
  ...{ visibility: 'hidden', declineReason: null, declineNote: '', outcomes: [], freePlaces: [] },
  ...{ filledPercentage: 0, attachments: [], timeline: [], missing: { fields: [], documents: [] } },
  can: {
    ...{ edit: true, submit: false, move: false, message: false, cancel: false, delete: true, undo: false },
  },
  applicant: {
    ...{ id: '019b0000-0000-7000-8000-000000000002', gender: 'female', birthdate: null, image: null },
    ...{ firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
  },
}

const profile = (type: number, qualification: string | null): ApplicationSummary => ({
  ...{ ...common, type, qualification, applicant: null, found: null },
  ...{ places: [], desiredYears: [], studyInterests: [] },
})
