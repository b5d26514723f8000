import { type Applicant, getApplicant } from '@tandem/contract/applicants'
import { startThread } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { allPermissions, company, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

const t = words.de.applicants
const id = '019b0000-0000-7000-8000-000000000040'
const sentId = '019b0000-0000-7000-8000-000000000041'
const otherId = '019b0000-0000-7000-8000-000000000042'
const path = paths.applicant({ applicantId: id })

test('a person’s page leads to what they sent and to their other profiles', async () => {
  await openPerson(mira)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mira Tannhof' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Informatik' }))
    .toHaveAttribute('href', paths.application({ applicationId: sentId }))
  await expect
    .element(page.getByRole('link', { name: t.untitled }))
    .toHaveAttribute('href', paths.application({ applicationId: otherId }))
  await expect.element(page.getByRole('button', { name: words.de.applications.record.write })).toBeVisible()
})

test('who writes to them begins a thread, about no application', async () => {
  await openPerson(mira)
  answer(listTemplates, [])
  answer(startThread, sent)
  const { write } = words.de.applications.record
  await page.getByRole('button', { name: write }).click()
  const dialog = page.getByRole('dialog', {
    name: fill(words.de.messaging.new.title, { name: 'Mira Tannhof' }),
  })
  await dialog.getByLabelText(words.de.messaging.new.subject).fill('Probetag')
  await dialog.getByLabelText(words.de.messaging.new.message, { exact: true }).fill('Kommen Sie vorbei?')
  await dialog.getByRole('button', { name: words.de.messaging.write.send }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: write })).toHaveFocus()
  const [asked] = askedOf(startThread)
  expect(asked?.path).toContain(id)
  expect(asked?.body).toEqual({ subject: 'Probetag', message: 'Kommen Sie vorbei?', locale: 'de' })
})

test('an anonymous one is called so, and has not applied', async () => {
  await openPerson({ ...mira, firstName: '', lastName: '', applications: [], can: { message: false } })
  const { anonymous, withheldTitle, write } = words.de.applications.record
  await expect.element(page.getByRole('heading', { level: 1, name: anonymous })).toBeVisible()
  await expect.element(page.getByText(withheldTitle)).toBeVisible()
  await expect.element(page.getByText(t.noApplications)).toBeVisible()
  await expect.element(page.getByRole('button', { name: write })).not.toBeInTheDocument()
})

test('who is hidden does not exist, and the way goes back to the search', async () => {
  signIn(company(), allPermissions)
  refuse(getApplicant, 'not_found')
  await openApp(path)
  await expect.element(page.getByText(t.missingTitle)).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.toSearch })).toBeVisible()
})

test('without a list it was opened from, the way goes back to the last search', async () => {
  storeSearch('applications', '?grade=2')
  await openPerson(mira)
  await expect
    .element(page.getByRole('link', { name: t.toSearch }))
    .toHaveAttribute('href', `${paths.applicantProfiles()}?grade=2`)
})

async function openPerson(person: Applicant) {
  signIn(company(), allPermissions)
  answer(getApplicant, person)
  await openApp(path)
}

const moment = '2026-11-01T10:00:00.000Z'
const sent = {
  ...{ id: otherId, threadId: sentId, senderId: null, senderName: 'Jule', own: true, message: 'Hallo' },
  ...{ sentAt: moment, readBy: [], attachments: [] },
}
const mira: Applicant = {
  ...{ id, gender: 'female', firstName: 'Mira', lastName: 'Tannhof', email: 'mira@example.org' },
  ...{
    birthdate: null,
    image: null,
    applicationId: id,
    title: 'Technik',
    studyInterests: [],
    places: [],
    grade: 1.7,
  },
  ...{ qualification: null, desiredYears: [2027], languages: [], expertises: [], education: [], career: [] },
  ...{ attachments: [], moduleAdditionals: [], aboutMe: 'Ich baue gern.', can: { message: true } },
  profiles: [
    { id, title: 'Technik', updatedAt: moment },
    { id: otherId, title: '', updatedAt: moment },
  ],
  applications: [
    {
      ...{ id: sentId, type: 2, status: 2, stage: 'received', outcome: null, sentAt: moment },
      target: {
        ...{ offerId: id, offerTitle: 'Informatik', companyId: id, companyName: 'Acme AG' },
        ...{ hasLogo: false, requiredDocuments: [] },
      },
    },
  ],
}
