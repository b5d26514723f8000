import {
  type ChecklistItem,
  checkItem,
  getPreparation,
  type Preparation,
} from '@tandem/contract/maths/preparation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { PreparationPage } from './PreparationPage.tsx'

const t = words.de.maths.checklist
const tick = (name: string) => page.getByRole('checkbox', { name }).element() as HTMLInputElement

test('a tick shows before anything is drawn, and those that follow do not take it back', async () => {
  await openPreparation()
  const sent = Promise.withResolvers<void>()
  const ticked: ChecklistItem[] = []
  answer(checkItem, async ({ body }) => {
    ticked.push((body as { item: ChecklistItem }).item)
    await sent.promise
    return preparation(ticked)
  })
  tick(t.cv).click()
  // No further task of the browser's has begun, so nothing was drawn.
  for (let microtask = 0; microtask < 100; microtask++) await null
  expect(tick(t.cv).checked).toBe(true)

  tick(t.certificates).click()
  await expect.element(page.getByRole('checkbox', { name: t.certificates })).toBeChecked()
  expect([tick(t.cv).checked, askedOf(checkItem).length]).toEqual([true, 1])
  // What the first brings knows nothing of the second.
  sent.resolve()
  const seen: boolean[] = []
  await expect
    .poll(() => {
      seen.push(tick(t.certificates).checked)
      return askedOf(checkItem).length
    })
    .toBe(2)
  await expect.element(page.getByText('2 von 2')).toBeVisible()
  expect(new Set(seen)).toEqual(new Set([true]))
})

test('a tick that the server does not take is taken back', async () => {
  await openPreparation()
  refuse(checkItem, 'too_many_requests')
  tick(t.cv).click()
  await expect
    .poll(() => useNotifications.getState().items.map(({ title }) => title))
    .toEqual([words.de.maths.failed.save])
  await expect.element(page.getByRole('checkbox', { name: t.cv })).not.toBeChecked()
  // What was changed before it may have been left for its answer.
  await expect.poll(() => askedOf(getPreparation).length).toBe(2)
})

async function openPreparation(): Promise<void> {
  signIn(applicant())
  answer(getPreparation, preparation([]))
  await open(<PreparationPage />, { at: '/studienvorbereitung' })
  await expect.element(page.getByRole('checkbox', { name: t.cv })).not.toBeChecked()
}

function preparation(done: ChecklistItem[]): Preparation {
  return {
    ...{ plan: null, units: [], topics: [], streak: 0, practisedToday: 0, hasResult: false, mayTestAt: null },
    checklist: (['cv', 'certificates'] as const).map((item) => ({
      ...{ item, dueOn: null, isKnown: false },
      isDone: done.includes(item),
    })),
  }
}
