import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import {
  createApplication,
  deleteApplication,
  refillApplication,
  submitApplication,
  updateApplication,
} from '@tandem/contract/applications/drafts'

import { findCompaniesByApplicant } from '@tandem/contract/search'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { SetPageTitle } from '#lib/page-title.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, refuse } from '#testing/stub-server.ts'
import { RefusedOrDraft } from '../frame/RefusedOrDraft.tsx'
import { InitiativePage } from './InitiativePage.tsx'

const t = words.de.applications.initiative
const button = (name: string) => page.getByRole('button', { name, exact: true })
const setTitle = vi.fn<(title: string | null) => void>()
let world: Application[]

beforeEach(() => {
  signIn(applicant())
  world = [draft(1, 'Werkhof'), draft(2, 'Nordlicht')]
  answer(listApplications, ({ query }) => list(query.get('type') === '1' ? world.map(listed) : []))
  answer(getApplication, ({ path }) => find(path))
  answer(refillApplication, ({ path }) => find(path))
  answerSaves()
})

test('the common letter is saved for each with its name; one that was changed by hand stays', async () => {
  await openAt('anschreiben')
  await page.getByLabelText(t.letter.label).fill('Liebes Team von [Unternehmen]!')
  await expect
    .poll(() => world.map(({ coverLetter }) => coverLetter))
    .toEqual(['Liebes Team von Werkhof!', 'Liebes Team von Nordlicht!'])
  await page.getByText('Nordlicht', { exact: true }).first().click()
  const own = page.getByLabelText(fill(t.letter.to, { company: 'Nordlicht' }))
  await expect.element(own).toHaveValue('Liebes Team von Nordlicht!')
  await own.fill('Moin!')
  await expect.element(page.getByText(t.letter.changed)).toBeVisible()
  await page.getByLabelText(t.letter.label).fill('Hallo [Unternehmen]')
  await expect.poll(() => world.map(({ coverLetter }) => coverLetter)).toEqual(['Hallo Werkhof', 'Moin!'])
  await button(t.letter.restore).click()
  await expect.poll(() => world[1]?.coverLetter).toBe('Hallo Nordlicht')
})

test('the company is put in where the cursor stands, and one goes on typing behind it at once', async () => {
  await openAt('anschreiben')
  const field = page.getByLabelText(t.letter.label)
  await field.fill('Liebes Team von !')
  const text = field.element() as HTMLTextAreaElement
  text.setSelectionRange(16, 16)
  const insert = button(fill(t.letter.insert, { mark: '[Unternehmen]' })).element() as HTMLElement
  insert.click()
  expect(document.activeElement).toBe(text)
  expect(text.selectionStart).toBe('Liebes Team von [Unternehmen]'.length)
  await userEvent.keyboard(' im Norden')
  await expect.element(field).toHaveValue('Liebes Team von [Unternehmen] im Norden!')
  // Else it would be saved in the next test.
  await expect.poll(() => world[1]?.coverLetter).toBe('Liebes Team von Nordlicht im Norden!')
  await expect.poll(() => world[0]?.coverLetter).toBe('Liebes Team von Werkhof im Norden!')
})

test('letters that could not be saved are there after a reload, and are saved then', async () => {
  cutOff(updateApplication)
  const screen = await openAt('anschreiben')
  await page.getByLabelText(t.letter.label).fill('Liebes Team von [Unternehmen]!')
  await expect.element(page.getByText(words.de.autosave.retries)).toBeVisible()
  const stored = { ...sessionStorage }
  await screen.unmount()
  // A page that is loaded anew says nothing to its components, so what is stored stays.
  Object.assign(sessionStorage, stored)
  answerSaves()
  const again = await openAt('anschreiben')
  await expect.element(page.getByLabelText(t.letter.label)).toHaveValue('Liebes Team von [Unternehmen]!')
  await expect
    .poll(() => world.map(({ coverLetter }) => coverLetter))
    .toEqual(['Liebes Team von Werkhof!', 'Liebes Team von Nordlicht!'])
  await again.unmount()
  expect(sessionStorage.getItem('tandem-unsaved')).toBeNull()
})

test('a letter of an earlier visit writes over no newer one, until its writer says so', async () => {
  cutOff(updateApplication)
  const screen = await openAt('anschreiben')
  await page.getByText('Nordlicht', { exact: true }).first().click()
  await page.getByLabelText(fill(t.letter.to, { company: 'Nordlicht' })).fill('Von hier.')
  await expect.element(page.getByText(words.de.autosave.retries)).toBeVisible()
  const stored = { ...sessionStorage }
  await screen.unmount()
  Object.assign(sessionStorage, stored)
  Object.assign(find(idOf(2)), { coverLetter: 'Von dort.', revision: 3 })
  refuse(updateApplication, 'changed_elsewhere', { current: find(idOf(2)) })
  await openAt('anschreiben')
  await expect.element(page.getByText(words.de.applications.apply.conflict.title)).toBeVisible()
  expect(askedOf(updateApplication).at(-1)?.body).toMatchObject({ revision: 0 })
  answerSaves()
  await page.getByRole('button', { name: words.de.applications.apply.conflict.mine }).click()
  await expect.poll(() => world[1]?.coverLetter).toBe('Von hier.')
})

