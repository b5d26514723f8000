import { type Application, getApplication } from '@tandem/contract/applications'
import { listApplicationInterviews } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import { addNote, getAssessment, listAssessments } from '@tandem/contract/received-applications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { address, allPermissions, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, refuse } from '#testing/stub-server.ts'

const { autosave, neighbours } = words.de.applications
const ids = ['019b0000-0000-7000-8000-000000000030', '019b0000-0000-7000-8000-000000000031']
const [first = '', second = ''] = ids
const pathOf = (applicationId: string) => paths.application({ applicationId })

test('who goes on to the next candidate with a note that is not saved is asked, and can stay with it', async () => {
  const { router } = await openReceived()
  await router.navigate(pathOf(first), { state: { receivedIds: ids } })
  const note = page.getByLabelText(words.de.receivedApplications.notes.write)
  const next = page.getByRole('link', { name: neighbours.next })
  const asked = page.getByRole('dialog', { name: autosave.leaveTitle })
  await note.fill('Ruft am Montag zurück')
  await next.click()
  await expect.element(asked).toMatchTextContent(autosave.leaveText_formal)
  await asked.getByRole('button', { name: autosave.stay }).click()
  await expect.element(note).toHaveValue('Ruft am Montag zurück')
  expect(address()).toBe(pathOf(first))

  await next.click()
  await asked.getByRole('button', { name: autosave.leave }).click()
  await expect.poll(address).toBe(pathOf(second))
  await expect.element(note).toHaveValue('')
  await expect.element(asked).not.toBeInTheDocument()
})

test('who goes on while the note is being saved is not asked, and goes on once it is', async () => {
  const { router } = await openReceived()
  await router.navigate(pathOf(first), { state: { receivedIds: ids } })
  const saved = Promise.withResolvers<void>()
  answer(addNote, () => saved.promise.then(() => nothingKept))
  const { notes } = words.de.receivedApplications
  await page.getByLabelText(notes.write).fill('Ruft am Montag zurück')
  await page.getByRole('button', { name: notes.add }).click()
  await page.getByRole('link', { name: neighbours.next }).click()
  expect(address()).toBe(pathOf(first))
  saved.resolve()
  await expect.poll(address).toBe(pathOf(second))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a colleague without the permission for applications reads why a link shows none', async () => {
  signIn(company(), ['company-colleagues-manage'])
  refuse(getApplication, 'not_found')
  await openApp(pathOf(first))
  const { missingTitle, missingText, missingPermission } = words.de.applications.record
  await expect.element(page.getByRole('heading', { name: missingTitle })).toBeVisible()
  await expect.element(page.getByText(missingPermission)).toBeVisible()
  signIn(company(), allPermissions)
  await expect.element(page.getByText(missingText)).toBeVisible()
})

test('a profile that was opened from no list leads back to the last search', async () => {
  signIn(company(), allPermissions)
  storeSearch('applications', '?grade=2')
  answer(getApplication, { ...received(first), type: 3, target: null, sentAt: null })
  await openApp(pathOf(first))
  await expect
    .element(page.getByRole('link', { name: words.de.applications.record.toSearch }))
    .toHaveAttribute('href', `${paths.applicantProfiles()}?grade=2`)
})

async function openReceived() {
  signIn(company(), allPermissions)
  answer(getApplication, ({ path }) => received(path.includes(first) ? first : second))
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listAssessments, { assessments: [], colleagues: [] })
  answer(getAssessment, nothingKept)
  return openApp(pathOf(first))
}

const nothingKept = { handler: null, handlerLeft: false, revision: 0, rating: null, ratings: [], notes: [] }
const moment = '2026-11-01T10:00:00.000Z'

const received = (id: string): Application => ({
  ...{ id, type: 2, status: 2, stage: 'viewed', outcome: null, title: '', origin: null, undoUntil: null },
  ...{ createdAt: moment, updatedAt: moment, sentAt: moment, revision: 4, match: null, grade: null },
  ...{ qualification: null, desiredYears: [], studyInterests: [], outcomes: [], freePlaces: [] },
  ...{ declineReason: null, declineNote: '', filledPercentage: 0, disclosed: [], places: [] },
  ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
  ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'hidden' },
  missing: { fields: [], documents: [] },
  target: {
    ...{ offerId: second, offerTitle: 'Informatik', companyId: first, companyName: 'Werkhof GmbH' },
    ...{ hasLogo: false, requiredDocuments: [] },
  },
  can: {
    ...{ edit: false, submit: false, move: false, cancel: false, delete: false, undo: false },
    message: false,
  },
  applicant: {
    ...{ id, gender: 'none', firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
    ...{ birthdate: null, image: null },
  },
})
