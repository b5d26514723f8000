import {
  type Application,
  type ApplicationSummary,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { createApplication, deleteApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { listProfileViews } from '@tandem/contract/applications/profile-views'
import { previewProfileRemoval, requestProfileRemoval } from '@tandem/contract/backend/profile-removal'
import { streamEvents } from '@tandem/contract/events'
import { listOpenInterviews } from '@tandem/contract/interviews'
import { paths } from '@tandem/contract/paths'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { address, admin, applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse, reply } from '#testing/stub-server.ts'

const t = words.de.applications.own
const profile = { ...listed(1, 3, 1, null), title: 'Informatik ab 2027' }

beforeEach(() => {
  signIn(applicant())
  answer(listOpenInterviews, [])
  answer(listApplications, list([profile, listed(2, 2, 2, 'Werkhof'), listed(3, 1, 1, 'Nordlicht')]))
  answer(getApplication, whole)
})

test('state and search stand in the address; what fits nothing leads back to all', async () => {
  await openApp(`${paths.ownApplications()}?stand=entwurf`)
  const draft = page.getByRole('link', { name: t.initiative })
  await expect.element(draft).toHaveAttribute('href', paths.applyToCompany({ recordId: idOf(3) }))
  await expect.element(page.getByText('Werkhof', { exact: true })).not.toBeInTheDocument()
  await page.getByLabelText(t.filter.search).fill('gibt es nicht')
  await expect.poll(address).toContain('suche=gibt')
  await page.getByRole('link', { name: t.filter.showAll }).click()
  await expect.element(page.getByText('Werkhof', { exact: true })).toBeVisible()
  expect(address()).toBe(paths.ownApplications())
})

test('the search can be typed into from its beginning, and a choice right after it loses nothing of it', async () => {
  await openApp(paths.ownApplications())
  const search = page.getByLabelText(t.filter.search)
  await search.fill('hof')
  await expect.poll(address).toContain('suche=hof')
  await userEvent.keyboard('{Home}Werk')
  await expect.element(search).toHaveValue('Werkhof')
  await expect.poll(address).toContain('suche=Werkhof')
  // Both before the page is drawn anew.
  change(search, 'Nord')
  change(page.getByLabelText(t.filter.sort), 'date')
  await expect.poll(address).toBe(`${paths.ownApplications()}?sortierung=termin&suche=Nord`)
  await page.getByRole('link', { name: t.filter.tabs.draft }).click()
  await expect.element(search).toHaveValue('Nord')
})

/** As one event of the browser, which waits for nothing. */
function change(field: Locator, value: string): void {
  const element = field.element() as HTMLInputElement | HTMLSelectElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

test('a draft that can no longer be sent says so and why, and leads to what was written', async () => {
  const closed = { ...listed(3, 1, 1, 'Nordlicht'), closure: 'company_unavailable' as const }
  answer(listApplications, list([closed, listed(4, 1, 1, 'Werkhof')]))
  await openApp(paths.ownApplications())
  const card = page.getByRole('listitem').filter({ hasText: 'Nordlicht' }).first()
  await expect.element(card).toMatchTextContent(words.de.applications.standing.applicant.closed)
  await expect.element(card).toMatchTextContent(t.closed.reasons.company_unavailable)
  const own = paths.ownApplication({ applicationId: closed.id })
  for (const name of [t.initiative, t.closed.read]) {
    await expect.element(card.getByRole('link', { name })).toHaveAttribute('href', own)
  }
  await expect.element(card.getByRole('link', { name: t.goOn })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: new RegExp(`^${t.goOn} ?: .*Werkhof`) })).toBeVisible()
})

test('a profile is renamed, and what else it says is saved as it stands', async () => {
  await openMenu(t.menu.rename)
  answer(updateApplication, ({ body }) => ({ ...whole(), ...(body as object) }))
  await page.getByLabelText(t.rename.label).fill('Neuer Name')
  await page.getByRole('button', { name: t.rename.confirm, exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(askedOf(updateApplication)[0]?.body).toMatchObject({
    ...{ title: 'Neuer Name', aboutMe: 'Ich baue gern.', revision: 4 },
  })
})

test('a profile is copied under a name that says so', async () => {
  answer(createApplication, { ...whole(), id: idOf(8) })
  answer(listProfileViews, [])
  await openMenu(t.menu.duplicate)
  await expect.poll(address).toBe(paths.ownProfile({ applicationId: idOf(8) }))
  expect(askedOf(createApplication)[0]?.body).toMatchObject({
    ...{ type: 3, title: fill(t.copyOf, { name: profile.title }), sourceId: profile.id },
  })
})

test('before a profile is deleted, the page names what goes and what stays', async () => {
  await openMenu(t.menu.delete)
  const main = page.getByRole('main')
  await expect.element(page.getByRole('heading', { name: t.delete.profile.title })).toBeVisible()
  await expect.element(main).toMatchTextContent(t.delete.found)
  await expect.element(main).toMatchTextContent(t.delete.sent)
  answer(deleteApplication, true)
  await page.getByRole('button', { name: t.delete.profile.confirm }).click()
  await expect.poll(address).toBe(paths.ownApplications())
  expect(askedOf(deleteApplication)[0]?.path).toContain(profile.id)
})

test('while a profile is deleted it is not asked for, whatever changes meanwhile', async () => {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const events = stream.writable.getWriter()
  reply(streamEvents, () => new Response(stream.readable))
  await openMenu(t.menu.delete)
  const confirm = page.getByRole('button', { name: t.delete.profile.confirm })
  await expect.element(confirm).toBeVisible()
  await expect.poll(() => askedOf(streamEvents).length).toBe(1)
  answer(deleteApplication, async () => {
    await events.write(new TextEncoder().encode('event: application\ndata: {}\n\n'))
    // Longer than events are collected.
    await new Promise((done) => setTimeout(done, 100))
    return true as const
  })
  await confirm.click()
  await expect.poll(address).toBe(paths.ownApplications())
  expect(askedOf(getApplication)).toHaveLength(1)
})

test('an admin asks a second one to delete a profile, with a reason that its owner reads too', async () => {
  signIn(admin(), ['backend'])
  const account = { id: '019b0000-0000-7000-8000-000000000061', name: 'Mira Tannhof' }
  answer(previewProfileRemoval, { account, documents: 2, isRequested: false })
  await openApp(paths.deleteProfile({ recordId: profile.id }))
  const main = page.getByRole('main')
  const documents = fill(t.delete.admin.documents_other, { count: 2 })
  for (const words of [account.name, documents, t.delete.admin.found, t.delete.admin.second]) {
    await expect.element(main).toMatchTextContent(words)
  }
  const submit = page.getByRole('button', { name: t.delete.admin.submit })
  await submit.click()
  const reason = page.getByLabelText(t.delete.admin.reason)
  await expect.element(reason).toHaveFocus()
  await reason.fill('Das Foto zeigt jemand anderes.')
  refuse(requestProfileRemoval, 'unavailable')
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.delete.admin.failed)
  const requested = { account, documents: 2, isRequested: true }
  answer(requestProfileRemoval, requested)
  answer(previewProfileRemoval, requested)
  await submit.click()
  await expect.element(main).toMatchTextContent(t.delete.admin.waitsText)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: t.delete.admin.toRequest }))
    .toHaveAttribute('href', paths.backendPeople({ accountId: account.id }))
  expect(askedOf(requestProfileRemoval).at(-1)?.body).toMatchObject({
    reason: 'Das Foto zeigt jemand anderes.',
  })
  expect(askedOf(deleteApplication)).toEqual([])
})

