import {
  type Assessment,
  addNote,
  assignHandler,
  deleteNote,
  getAssessment,
  listAssessments,
  rateApplication,
  updateNote,
} from '@tandem/contract/received-applications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, refuse, reply } from '#testing/stub-server.ts'
import { assessmentQuery } from '../queries.ts'
import { AssessmentPanel } from './AssessmentPanel.tsx'
import { AddNote, TeamNote } from './Notes.tsx'

const t = words.de.receivedApplications
const id = '019b0000-0000-7000-8000-000000000030'
const jule = { id: '019b0000-0000-7000-8000-000000000041', name: 'Jule Kirschgrund' }
const tomke = { id: '019b0000-0000-7000-8000-000000000042', name: 'Tomke Sandhof' }
const moment = '2026-11-01T10:00:00.000Z'

test('an application is given to a colleague; who was slower sees who has it', async () => {
  await openPanel()
  const handler = page.getByLabelText(t.handler.label)
  answer(assignHandler, assessment({ handler: jule, revision: 1 }))
  await handler.selectOptions(jule.name)
  await expect.element(page.getByText(fill(t.handler.saved, { name: jule.name }))).toBeInTheDocument()
  expect(askedOf(assignHandler)[0]?.body).toMatchObject({ handlerId: jule.id, revision: 0 })

  refuse(assignHandler, 'changed_elsewhere', { current: assessment({ handler: tomke, revision: 2 }) })
  await handler.selectOptions(t.handler.nobody)
  await expect.element(page.getByText(t.handler.changed)).toBeVisible()
  await expect.element(handler).toHaveValue(tomke.id)
})

test('who left is said where a handler is chosen', async () => {
  await openPanel({ handlerLeft: true, revision: 3 })
  await expect.element(page.getByText(t.handler.left)).toBeVisible()
})

test('a rating is given and taken away by keyboard, and the focus stays', async () => {
  await openPanel({ ratings: [{ colleague: jule, rating: 3, own: false }] })
  await expect.element(page.getByText(fill(t.rating.each, { name: jule.name, rating: 3 }))).toBeVisible()
  const own = { colleague: tomke, rating: 4, own: true }
  answer(rateApplication, assessment({ rating: 4, ratings: [own] }))
  await page.getByRole('radio', { name: '4' }).click()
  await expect.element(page.getByText(fill(t.rating.saved, { rating: 4 }))).toBeInTheDocument()
  answer(rateApplication, assessment({}))
  page.getByRole('button', { name: t.rating.remove }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.rating.removed)).toBeInTheDocument()
  expect(askedOf(rateApplication).map(({ body }) => body)).toMatchObject([{ rating: 4 }, { rating: null }])
  expect(document.activeElement?.getAttribute('type')).toBe('radio')
})

test('a note is written; an empty one and one that fails keep the field', async () => {
  await openPanel()
  const field = page.getByLabelText(t.notes.write)
  const add = page.getByRole('button', { name: t.notes.add })
  await add.click()
  await expect.element(page.getByText(t.notes.missing)).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('Bitte einladen')
  reply(addNote, () => Response.json({}, { status: 500 }))
  await add.click()
  await expect.element(page.getByText(words.de.common.notifications.unreached)).toBeVisible()
  await expect.element(field).toHaveValue('Bitte einladen')
  answer(addNote, assessment({ notes: [note('Bitte einladen')] }))
  await field.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Bitte einladen', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('that no server is reached is said at what was to be saved', async () => {
  await openPanel({ notes: [note('Eins')] })
  const { unreached } = words.de.common.notifications
  const said = page.getByText(unreached)
  for (const endpoint of [addNote, updateNote, rateApplication, assignHandler]) cutOff(endpoint)
  await page.getByLabelText(t.notes.write).fill('Zwei')
  await page.getByRole('button', { name: t.notes.add }).click()
  await expect.element(page.getByLabelText(t.notes.write)).toHaveAccessibleDescription(RegExp(unreached))
  await page.getByLabelText(t.handler.label).selectOptions(jule.name)
  await expect.element(page.getByLabelText(t.handler.label)).toHaveAccessibleDescription(RegExp(unreached))
  await expect.element(said.first()).toBeVisible()
})

test('a note tried again after a lost answer is written once; the same words later are another note', async () => {
  await openPanel()
  const field = page.getByLabelText(t.notes.write)
  const add = page.getByRole('button', { name: t.notes.add })
  await field.fill('Angerufen')
  reply(addNote, () => Response.json({}, { status: 500 }))
  await add.click()
  await expect.element(page.getByText(words.de.common.notifications.unreached)).toBeVisible()
  answer(addNote, assessment({ notes: [note('Angerufen')] }))
  await add.click()
  await expect.element(field).toHaveValue('')
  await field.fill('Angerufen')
  await add.click()
  await expect.poll(() => askedOf(addNote)).toHaveLength(3)
  const [first, again, another] = askedOf(addNote).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(another).not.toBe(first)
})

