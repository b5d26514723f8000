import { type AskedOf, getAskedOf } from '@tandem/contract/applicant-requests'
import { type Application, applicationTypes } from '@tandem/contract/applications'
import { startThread } from '@tandem/contract/messaging'
import { listOffers } from '@tandem/contract/offers'
import { listTemplates } from '@tandem/contract/received-applications/templates'
import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod/mini'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list } from '#testing/stub-server.ts'
import { SearchProvider } from '../../frame/state/SearchProvider.tsx'
import { applicantKind } from '../../frame/state/search-kinds.ts'
import { DrawerHead } from './DrawerHead.tsx'

const [id, applicantId, threadId] = [1, 2, 3].map((end) => `019b0000-0000-7000-8000-0000000000c${end}`) as [
  string,
  string,
  string,
]
const kind = applicantKind(false)
const { write } = words.de.applications.record
const form = words.de.messaging.new

test('from the drawer of a found profile a thread begins, about nothing that was sent', async () => {
  await openHead({ message: true })
  await page.getByRole('button', { name: write }).click()
  const dialog = page.getByRole('dialog', { name: fill(form.title, { name: 'Mira Tannhof' }) })
  await dialog.getByLabelText(form.subject).fill('Ihr Profil')
  await dialog.getByLabelText(form.message, { exact: true }).fill('Ihr Profil gefällt uns.')
  await dialog.getByRole('button', { name: words.de.messaging.write.send }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [asked] = askedOf(startThread)
  expect(asked?.path).toContain(applicantId)
  expect(asked?.body).toEqual({ subject: 'Ihr Profil', message: 'Ihr Profil gefällt uns.', locale: 'de' })
})

test('who may not write is offered no button', async () => {
  await openHead({ message: false })
  await expect.element(page.getByRole('heading', { name: 'Mira Tannhof' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: write })).not.toBeInTheDocument()
})

test('of what one can do to a found profile the invitation stands out, and once it is sent the message', async () => {
  const background = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor
  const { invite } = words.de.applicantRequests.ask
  const asked = { requests: [], offers: [], can: { invite: true, askForName: true } }
  const { queries } = await openHead({ message: true }, asked)
  await expect.element(page.getByRole('button', { name: invite })).toBeVisible()
  const primary = background(invite)
  expect(background(write)).not.toBe(primary)
  answer(getAskedOf, { ...asked, can: { invite: false, askForName: true } })
  await queries.invalidateQueries()
  await expect.element(page.getByRole('button', { name: invite })).not.toBeInTheDocument()
  await expect.poll(() => background(write)).toBe(primary)
})

async function openHead(can: { message: boolean }, asked?: AskedOf) {
  signIn(company(), allPermissions)
  answer(listTemplates, [])
  answer(getSettings, z.parse(PublicSettings, {}))
  answer(listOffers, list([]))
  if (asked) answer(getAskedOf, asked)
  answer(startThread, {
    ...{ id, threadId, senderId: null, senderName: 'Jule', own: true, message: 'Hallo' },
    ...{ sentAt: '2026-11-01T10:00:00.000Z', readBy: [], attachments: [] },
  })
  const application = {
    ...{ id, type: applicationTypes.profile, target: null, sentAt: null, can },
    applicant: { id: applicantId, firstName: 'Mira', lastName: 'Tannhof', image: null },
  } as unknown as Application
  return open(
    <SearchProvider kind={kind}>
      <DrawerHead titleId="titel" name="Mira Tannhof" found={undefined} application={application} />
    </SearchProvider>,
  )
}
