import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  type ReplyTemplate,
  updateTemplate,
} from '@tandem/contract/received-applications/templates'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse, reply } from '#testing/stub-server.ts'
import { TemplatesDialog } from './TemplatesDialog.tsx'

const t = words.de.receivedApplications
const name = page.getByLabelText(t.templates.name)
const german = page.getByLabelText(t.templates.textDe)
const save = page.getByRole('button', { name: t.templates.save })
const add = page.getByRole('button', { name: t.templates.new })

const thanks: ReplyTemplate = {
  id: '019b0000-0000-7000-8000-000000000071',
  name: 'Dank',
  textDe: 'Danke, [Vorname]!',
  textEn: '',
  revision: 3,
  updatedAt: '2026-11-01T10:00:00.000Z',
}

beforeEach(() => signIn(company(), allPermissions))

test('the first one is written by keyboard, shown filled in, and saved; the focus goes on to the next', async () => {
  answer(listTemplates, [])
  await open(<TemplatesDialog onClose={() => {}} />)
  await expect.element(page.getByText(t.templates.empty)).toBeVisible()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await german.fill('Hallo [Vorname], am [Datum] passt es.')
  await expect.element(page.getByText('Hallo Mira, am [Datum] passt es.')).toBeVisible()
  await save.click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveFocus()
  expect(askedOf(createTemplate)).toHaveLength(0)
  await name.fill('Termin')
  answer(createTemplate, [{ ...thanks, name: 'Termin' }])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(t.templates.saved)).toBeInTheDocument()
  await expect.element(page.getByText('Termin', { exact: true })).toBeVisible()
  await expect.element(add).toHaveFocus()
  expect(askedOf(createTemplate)[0]?.body).toMatchObject({ name: 'Termin', textEn: '' })
})

test('what a colleague changed meanwhile is said; what one typed stays, and counts when saved again', async () => {
  answer(listTemplates, [thanks])
  await open(<TemplatesDialog onClose={() => {}} />)
  await page.getByRole('button', { name: fill(t.templates.edit, { name: thanks.name }) }).click()
  await german.fill('Vielen Dank, [Vorname]!')
  refuse(updateTemplate, 'changed_elsewhere', { current: [{ ...thanks, textDe: 'Merci!', revision: 4 }] })
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.templates.changed)
  await expect.element(german).toHaveValue('Vielen Dank, [Vorname]!')
  answer(updateTemplate, [{ ...thanks, textDe: 'Vielen Dank, [Vorname]!', revision: 5 }])
  await save.click()
  await expect.element(add).toHaveFocus()
  expect(askedOf(updateTemplate).map(({ body }) => body.revision)).toEqual([3, 4])
})

test('one that is deleted goes and is said; what fails stays and says why', async () => {
  answer(listTemplates, [thanks])
  await open(<TemplatesDialog onClose={() => {}} />)
  const remove = page.getByRole('button', { name: fill(t.templates.delete, { name: thanks.name }) })
  await remove.click()
  const question = page.getByRole('dialog', { name: fill(t.templates.deleteTitle, { name: thanks.name }) })
  await question.getByRole('button', { name: t.notes.cancel }).click()
  await expect.element(remove).toHaveFocus()
  expect(askedOf(deleteTemplate)).toHaveLength(0)
  reply(deleteTemplate, () => Response.json({}, { status: 500 }))
  await remove.click()
  const confirm = question.getByRole('button', { name: t.templates.deleteConfirm })
  await confirm.click()
  await expect.element(question.getByRole('alert')).toMatchTextContent(t.failed)
  answer(deleteTemplate, [])
  // Both before the button is drawn as busy.
  const button = confirm.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(page.getByText(t.templates.deleted)).toBeInTheDocument()
  await expect.element(add).toHaveFocus()
  await expect.element(remove).not.toBeInTheDocument()
  expect(askedOf(deleteTemplate)).toHaveLength(2)
})

test('a template tried again after a lost answer is created once', async () => {
  answer(listTemplates, [])
  await open(<TemplatesDialog onClose={() => {}} />)
  await add.click()
  await name.fill('Termin')
  await german.fill('Am Montag.')
  reply(createTemplate, () => Response.json({}, { status: 500 }))
  await save.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t.failed)
  answer(createTemplate, [{ ...thanks, name: 'Termin' }])
  await save.click()
  await expect.element(page.getByText(t.templates.saved)).toBeInTheDocument()
  const [first, again] = askedOf(createTemplate).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test('templates that cannot be read are asked for again', async () => {
  reply(listTemplates, () => Response.json({}, { status: 500 }))
  await open(<TemplatesDialog onClose={() => {}} />)
  await expect.element(page.getByText(words.de.common.error.load)).toBeVisible()
  answer(listTemplates, [thanks])
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByText(thanks.name, { exact: true })).toBeVisible()
})
