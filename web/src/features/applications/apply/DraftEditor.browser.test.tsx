import { type Application, getApplication, listApplications } from '@tandem/contract/applications'
import { refillApplication, submitApplication, updateApplication } from '@tandem/contract/applications/drafts'

import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { profileWith } from '#features/applications/editor/saving/sample-draft.ts'
import { SetPageTitle } from '#lib/page-title.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, refuse, reply } from '#testing/stub-server.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { ApplicationSent } from './frame/ApplicationSent.tsx'

const { apply: t } = words.de.applications
const letter = page.getByLabelText(t.letter.label)
const saved = page.getByText(/^Gespeichert um/)
const conflict = page.getByText(t.conflict.title)
const begun: Application = { ...profileWith({ coverLetter: 'Guten Tag,' }), type: 1 }
let current: Application

beforeEach(() => {
  current = begun
  answer(getApplication, () => current)
})

test('a letter that could not be saved is there after a reload and is saved then', async () => {
  await writeUnsaved('Guten Tag, im Zug geschrieben.')
  await reload({ meanwhile: answerSaves })
  await expect.element(letter).toHaveValue('Guten Tag, im Zug geschrieben.')
  await expect.element(saved).toBeVisible()
  expect(current.coverLetter).toBe('Guten Tag, im Zug geschrieben.')
  await reload()
  await expect.element(letter).toHaveValue('Guten Tag, im Zug geschrieben.')
  await expect.element(saved).not.toBeInTheDocument()
})

test('a letter that could not be saved writes over no newer one that came meanwhile', async () => {
  await writeUnsaved('Von hier.')
  current = { ...begun, coverLetter: 'Von dort.', revision: 2 }
  refuse(updateApplication, 'changed_elsewhere', { current })
  await reload()
  await expect.element(conflict).toBeVisible()
  await expect.element(letter).toHaveValue('Von hier.')
  answerSaves()
  await page.getByRole('button', { name: t.conflict.theirs }).click()
  await expect.element(letter).toHaveValue('Von dort.')
  await expect.element(page.getByRole('heading', { name: t.letter.title, level: 2 })).toHaveFocus()
  await reload()
  await expect.element(letter).toHaveValue('Von dort.')
  await expect.element(conflict).not.toBeInTheDocument()
})

test('a save that arrived without an answer is no conflict for what is typed after it, also over a reload', async () => {
  await writeUnsaved('Guten Tag, von')
  current = { ...begun, coverLetter: 'Guten Tag, von', revision: begun.revision + 1 }
  await letter.fill('Guten Tag, von hier.')
  await reload({ meanwhile: refuseOnce })
  await expect.element(saved).toBeVisible()
  await expect.element(conflict).not.toBeInTheDocument()
  expect(current.coverLetter).toBe('Guten Tag, von hier.')
})

test('filling anew keeps a letter that could not be saved, shows what came, and saves both', async () => {
  const source = (number: number, title: string) => ({
    ...profileWith({ title, grade: 1.3 }),
    id: `019b0000-0000-7000-8000-00000000009${number}`,
    ...{ applicant: null, found: null, places: [], qualification: null },
  })
  const sources = [source(1, 'Informatik'), source(2, 'Handel')]
  answer(listApplications, ({ query }) => list(query.get('type') === '3' ? sources : []))
  answer(getApplication, ({ path }) => {
    const found = sources.find(({ id }) => path.includes(id))
    return found ? { ...begun, ...found, applicant: begun.applicant } : current
  })
  await writeUnsaved('Im Zug geschrieben.')
  await screen.router.navigate('/hier?schritt=pruefen')
  await page.getByLabelText(t.source.label).selectOptions('Handel')
  await page.getByRole('button', { name: t.source.fill }).click()
  answer(refillApplication, () => {
    current = { ...current, grade: 1.3, revision: current.revision + 1 }
    return current
  })
  await page.getByRole('dialog').getByRole('button', { name: t.source.fill }).click()
  await expect.element(page.getByLabelText(t.check.grade)).toHaveValue('1,3')
  await screen.router.navigate('/hier?schritt=anschreiben')
  await expect.element(letter).toHaveValue('Im Zug geschrieben.')
  await reload({ meanwhile: answerSaves })
  await expect.element(letter).toHaveValue('Im Zug geschrieben.')
  await expect.element(saved).toBeVisible()
  expect(current).toMatchObject({ coverLetter: 'Im Zug geschrieben.', grade: 1.3 })
  expect(askedOf(updateApplication).at(-1)?.body).toMatchObject({ grade: 1.3 })
})

test('the preview before sending shows no module that the applicant keeps for herself', async () => {
  signIn(applicant())
  current = {
    ...begun,
    moduleAdditionals: [
      { name: 'Funktionen', rating: 5, visible: true },
      { name: 'Vektoren', rating: 1, visible: false },
    ],
  }
  await open(<Draft />, { at: '/hier?schritt=absenden' })
  await expect.element(page.getByText('Funktionen')).toBeVisible()
  await expect.element(page.getByText('Vektoren')).not.toBeInTheDocument()
})

