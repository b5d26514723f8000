import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { findingsOf } from '../axe.ts'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').maths

test.use({ newBrowser: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a learner comes by touch and keyboard from the first question to a shared level', async ({ page }) => {
  const person = await newApplicant(page.request, 'Mathe')
  const call = await apiAs(page.request, person)
  await call('POST', '/application', { type: 3 })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.studyPreparation())
  await page.getByRole('link', { name: t.test.start }).tap()
  await page.getByRole('button', { name: t.test.start }).tap()

  // By touch, with a formula on its sheet that a screen reader can read.
  await at(page, 1)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.test.unknown }).tap()
  await at(page, 2)
  await page.reload()
  await at(page, 2)
  await page.goBack()
  await page.goto(paths.mathsTest())
  await at(page, 2)

  // The rest by keyboard alone.
  for (let number = 2; number <= 25; number++) {
    await Promise.race([at(page, number), page.waitForURL(paths.mathsResult())])
    if (page.url().endsWith(paths.mathsResult())) break
    await page.getByRole('button', { name: t.test.unknown }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(paths.mathsResult())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.result.even)
  const name = words('de').applications.record.mathsModules.powers
  const share = page.getByRole('switch', { name: fill(t.share.one, { name }) })
  await share.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(fill(t.share.visible, { count: 1, all: 9 }))).toBeVisible()
  await page.goto(paths.ownProfile({ hash: 'mathe' }))
  await expect(page.getByRole('switch', { name: new RegExp(name) })).toBeChecked()
})

test('a learner practises with hint and steps, plans the days and ticks the list', async ({ page }) => {
  const person = await newApplicant(page.request, 'Lern')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.mathsPractice({ search: { thema: 'logarithms' } }))
  await page.getByRole('button', { name: t.practice.hint }).tap()
  await page.getByRole('textbox', { name: t.answer.label }).fill('1/2')
  await expect(page.getByText(t.answer.preview)).toBeVisible()
  await page.getByRole('button', { name: t.practice.check }).tap()
  await expect(page.getByText(t.verdict.wrong)).toBeVisible()
  await page.getByRole('button', { name: t.practice.solution, exact: true }).tap()
  await expect(page.getByRole('heading', { name: t.practice.steps })).toBeVisible()
  await expect(page.getByRole('math').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.practice.nextStep }).tap()
  await page.getByRole('button', { name: t.practice.next }).tap()
  await expect(page.getByRole('button', { name: t.practice.check })).toBeVisible()

  await page.goto(paths.studyPreparation())
  await page.getByRole('button', { name: t.plan.make }).tap()
  await expect(page.getByRole('heading', { name: t.plan.units })).toBeVisible()
  const item = page.getByRole('checkbox', { name: t.checklist.cv })
  await item.check()
  await page.reload()
  await expect(item).toBeChecked()
})

const at = (page: Page, number: number) =>
  expect(page.getByText(fill(t.test.question, { number, most: 25 }))).toBeVisible()

/** Each formula is MathML, and nothing on the screen is in its reader's way. */
async function expectAccessible(page: Page) {
  expect(await findingsOf(page)).toEqual([])
}