test('what did not arrive is named and sent again alone; an answer that was lost counts as sent', async () => {
  for (const each of world) each.coverLetter = 'Hallo'
  await openAt('absenden')
  answer(submitApplication, ({ path }) => {
    if (path.includes(idOf(2))) throw new TypeError('Failed to fetch')
    return Object.assign(find(path), { status: 2, stage: 'received' })
  })
  await button(fill(t.send.action_other, { count: 2 })).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nordlicht')
  expect(askedOf(submitApplication)).toHaveLength(2)
  refuse(submitApplication, 'already_sent')
  await button(t.send.action_one).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toMatchTextContent(fill(t.sent.title_other, { count: 2 }))
  await expect.element(heading).toHaveFocus()
  expect(setTitle).toHaveBeenLastCalledWith(fill(t.sent.title_other, { count: 2 }))
  expect(askedOf(submitApplication).map(({ path }) => path)).toHaveLength(3)
})

test('a company that has an application already is not added, and says why at the field', async () => {
  answer(findCompaniesByApplicant, list([{ id: idOf(3), name: 'Zahnrad', town: 'Ulm', hasLogo: false }]))
  refuse(createApplication, 'already_applied')
  await openAt('unternehmen')
  await page.getByLabelText(t.choose.label).fill('Zahn')
  await page.getByRole('option', { name: 'Zahnrad, Ulm' }).click()
  await expect.element(page.getByText(fill(t.choose.applied, { company: 'Zahnrad' }))).toBeVisible()
  await expect.element(page.getByRole('list', { name: t.choose.chosen })).not.toMatchTextContent('Zahnrad')
})

test('a company chosen while another is being added is added after it, with what that one says', async () => {
  world = []
  const { promise, resolve } = Promise.withResolvers<void>()
  answer(findCompaniesByApplicant, ({ path }) => {
    const company = path.includes('Zahn')
      ? { id: idOf(3), name: 'Zahnrad' }
      : { id: idOf(4), name: 'Nordstern' }
    return list([{ ...company, town: 'Ulm', hasLogo: false }])
  })
  answer(createApplication, async ({ body }) => {
    const { companyId } = body as { companyId: string }
    if (companyId === idOf(3)) await promise
    const made = companyId === idOf(3) ? draft(3, 'Zahnrad') : draft(4, 'Nordstern')
    world.push(made)
    return made
  })
  await openAt('unternehmen')
  for (const name of ['Zahnrad', 'Nordstern']) {
    await page.getByLabelText(t.choose.label).fill(name)
    await page.getByRole('option', { name: `${name}, Ulm` }).click()
  }
  expect(askedOf(createApplication)).toHaveLength(1)
  resolve()
  const chosen = page.getByRole('list', { name: t.choose.chosen })
  await expect.element(chosen).toMatchTextContent(/Zahnrad.*Nordstern/)
  expect(askedOf(createApplication).map(({ body }) => body)).toMatchObject([
    { companyId: idOf(3) },
    { companyId: idOf(4), sourceId: idOf(3) },
  ])
})

test('that a company is still chosen is said also at the next step', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  answer(deleteApplication, () => promise)
  const { router } = await openAt('unternehmen')
  await button(fill(t.removeOne, { company: 'Nordlicht' })).click()
  await expect.poll(() => askedOf(deleteApplication)).toHaveLength(1)
  await router.navigate('/hier?schritt=anschreiben')
  await expect.element(page.getByLabelText(t.letter.label)).toBeVisible()
  reject(new TypeError('Failed to fetch'))
  const notified = () => useNotifications.getState().items.map(({ type, title }) => [type, title])
  await expect.poll(notified).toContainEqual(['danger', t.notRemoved])
})

test('for what is no id of a company no draft is looked for', async () => {
  refuse(listApplications, 'invalid_input')
  await open(<RefusedOrDraft begun={{ type: 1, companyId: 'nix' }} reason="companyMissing" />)
  const { title } = words.de.applications.apply.refused.companyMissing
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(askedOf(listApplications)).toEqual([])
})

const openAt = (step: string) =>
  open(
    <SetPageTitle value={setTitle}>
      <InitiativePage />
    </SetPageTitle>,
    { at: `/hier?schritt=${step}` },
  )

const answerSaves = () =>
  answer(updateApplication, ({ path, body }) => {
    const { revision, ...content } = body as Partial<Application>
    return Object.assign(find(path), content, { revision: (revision ?? 0) + 1 })
  })

const idOf = (number: number) => `019b0000-0000-7000-8000-00000000003${number}`
const moment = '2026-11-01T10:00:00.000Z'

function find(path: string): Application {
  const found = world.find(({ id }) => path.includes(id))
  if (!found) throw new Error(`There is no ${path}`)
  return found
}

const listed = (each: Application) => ({
  ...each,
  applicant: null,
  places: [],
  found: null,
})

function draft(number: number, companyName: string): Application {
  const id = idOf(number)
  return {
    ...{ id, type: 1, status: 1, stage: null, outcome: null, title: '', origin: null, undoUntil: null },
    ...{ createdAt: moment, updatedAt: moment, sentAt: null, revision: 0, match: null },
    ...{ grade: 2, qualification: 'ahr', places: [], desiredYears: [2027], studyInterests: ['36'] },
    ...{ declineReason: null, declineNote: '', outcomes: [], freePlaces: [], filledPercentage: 0 },
    ...{ attachments: [], timeline: [], expertises: [], languages: [], education: [], career: [] },
    ...{ moduleAdditionals: [], aboutMe: '', coverLetter: '', visibility: 'hidden' as const, disclosed: [] },
    missing: { fields: [], documents: [] },
    target: {
      ...{ offerId: null, offerTitle: null, companyId: id, companyName },
      ...{ hasLogo: false, requiredDocuments: [] },
    },
    applicant: {
      ...{ id: idOf(9), gender: 'female', firstName: 'Mira', lastName: 'Tannhof', email: 'm@example.org' },
      ...{ birthdate: null, image: null },
    },
    can: {
      ...{ edit: true, submit: true, move: false, message: false, cancel: false, delete: true, undo: false },
    },
  }
}
