import type { Exercise } from '@tandem/contract/maths/exercises'
import {
  answerPlacement,
  getPlacement,
  type Placement,
  startPlacement,
} from '@tandem/contract/maths/placement'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'
import { PlacementPage } from './PlacementPage.tsx'

const t = words.de.maths.test

let isOnline = true
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
})

function setOnline(on: boolean): void {
  isOnline = on
  dispatchEvent(new Event(on ? 'online' : 'offline'))
}

test('without a connection the test says so and where to practise meanwhile; it keeps the question and goes on with it', async () => {
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  signIn(applicant())
  answer(getPlacement, placement)
  await open(<PlacementPage />, { at: '/studienvorbereitung/test' })
  const question = page.getByRole('heading', { name: 'Frage zwei' })
  const next = page.getByRole('button', { name: t.next })
  const unknown = page.getByRole('button', { name: t.unknown })
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText(t.offline)).not.toBeInTheDocument()

  setOnline(false)
  await expect.element(page.getByText(t.offline)).toBeVisible()
  await expect.element(page.getByText(t.offlineText)).toBeVisible()
  const practice = page.getByRole('link', { name: words.de.maths.practice.title })
  await expect.element(practice).toHaveAttribute('href', '/studienvorbereitung/ueben')
  await expect.element(question).toBeVisible()
  await expect.element(next).toBeDisabled()
  await expect.element(unknown).toBeDisabled()

  setOnline(true)
  await expect.element(page.getByText(t.offline)).not.toBeInTheDocument()
  await expect.element(next).toBeEnabled()
  await expect.element(unknown).toBeEnabled()
})

test('the first question takes the focus from the button that began the test; opened anew it takes none', async () => {
  signIn(applicant())
  answer(getPlacement, { ...placement, number: 0, question: null })
  answer(startPlacement, { ...placement, number: 1 })
  const first = await open(<PlacementPage />)
  await page.getByRole('button', { name: t.start }).click()
  await expect.element(page.getByRole('heading', { name: 'Frage zwei' })).toHaveFocus()
  await first.unmount()

  answer(getPlacement, { ...placement, number: 1 })
  await open(<PlacementPage />)
  await expect.element(page.getByRole('heading', { name: 'Frage zwei' })).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('an answer that is missing or cannot be read is said at its field, which takes the focus', async () => {
  signIn(applicant())
  answer(getPlacement, placement)
  await open(<PlacementPage />)
  const { problem } = words.de.maths.answer
  const field = page.getByRole('textbox', { name: words.de.maths.answer.label })
  const next = page.getByRole('button', { name: t.next })
  await next.click()
  await expect.element(field).toHaveAccessibleDescription(new RegExp(problem.empty))
  await expect.element(field).toHaveFocus()
  answer(answerPlacement, { ...placement, problem: 'syntax' })
  await field.fill('((')
  await next.click()
  await expect.element(field).toHaveAccessibleDescription(new RegExp(problem.syntax.slice(0, 20)))
  await expect.element(field).toHaveFocus()
})

test('an order is changed by keyboard: the focus stays with what moves, and its new place is announced', async () => {
  await openOrdering()
  await button(fill(order.down, { place: 1 })).click()
  await expect.element(button(fill(order.down, { place: 2 }))).toHaveFocus()
  await expect.element(moved).toMatchTextContent('Platz 2 von 3')
  await expect.element(moved).toMatchTextContent('drei Achtel')
  await userEvent.keyboard('{Enter}')
  // There is no further down.
  await expect.element(moved).toMatchTextContent('Platz 3 von 3')
  await expect.element(button(fill(order.up, { place: 3 }))).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(moved).toMatchTextContent('Platz 1 von 3')
  await expect.element(button(fill(order.down, { place: 1 }))).toHaveFocus()
  const places = page.getByRole('list', { name: order.order }).getByRole('listitem')
  await expect.element(places.first()).toMatchTextContent('drei Achtel')
})

test('on a phone the fractions of an order are as large as text, and its buttons stand at the right', async () => {
  await page.viewport(390, 844)
  await openOrdering(['$\\frac{3}{8}$', '$\\frac{4}{9}$', 'null'])
  const row = page.getByRole('listitem').first()
  const down = boxOf(button(fill(order.down, { place: 1 })))
  expect(boxOf(row).right - down.right).toBeLessThan(24)
  const fraction = row.element().querySelector('mfrac')?.getBoundingClientRect()
  expect(fraction?.height).toBeGreaterThan(30)
  // What is higher than its line is no reason to scroll.
  const content = row.element().firstElementChild
  expect(content?.scrollHeight).toBe(content?.clientHeight)
})

const order = words.de.maths.answer
const button = (name: string) => page.getByRole('button', { name, exact: true })
const moved = page.getByRole('form').getByRole('status')

async function openOrdering(options = ['drei Achtel', 'ein Halb', 'null']): Promise<void> {
  signIn(applicant())
  const question = { ...asked, kind: 'ordering' as const, options }
  answer(getPlacement, { ...placement, question })
  await open(<PlacementPage />)
  await expect.element(button(fill(order.down, { place: 1 }))).toBeVisible()
}

const asked: Exercise = {
  ...{ id: 'mean.1', topic: 'statistics', module: 'probability', title: 'Titel', text: 'Frage zwei' },
  ...{ kind: 'number', tex: null, figure: null, options: [], unit: null, hints: [] },
}
const placement: Placement = {
  question: asked,
  ...{ number: 2, most: 25, modulesDone: 0, result: null, mayStartAt: null, problem: null },
}
