import {
  cancelPublication,
  type EditedContent,
  getContent,
  saveContent,
} from '@tandem/contract/backend/contents'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  edited,
  field,
  german,
  imprint,
  notice,
  openContent,
  publish,
  t,
  texts,
} from '#testing/content-page.ts'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'

test('who was overtaken keeps what they wrote, sees the other text, and publishes on top of it', async () => {
  await openContent(imprint)
  await german.fill('Meins.')
  const theirs = { ...imprint, revision: 5, content: { ...texts, bodyDe: 'Ihres.', titleDe: 'Neuer Titel' } }
  refuse(saveContent, 'changed_elsewhere', { current: theirs })
  await publish.click()
  await expect.element(page.getByText(t.changed)).toBeVisible()
  await expect.element(german).toHaveValue('Meins.')
  await expect.element(field('Überschrift, Deutsch')).toHaveValue('Neuer Titel')
  await page.getByText('Neuer Stand: Text, Deutsch').click()
  await expect.element(page.getByText('Ihres.')).toBeVisible()
  answer(saveContent, { ...imprint, revision: 6 })
  await publish.click()
  await expect
    .poll(() => askedOf(saveContent).at(-1)?.body)
    .toMatchObject({ revision: 5, content: { bodyDe: 'Meins.', titleDe: 'Neuer Titel' } })
})

test('a save and the end of a plan rest on what the form was filled from, not on what was loaded since', async () => {
  const next = { ...edited, revision: 3, publishAt: '2031-03-04T05:00:00.000Z', publishedAt: null }
  const planned = { ...imprint, revision: 3, planned: { ...next, content: { ...texts, bodyDe: 'Ab März.' } } }
  const { queries } = await openContent(planned, t.plan)
  await expect.element(german).toHaveValue('Ab März.')
  const newer = { ...next, revision: 4, content: { ...texts, bodyDe: 'Ab April.' } }
  answer(getContent, { ...planned, revision: 4, planned: newer })
  await queries.invalidateQueries({ queryKey: ['backend', 'contents'] })
  await expect.element(german, { message: 'nothing was typed' }).toHaveValue('Ab April.')

  await german.fill('Meins.')
  const latest: EditedContent = {
    ...{ ...planned, revision: 5 },
    planned: { ...newer, revision: 5, publishAt: '2031-05-04T05:00:00.000Z' },
  }
  answer(getContent, latest)
  await queries.invalidateQueries({ queryKey: ['backend', 'contents'] })
  await expect.element(page.getByText(/04\.05\.2031|4\.\sMai 2031/).first()).toBeVisible()
  refuse(cancelPublication, 'changed_elsewhere', { current: latest })
  await button(t.cancelPlan).click()
  await expect.element(page.getByText(t.notDone)).toBeVisible()
  await expect.element(german).toHaveValue('Meins.')
  expect(askedOf(cancelPublication)[0]?.body).toMatchObject({ revision: 4 })
  answer(saveContent, { ...latest, revision: 6 })
  await button(t.plan).click()
  await expect.poll(() => askedOf(saveContent).map(({ body }) => body?.revision)).toEqual([5])
})

test('who types on while a newer one is loaded is told of it by the next save', async () => {
  const { queries } = await openContent(imprint)
  await german.fill('Meins.')
  const theirs = { ...imprint, revision: 5, content: { ...texts, bodyDe: 'Ihres.' } }
  answer(getContent, theirs)
  await queries.invalidateQueries({ queryKey: ['backend', 'contents'] })
  refuse(saveContent, 'changed_elsewhere', { current: theirs })
  await publish.click()
  await expect.element(page.getByText(t.changed)).toBeVisible()
  expect(askedOf(saveContent)[0]?.body).toMatchObject({ revision: 2, content: { bodyDe: 'Meins.' } })
})

test('what is typed while a save is on its way stays, and is saved next', async () => {
  await openContent(imprint)
  await german.fill('Eins.')
  const saved = Promise.withResolvers<EditedContent>()
  answer(saveContent, () => saved.promise)
  await publish.click()
  await expect.poll(() => askedOf(saveContent)).toHaveLength(1)
  await german.fill('Eins. Zwei.')
  saved.resolve({ ...imprint, revision: 3, content: { ...texts, bodyDe: 'Eins.' } })
  await expect.element(page.getByText(t.published)).toBeVisible()
  await expect.element(german).toHaveValue('Eins. Zwei.')
  await publish.click()
  await expect
    .poll(() => askedOf(saveContent).at(-1)?.body)
    .toMatchObject({ revision: 3, content: { bodyDe: 'Eins. Zwei.' } })
})

test('who withdraws while they write saves on top of that, but not over what somebody else has saved since', async () => {
  const { queries } = await openContent(notice)
  const save = page.getByRole('button', { name: t.save, exact: true })
  const title = field('Überschrift, Deutsch')
  await title.fill('Meins')
  const withdrawn = { ...notice.content, isWithdrawn: true }
  answer(saveContent, { ...notice, revision: 2, content: withdrawn })
  await button(t.withdraw).click()
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click()
  await expect.element(page.getByText(t.withdrawnText)).toBeVisible()
  answer(saveContent, { ...notice, revision: 3 })
  await button(t.undo).click()
  await expect.element(button(t.withdraw)).toBeVisible()
  await expect.element(title).toHaveValue('Meins')
  answer(saveContent, { ...notice, revision: 4, content: { ...notice.content, titleDe: 'Meins' } })
  await publish.click()
  await expect.poll(() => askedOf(saveContent).map(({ body }) => body?.revision)).toEqual([1, 2, 3])

  await title.fill('Wieder meins')
  const theirs = { ...notice, revision: 5, content: { ...notice.content, titleDe: 'Ihres' } }
  answer(getContent, theirs)
  await queries.invalidateQueries({ queryKey: ['backend', 'contents'] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ihres' })).toBeVisible()
  answer(saveContent, { ...theirs, revision: 6, content: { ...theirs.content, isWithdrawn: true } })
  await button(t.withdraw).click()
  await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click()
  await expect.element(page.getByText(t.withdrawnText)).toBeVisible()
  refuse(saveContent, 'changed_elsewhere', { current: { ...theirs, revision: 6 } })
  await save.click()
  await expect.element(page.getByText(t.changed)).toBeVisible()
  expect(askedOf(saveContent).map(({ body }) => body?.revision)).toEqual([1, 2, 3, 5, 4])
})