test('a note that was begun is unsaved until it is saved; what is typed meanwhile stays', async () => {
  await openPanel()
  const field = page.getByLabelText(t.notes.write)
  expect(isAnythingUnsaved()).toBe(false)
  await field.fill('Eins')
  await expect.poll(isAnythingUnsaved).toBe(true)
  const saving = Promise.withResolvers<void>()
  answer(addNote, () => saving.promise.then(() => assessment({ notes: [note('Eins')] })))
  await page.getByRole('button', { name: t.notes.add }).click()
  await expect.poll(() => askedOf(addNote)).toHaveLength(1)
  await field.fill('Eins und zwei')
  saving.resolve()
  await expect.element(page.getByText('Eins', { exact: true })).toBeVisible()
  await expect.element(page.getByText(t.notes.added)).toBeInTheDocument()
  await expect.element(field).toHaveValue('Eins und zwei')
  answer(addNote, assessment({ notes: [note('Eins und zwei')] }))
  await page.getByRole('button', { name: t.notes.add }).click()
  await expect.element(field).toHaveValue('')
  await expect.poll(isAnythingUnsaved).toBe(false)
})

test('what is typed while a changed note is being saved stays, and is saved on top of it', async () => {
  await openPanel({ notes: [note('Eins')] })
  await page.getByRole('button', { name: /bearbeiten/ }).click()
  const field = page.getByLabelText(t.notes.editLabel)
  const save = page.getByRole('button', { name: t.notes.save })
  await field.fill('Zwei')
  const saving = Promise.withResolvers<void>()
  answer(updateNote, () => saving.promise.then(() => assessment({ notes: [note('Zwei', 1)] })))
  await save.click()
  await expect.poll(() => askedOf(updateNote)).toHaveLength(1)
  await field.fill('Drei')
  saving.resolve()
  await expect.element(page.getByText(t.notes.saved)).toBeInTheDocument()
  await expect.element(field).toHaveValue('Drei')
  answer(updateNote, assessment({ notes: [note('Drei', 2)] }))
  await save.click()
  await expect.element(page.getByText('Drei', { exact: true })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  expect(askedOf(updateNote).map(({ body }) => body)).toMatchObject([{ revision: 0 }, { revision: 1 }])
})

test('what was changed in another window meanwhile is shown before it is replaced', async () => {
  await openPanel({ notes: [note('Eins')] })
  await page.getByRole('button', { name: /bearbeiten/ }).click()
  const field = page.getByLabelText(t.notes.editLabel)
  await expect.element(field).toHaveFocus()
  await field.fill('Meins')
  refuse(updateNote, 'changed_elsewhere', { current: assessment({ notes: [note('Anderes', 1)] }) })
  await page.getByRole('button', { name: t.notes.save }).click()
  await expect.element(page.getByText(fill(t.notes.changedElsewhere, { text: 'Anderes' }))).toBeVisible()
  await expect.element(field).toHaveValue('Meins')
  answer(updateNote, assessment({ notes: [note('Meins', 2)] }))
  await page.getByRole('button', { name: t.notes.save }).click()
  await expect.element(page.getByText('Meins', { exact: true })).toBeVisible()
  expect(askedOf(updateNote).map(({ body }) => body)).toMatchObject([{ revision: 0 }, { revision: 1 }])
})

test('a note is deleted after a question, and the page gives the focus a new place', async () => {
  await openPanel({ notes: [note('Weg damit')] })
  await page.getByRole('button', { name: /löschen/ }).click()
  answer(deleteNote, assessment({}))
  await page.getByRole('button', { name: t.notes.removeConfirm, exact: true }).click()
  await expect.element(page.getByText('Weg damit')).not.toBeInTheDocument()
  await expect.element(page.getByText('gone')).toBeVisible()
})

async function openPanel(parts: Partial<Assessment> = {}) {
  signIn(company(), allPermissions)
  answer(getAssessment, assessment(parts))
  answer(listAssessments, { assessments: [], colleagues: [jule, tomke] })
  await open(<Kept />)
  await expect.element(page.getByLabelText(t.handler.label)).toBeVisible()
}

/** As the page has them: the notes stand among what was written. */
function Kept() {
  const { data } = useQuery(assessmentQuery(id))
  const [isDeleted, setDeleted] = useState(false)
  return (
    <>
      <AssessmentPanel applicationId={id} />
      {data?.notes.map((each) => (
        <TeamNote key={each.id} applicationId={id} note={each} onDeleted={() => setDeleted(true)} />
      ))}
      <AddNote applicationId={id} />
      {isDeleted && 'gone'}
    </>
  )
}

const assessment = (parts: Partial<Assessment>): Assessment => ({
  ...{ handler: null, handlerLeft: false, revision: 0, rating: null, ratings: [], notes: [] },
  ...parts,
})

const note = (text: string, revision = 0): Assessment['notes'][number] => ({
  ...{ id, text, author: tomke.name, createdAt: moment, updatedAt: moment, revision },
  can: { edit: true, delete: true },
})
