import type { Page } from '@playwright/test'
import type { PreparedExercise } from '@tandem/contract/maths/practice'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').maths

test.use({
  newBrowser: true,
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('three exercises are done on the way without a connection, outlive a reload, and are checked when it is back', async ({
  page,
  context,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Unterwegs')
  await signInWith(page, person.email, person.password)
  const loaded = page.waitForResponse((response) =>
    response.url().includes('/api/maths/exercises?topic=arithmetic'),
  )
  await page.goto(paths.mathsPractice({ search: { thema: 'arithmetic' } }))
  const { exercises } = (await (await loaded).json()) as { exercises: PreparedExercise[] }
  const [one, two, three] = exercises
  if (!one || !two || !three) throw new Error('There are no exercises')
  await page.getByRole('switch', { name: t.take.label }).tap()
  await expect(page.getByText(fill(t.take.ready, { count: 8 }))).toBeVisible()
  await expect.poll(() => isKept(page, three.id)).toBe(true)

  await context.setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be (refreshed|loaded)/)
  const field = page.getByRole('textbox', { name: t.answer.label })
  const keep = page.getByRole('button', { name: t.practice.keep })
  const next = page.getByRole('button', { name: t.practice.next })
  await page.getByRole('button', { name: t.practice.hint }).tap()
  await field.fill(one.solution)
  await keep.tap()
  await expect(page.getByRole('heading', { name: t.practice.steps })).toBeVisible()
  await next.tap()
  await field.fill('0')
  await keep.tap()
  await next.tap()
  await field.fill(three.solution)
  await page.reload()
  await expect(field).toHaveValue(three.solution)
  await expect(page.getByText(fill(t.given.waiting_other, { count: 2 }))).toBeVisible()
  await keep.tap()
  await expect(page.getByText(fill(t.given.waiting_other, { count: 3 }))).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(fill(t.given.right, { right: 2, count: 3 }))).toBeVisible()
  await expect(page.getByRole('listitem').getByText(t.verdict.wrong, { exact: true })).toHaveCount(1)
  await page.goto(paths.studyPreparation())
  await expect(page.getByText(fill(t.progress.right, { right: 2, count: 3 }))).toBeVisible()
})

/** The program and the exercise, for a start without a connection. */
const isKept = (page: Page, id: string) =>
  page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.getRegistration()
    const data = await (await caches.match('/kept-data/2'))?.text()
    return Boolean(registration?.active) && Boolean(data?.includes(wanted))
  }, id)