async function openMenu(action: string) {
  await openApp(paths.ownApplications())
  await page.getByRole('button', { name: fill(t.menu.label, { name: profile.title }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

function idOf(number: number) {
  return `019b0000-0000-7000-8000-00000000004${number}`
}

function listed(number: number, type: number, status: number, company: string | null): ApplicationSummary {
  const id = idOf(number)
  const moment = '2026-11-01T10:00:00.000Z'
  return {
    ...{ id, type, status, outcome: null, title: '', origin: null, undoUntil: null, match: null },
    ...{ stage: status === 2 ? ('received' as const) : null, createdAt: moment, updatedAt: moment },
    ...{ sentAt: status === 2 ? moment : null, revision: 4, applicant: null, found: null },
    ...{ grade: null, qualification: null, places: [], desiredYears: [], studyInterests: [] },
    target: company && {
      ...{ offerId: null, offerTitle: null, companyId: id, companyName: company },
      ...{ hasLogo: false, requiredDocuments: [] },
    },
  } as ApplicationSummary
}

function whole(): Application & { '@id': string; '@type': string } {
  return {
    ...profile,
    ...{ '@id': `/api/application/${profile.id}`, '@type': 'Application' },
    ...{ declineReason: null, declineNote: '', outcomes: [], freePlaces: [], filledPercentage: 0 },
    ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
    ...{ moduleAdditionals: [], aboutMe: 'Ich baue gern.', coverLetter: '', visibility: 'open' as const },
    ...{ disclosed: [], places: [], missing: { fields: [], documents: [] } },
    applicant: {
      ...{ id: idOf(9), gender: 'female', firstName: 'Mira', lastName: 'Tannhof', email: 'm@example.org' },
      ...{ birthdate: null, image: null },
    },
    can: {
      ...{ edit: true, submit: false, move: false, message: false, cancel: false, delete: true, undo: false },
    },
  }
}
