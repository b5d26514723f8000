import { getPlacement, type Placement } from '@tandem/contract/maths/placement'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn, words } from '#testing/open.tsx'
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

const placement: Placement = {
  question: {
    ...{ id: 'mean.1', topic: 'statistics', module: 'probability', title: 'Titel', text: 'Frage zwei' },
    ...{ kind: 'number', tex: null, figure: null, options: [], unit: null, hints: [] },
  },
  ...{ number: 2, most: 25, modulesDone: 0, result: null, mayStartAt: null, problem: null },
}