test('an application whose answer was lost counts as sent', async () => {
  signIn(applicant())
  cutOff(submitApplication)
  screen = await open(<Draft />, { at: '/hier?schritt=absenden' })
  const send = page.getByRole('button', { name: t.send.action })
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.unreached)
  current = { ...begun, status: 2, stage: 'received' }
  refuse(submitApplication, 'already_sent')
  await send.click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(fill(t.sent.title, { company: 'Werkhof' }))
})

test('a refusal leaves the button where it was pressed, is said at each try, and goes with its step', async () => {
  signIn(applicant())
  cutOff(submitApplication)
  const { router } = await open(<Draft />, { at: '/hier?schritt=absenden' })
  const send = page.getByRole('button', { name: t.send.action })
  const topOf = () => (send.element() as HTMLElement).offsetTop
  const before = topOf()
  const alert = page.getByRole('alert')
  await send.click()
  await expect.element(alert).toMatchTextContent(t.unreached)
  expect(topOf()).toBe(before)
  const first = alert.element()
  await send.click()
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(alert).toMatchTextContent(t.unreached)
  await router.navigate('/hier?schritt=anschreiben')
  await expect.element(letter).toBeVisible()
  await router.navigate('/hier?schritt=absenden')
  await expect.element(send).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('what was sent is read from its heading on, also where a press beside the button took the focus from it', async () => {
  signIn(applicant())
  const arrived = Promise.withResolvers<Application>()
  answer(submitApplication, () => arrived.promise)
  await open(
    <main tabIndex={-1}>
      <Draft />
    </main>,
    { at: '/hier?schritt=absenden' },
  )
  await page.getByRole('button', { name: t.send.action }).click()
  document.querySelector('main')?.focus()
  arrived.resolve({ ...begun, status: 2, stage: 'received' })
  await expect
    .element(page.getByRole('heading', { level: 1, name: fill(t.sent.title, { company: 'Werkhof' }) }))
    .toHaveFocus()
})

test('the title of the page says that the application was sent, and its end is clear of the footer', async () => {
  const setTitle = vi.fn<(title: string | null) => void>()
  const { container } = await open(
    <SetPageTitle value={setTitle}>
      <ApplicationSent application={{ ...begun, status: 2, stage: 'received' }} company="Werkhof" />
    </SetPageTitle>,
  )
  const title = fill(t.sent.title, { company: 'Werkhof' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(setTitle).toHaveBeenLastCalledWith(title)
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  const progress = page.getByRole('list', { name: words.de.applications.steps.label }).element()
  expect(bottomOf(container) - bottomOf(progress)).toBeGreaterThan(60)
})

test("each step names itself in the page's title", async () => {
  signIn(applicant())
  const setTitle = vi.fn()
  await open(
    <SetPageTitle value={setTitle}>
      <Draft />
    </SetPageTitle>,
    { at: '/hier?schritt=anschreiben' },
  )
  const title = fill(t.title, { company: 'Werkhof' })
  expect(setTitle).toHaveBeenLastCalledWith(`${t.steps.anschreiben} – ${title}`)
  await page.getByRole('link', { name: fill(t.next, { step: t.steps.unterlagen }) }).click()
  await expect.poll(() => setTitle.mock.lastCall).toEqual([`${t.steps.unterlagen} – ${title}`])
})

test('nobody else who signs in on this device gets the letter, and one that arrived all the same is no conflict', async () => {
  await writeUnsaved('Nur von mir.')
  const stored = { ...sessionStorage }
  await reload({ person: applicant({ id: '019b0000-0000-7000-8000-000000000009' }) })
  await expect.element(letter).toHaveValue('Guten Tag,')
  Object.assign(sessionStorage, stored)
  current = { ...begun, coverLetter: 'Nur von mir.', revision: 2 }
  await reload()
  await expect.element(letter).toHaveValue('Nur von mir.')
  await expect.element(conflict).not.toBeInTheDocument()
})

let screen: Awaited<ReturnType<typeof open>>

async function writeUnsaved(text: string) {
  signIn(applicant())
  cutOff(updateApplication)
  screen = await open(<Draft />, { at: '/hier?schritt=anschreiben' })
  await letter.fill(text)
  await expect.element(page.getByText(words.de.autosave.retries)).toBeVisible()
}

const answerSaves = () =>
  answer(updateApplication, ({ body }) => {
    const { coverLetter } = body as Application
    current = { ...current, coverLetter, revision: current.revision + 1 }
    return current
  })

/** It names the version before; the next try names the current one. */
const refuseOnce = () =>
  reply(updateApplication, () => {
    answerSaves()
    const problem = {
      '@type': 'Error',
      type: '/errors/changed_elsewhere',
      code: 'changed_elsewhere',
      current,
    }
    return Response.json({ ...problem, title: '', detail: '', description: '', status: 409 }, { status: 409 })
  })

/** A page that is loaded anew says nothing to its components, so what is stored stays. */
async function reload({ person = applicant(), meanwhile = () => {} } = {}) {
  const stored = { ...sessionStorage }
  await screen.unmount()
  meanwhile()
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  signIn(person)
  screen = await open(<Draft />, { at: '/hier?schritt=anschreiben' })
}

function Draft() {
  const [draft, keep] = useState(current)
  if (draft.status === 2) return <ApplicationSent application={draft} company="Werkhof" />
  return (
    <main>
      <DraftEditor draft={draft} keep={keep} company="Werkhof" about={{ label: 'Stelle', brief: null }} />
    </main>
  )
}
