import {
  type ChecklistItem,
  checkItem,
  getPreparation,
  type Preparation,
  savePlan,
} from '@tandem/contract/maths/preparation'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
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

test('progress says what was practised today and this week, and praises no days in a row', async () => {
  await openPreparation({ practisedToday: 2, practisedThisWeek: 7 })
  const { progress } = words.de.maths
  await expect.element(page.getByText(fill(progress.today_other, { count: 2 }))).toBeVisible()
  await expect.element(page.getByText(fill(progress.week_other, { count: 7 }))).toBeVisible()
})

test.for([
  { hasResult: true, title: words.de.maths.result.repeat },
  { hasResult: false, title: words.de.maths.test.title },
])('once all is done the test is the panel of the page: $title', async ({ hasResult, title }) => {
  await openPreparation({ plan: done, hasResult })
  const panel = page.getByRole('region', { name: title })
  const start = panel.getByRole('link', { name: words.de.maths.test.start })
  await expect.element(start).toHaveAttribute('href', paths.mathsTest())
  expect(page.getByRole('link', { name: words.de.maths.test.start }).elements()).toHaveLength(1)
})

test('until the test may be taken again, there is no panel, and it is said when', async () => {
  await openPreparation({ plan: done, hasResult: true, mayTestAt: '2026-12-20T10:00:00.000Z' })
  const later = fill(words.de.maths.plan.testLater, { date: '20. Dezember 2026' })
  await expect.element(page.getByText(later)).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.de.maths.test.start })).not.toBeInTheDocument()
})

test('a plan that was made here stands above the form, and the focus goes to how far it is to its goal', async () => {
  await openPreparation()
  answer(savePlan, { ...preparation([]), plan: { ...done, isDone: false } })
  await page.getByRole('button', { name: words.de.maths.plan.make }).click()
  await expect.element(page.getByRole('region', { name: words.de.maths.plan.units })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

const done = { minutes: 30, weekdays: [1], since: '2026-11-01', exercises: 4, days: 2, isDone: true }

async function openPreparation(parts: Partial<Preparation> = {}): Promise<void> {
  signIn(applicant())
  answer(getPreparation, { ...preparation([]), ...parts })
  await open(<PreparationPage />, { at: '/studienvorbereitung' })
  await expect.element(page.getByRole('checkbox', { name: t.cv })).not.toBeChecked()
}

function preparation(done: ChecklistItem[]): Preparation {
  return {
    ...{ plan: null, units: [], topics: [], practisedToday: 0, practisedThisWeek: 0 },
    ...{ hasResult: false, mayTestAt: null },
    checklist: (['cv', 'certificates'] as const).map((item) => ({
      ...{ item, dueOn: null, isKnown: false },
      isDone: done.includes(item),
    })),
  }
}
