import { createApplication, listApplications, updateApplication } from '@tandem/contract/applications'
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
  await expect.element(page.getByText(fill(t.offers.accepting, { count: 31, all: 34 }))).toBeVisible()
  const offers = page.getByRole('link', { name: t.offers.action })
  await expect
    .element(offers)
    .toHaveAttribute('href', paths.offers({ search: '?studyInterest=36&year=2027&qualification=fhr' }))

  cutOff(createApplication)
  await page.getByRole('button', { name: t.takeOver.action }).click()
  await expect.element(page.getByText(t.takeOver.failed)).toBeVisible()
  expect(askedOf(updateApplication)).toEqual([])
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
