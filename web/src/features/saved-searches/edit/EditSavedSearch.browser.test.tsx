import { getSubscriptions } from '@tandem/contract/accounts/own-account'
import { listApplicants } from '@tandem/contract/applicant-search'
import { listSearchNotificationIntervals, listStudyCourses } from '@tandem/contract/reference'
import {
  type ApplicantSavedSearch,
  listApplicantSavedSearches,
  updateApplicantSavedSearch,
} from '@tandem/contract/saved-searches'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { useNotifications } from '#lib/notifications.ts'
import { allPermissions, company, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'
import { ApplicantSavedSearchesPage } from '../ApplicantSavedSearchesPage.tsx'

const t = words.de.savedSearches
const name = page.getByLabelText(t.save.name)
const submit = page.getByRole('button', { name: t.edit.submit })

test('an edit over what a colleague saved asks first, then keeps what was typed or takes the new state', async () => {
  await openSearches()
  await openEdit()
  await name.fill('Pflege')
  const theirs = { ...saved, name: 'Technik', revision: 1 }
  refuse(updateApplicantSavedSearch, 'changed_elsewhere', { current: theirs })
  answer(listApplicantSavedSearches, list([theirs]))
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.changed.title)
  await expect.element(name).toHaveValue('Pflege')
  await page.getByRole('button', { name: t.changed.takeLatest }).click()
  await expect.element(name).toHaveValue('Technik')
  await expect.element(name).toHaveFocus()
  await name.fill('Pflege')
  answer(updateApplicantSavedSearch, { ...theirs, name: 'Pflege', revision: 2 })
  answer(listApplicantSavedSearches, list([{ ...theirs, name: 'Pflege', revision: 2 }]))
  await submit.click()
  await expect
    .poll(() => askedOf(updateApplicantSavedSearch).map(({ body }) => body.revision))
    .toEqual([0, 1])
})

test('a colleague’s change comes into a form that nobody has typed in, and is not overwritten by one that was', async () => {
  const { queries } = await openSearches()
  await openEdit()
  answer(listApplicantSavedSearches, list([{ ...saved, name: 'Technik', revision: 10 }]))
  await queries.invalidateQueries({ queryKey: ['saved-searches'] })
  await expect.element(name).toHaveValue('Technik')
  await name.fill('Pflege')
  const theirs = { ...saved, name: 'Handwerk', revision: 11 }
  answer(listApplicantSavedSearches, list([theirs]))
  await queries.invalidateQueries({ queryKey: ['saved-searches'] })
  await expect.element(page.getByText(theirs.name).first()).toBeInTheDocument()
  refuse(updateApplicantSavedSearch, 'changed_elsewhere', { current: theirs })
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.changed.title)
  await submit.click()
  await expect
    .poll(() => askedOf(updateApplicantSavedSearch).map(({ body: { name, revision } }) => [name, revision]))
    .toEqual([
      ['Pflege', 10],
      ['Pflege', 11],
    ])
})

test('mails that a colleague changed meanwhile are shown as they now are', async () => {
  await openSearches()
  const theirs: ApplicantSavedSearch = { ...saved, notificationInterval: 'weekly', revision: 1 }
  refuse(updateApplicantSavedSearch, 'changed_elsewhere', { current: theirs })
  answer(listApplicantSavedSearches, list([theirs]))
  const interval = page.getByLabelText(t.interval.labelOf.replace('{{name}}', saved.name))
  await interval.selectOptions('daily')
  await expect.element(interval).toHaveValue('weekly')
  expect(useNotifications.getState().items.map(({ desc }) => desc)).toContain(t.changed.shown_formal)
})

test('mails that could not be changed are named also after their card has gone', async () => {
  const { router } = await openSearches()
  const { promise, reject } = Promise.withResolvers<never>()
  answer(updateApplicantSavedSearch, () => promise)
  await page.getByLabelText(t.interval.labelOf.replace('{{name}}', saved.name)).selectOptions('daily')
  await expect.poll(() => askedOf(updateApplicantSavedSearch)).toHaveLength(1)
  await router.navigate('/woanders')
  await expect.element(page.getByText('/woanders')).toBeVisible()
  // The card listens until the frame after it has gone.
  await new Promise((resolve) => setTimeout(resolve, 50))
  reject(new TypeError('Failed to fetch'))
  await expect
    .poll(() => useNotifications.getState().items.map(({ title }) => title))
    .toContain(t.interval.failed)
})

test('intervals are offered under the names of the reference list; one that it no longer has only where it is chosen', async () => {
  const listed = [
    { id: 'never', name: 'gar nicht', value: null },
    { id: 'daily', name: 'jeden Tag', value: null },
  ]
  answer(listSearchNotificationIntervals, list(listed))
  await openSearches({ notificationInterval: 'weekly' })
  const interval = page.getByLabelText(t.interval.labelOf.replace('{{name}}', saved.name))
  await expect
    .poll(() => [...(interval.element() as HTMLSelectElement).options].map(({ text }) => text))
    .toEqual(['gar nicht', 'jeden Tag', t.interval.weekly])
})

test('the way into a saved search says which one it opens', async () => {
  await openSearches()
  const link = page.getByRole('link', { name: new RegExp(`^${t.card.run} ?: ${saved.name}$`) })
  await expect.element(link).toBeVisible()
})

const saved: ApplicantSavedSearch = {
  ...{ id: '019b0000-0000-7000-8000-000000000020', kind: 'applicants', name: 'Werkstudium', text: '' },
  ...{ studyInterests: [], studyCourses: [], subjectAreas: [], desiredStudyYears: [], places: [] },
  ...{ excludeBookmarks: false, notificationInterval: 'never', paused: false, qualifications: [] },
  ...{ requiredDocuments: [], languages: [], grade: null, offer: null, hits: 3, hitsAreMinimum: false },
  ...{ newHits: 0, newRecords: [], lastRunAt: null, createdAt: '2026-11-01T08:00:00.000Z', revision: 0 },
  can: { edit: true, delete: true },
}

async function openSearches(changed: Partial<ApplicantSavedSearch> = {}) {
  signIn(company(), allPermissions)
  answer(listApplicantSavedSearches, list([{ ...saved, ...changed }]))
  answer(getSubscriptions, [])
  // The counts beside the filters may come late.
  reply(listApplicants, () => new Promise(() => {}))
  answer(listStudyCourses, list([]))
  answer(getSettings, z.parse(PublicSettings, {}))
  const screen = await open(<ApplicantSavedSearchesPage />)
  await expect.element(page.getByRole('heading', { name: saved.name })).toBeVisible()
  return screen
}

async function openEdit() {
  await page.getByRole('button', { name: t.card.moreOf.replace('{{name}}', saved.name) }).click()
  await page.getByRole('menuitem', { name: t.card.edit }).click()
}
