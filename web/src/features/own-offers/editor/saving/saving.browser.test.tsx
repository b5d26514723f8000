import { previewOfferClosure } from '@tandem/contract/applications/offer-closure'
import { updateOffer } from '@tandem/contract/offers/own-offers'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyContent } from '#features/own-offers/empty-content.ts'
import { contentOf, id, moment, offer, openEditor, t, title } from '#testing/offer-editor.tsx'
import { fill, words } from '#testing/open.tsx'
import { answer, askedOf, findWrong, refuse, reply } from '#testing/stub-server.ts'

const saved = /^Gespeichert um/

const publish = page.getByRole('button', { name: t.actions.publish })

test('a published offer changes for others only by the button, and says so', async () => {
  const live = offer({ status: 'published', publishedAt: moment })
  await openEditor(id, live)
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  await title.fill('Anders')
  await expect.element(page.getByText(t.editor.liveUnsaved)).toBeVisible()
  expect(askedOf(updateOffer)).toHaveLength(0)
  await page.getByRole('button', { name: t.editor.saveLive }).click()
  await expect.element(page.getByText(t.editor.live)).toBeVisible()
  expect(askedOf(updateOffer)).toHaveLength(1)
})

test('a save that leaves no place free asks whether to close the offer, once', async () => {
  const live = offer({
    ...{ status: 'published', publishedAt: moment, taken: [{ year: 2027, taken: 1 }] },
    content: { ...emptyContent, years: [{ year: 2027, total: 3 }] },
    can: { edit: true, publish: false, close: true, delete: true },
  })
  await openEditor(id, live)
  const { lastPlace, asked, open } = words.de.applications.outcome.close
  const waiting = {
    ...{ id: '019b0000-0000-7000-8000-000000000051', name: 'Mira Tannhof', sentAt: moment },
    stage: 'in_review' as const,
  }
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  answer(previewOfferClosure, { applications: [waiting], freePlaces: 0 })
  const total = page.getByRole('spinbutton', { name: t.places.total, exact: true })
  const save = page.getByRole('button', { name: t.editor.saveLive })
  const dialog = page.getByRole('dialog', { name: lastPlace.title })
  await total.fill('2')
  await save.click()
  await expect.poll(() => askedOf(updateOffer)).toHaveLength(1)
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
  expect(askedOf(previewOfferClosure)).toHaveLength(0)
  await total.fill('1')
  await save.click()
  await expect.element(dialog.getByRole('list', { name: open })).toMatchTextContent('Mira Tannhof')
  await dialog.getByRole('button', { name: lastPlace.cancel }).click()
  await title.fill('Anders')
  await save.click()
  await expect.poll(() => askedOf(updateOffer)).toHaveLength(3)
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: t.editor.more }).click()
  await page.getByRole('menuitem', { name: t.actions.close }).click()
  await expect.element(page.getByRole('dialog', { name: asked.title })).toMatchTextContent('Mira Tannhof')
})

test('what a colleague saved elsewhere is joined; where both wrote, both are shown and one decides', async () => {
  await openEditor(id, offer({}))
  const theirs = offer({
    revision: 5,
    content: { ...emptyContent, title: { de: 'Ihre Fassung', en: '' }, link: 'https://example.org' },
  })
  refuse(updateOffer, 'changed_elsewhere', { current: theirs })
  await title.fill('Meine Fassung')
  const alert = page.getByRole('alert').filter({ hasText: t.conflict.title })
  await expect.element(alert).toMatchTextContent('Meine Fassung')
  await expect.element(alert).toMatchTextContent('Ihre Fassung')
  await expect.element(page.getByLabelText(t.contact.link)).toHaveValue('https://example.org')
  await expect.element(title).toHaveValue('Meine Fassung')
  // To try again would be refused again: the choice is the only way on, and publishing leads to it.
  await expect.element(page.getByText(words.de.autosave.failed)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.de.common.error.retry }))
    .not.toBeInTheDocument()
  await publish.click()
  await expect.element(page.getByRole('region', { name: t.conflict.title })).toHaveFocus()
  answer(updateOffer, ({ body }) => ({ ...theirs, revision: 6, content: contentOf(body) }))
  await page.getByRole('button', { name: t.conflict.keep }).click()
  await expect
    .poll(() => askedOf(updateOffer).at(-1)?.body)
    .toMatchObject({
      title: { de: 'Meine Fassung' },
      link: 'https://example.org',
      revision: 5,
    })
  await expect.element(alert).not.toBeInTheDocument()
})

test('what a save left whose answer was lost is no conflict with oneself', async () => {
  let stored = offer({})
  await openEditor(id, stored)
  let isLost = false
  reply(updateOffer, ({ body }) => {
    if ((body as { revision: number }).revision !== stored.revision)
      return Response.json({ ...changedElsewhere, current: stored }, { status: 409 })
    stored = offer({ revision: stored.revision + 1, content: contentOf(body) })
    if (isLost) return Response.json(stored)
    isLost = true
    throw new TypeError('Failed to fetch')
  })
  await title.fill('Informatik')
  await expect.poll(() => isLost).toBe(true)
  await title.fill('Informatik mit Robotern')
  await expect.poll(() => stored.content.title.de).toBe('Informatik mit Robotern')
  await expect.element(page.getByText(saved)).toBeVisible()
  await expect.element(page.getByText(t.conflict.title)).not.toBeInTheDocument()
})

test('what the server refuses stands at its field, and the rest is saved', async () => {
  await openEditor(id, offer({}))
  let refused = false
  reply(updateOffer, ({ body }) => {
    const content = contentOf(body)
    if (content.link !== null && !refused) {
      refused = true
      const violations = [{ propertyPath: 'link', message: 'So nicht.' }]
      const problem = { code: 'invalid_input', title: '', detail: '', description: '', status: 422 }
      return Response.json({ ...problem, violations }, { status: 422 })
    }
    return Response.json(offer({ revision: 1, content }))
  })
  await page.getByLabelText(t.contact.link).fill('https://example.org/x')
  await title.fill('Das hier schon')
  await expect.element(page.getByText('So nicht.')).toBeVisible()
  await expect
    .poll(() => askedOf(updateOffer).at(-1)?.body)
    .toMatchObject({
      title: { de: 'Das hier schon' },
      link: null,
    })
  await expect.element(page.getByLabelText(t.contact.link)).toHaveValue('https://example.org/x')
})

test('what the server refuses of places and lists is read with its field', async () => {
  const there = { street: '', postalCode: '76133', town: 'Karlsruhe', latitude: 49, longitude: 8.4 }
  const content = { ...emptyContent, locations: [there], qualifications: ['ahr'] }
  await openEditor(id, offer({ content }))
  findWrong(updateOffer, { locations: 'Ein Ort fehlt.', qualifications: 'Etwas fehlt.' })
  await page.getByRole('button', { name: fill(t.locations.remove, { town: 'Karlsruhe' }) }).click()
  await page.getByRole('checkbox', { name: 'Abitur' }).click()
  await expect.element(page.getByLabelText(t.locations.add)).toHaveAccessibleDescription('Ein Ort fehlt.')
  await expect
    .element(page.getByRole('group', { name: t.requirements.qualifications, exact: true }))
    .toHaveAccessibleDescription(/^Etwas fehlt\. ./)
})

test('what the server refuses of a published offer stays at its field, focused, until that is changed', async () => {
  const content = { ...emptyContent, years: [{ year: 2027, total: 3 }] }
  const live = offer({ status: 'published', publishedAt: moment, content })
  await openEditor(id, live)
  findWrong(updateOffer, { 'years[0].total': 'Zu wenige.', 'languages[0].language': 'Die gibt es nicht.' })
  const total = page.getByRole('spinbutton', { name: t.places.total, exact: true })
  const save = page.getByRole('button', { name: t.editor.saveLive })
  const refused = page.getByText('Zu wenige.')
  await total.fill('1')
  await title.fill('Anders')
  await save.click()
  await expect.element(total).toHaveAccessibleDescription('Zu wenige.')
  await expect.element(total).toHaveFocus()
  await expect
    .element(page.getByLabelText(t.requirements.addLanguage))
    .toHaveAccessibleDescription('Die gibt es nicht.')
  // Leaving it says nothing new of it.
  await userEvent.tab()
  await title.click()
  await expect.element(refused).toBeVisible()
  // The server may have another answer by now.
  const asked = askedOf(updateOffer).length
  await save.click()
  await expect.poll(() => askedOf(updateOffer).length).toBeGreaterThan(asked)
  await expect.element(total).toHaveFocus()
  await expect.element(refused).toBeVisible()
  await total.fill('2')
  await expect.element(refused).not.toBeInTheDocument()
  answer(updateOffer, ({ body }) => ({ ...live, revision: 1, content: contentOf(body) }))
  await save.click()
  await expect.element(page.getByText(t.editor.live, { exact: true })).toBeVisible()
})

const changedElsewhere = { code: 'changed_elsewhere', title: '', detail: '', description: '', status: 409 }
