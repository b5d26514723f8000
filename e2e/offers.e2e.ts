import type { Locator, Page } from '@playwright/test'
import { signInAs } from './demo.ts'
import { choose } from './journey/fill-profile.ts'
import { expect, test } from './test.ts'
import { fill, words } from './words.ts'

const t = words('de').offers

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'applicant')
})

test('a search lives in the address: back, forward and reload keep it', async ({ page }) => {
  await page.goto('/praktikums-boerse')
  const year = page.getByRole('group', { name: t.filters.year }).getByRole('button').nth(1)
  const chosen = (await year.textContent()) ?? ''
  const all = await countOf(page)
  await year.click()
  await expect(page).toHaveURL(`/praktikums-boerse?year=${chosen}`)
  // The results from before stay until the new ones are there.
  await expect.poll(() => countOf(page)).not.toBe(all)
  const found = await countOf(page)
  await page.getByRole('navigation', { name: t.results.pages }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.locator('#ergebnisse')).toBeFocused()

  await page.goBack()
  await expect(page).not.toHaveURL(/page/)
  await page.goBack()
  await expect(page).toHaveURL('/praktikums-boerse')
  await expect(year).toHaveAttribute('aria-pressed', 'false')
  await page.goForward()
  await expect(year).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(year).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countOf(page)).toBe(found)
})

test('a place that was chosen but not yet searched for survives a filter beside it', async ({ page }) => {
  await page.goto('/praktikums-boerse')
  await choose(page, t.band.place, 'Karlsruhe')
  await page.getByRole('group', { name: t.filters.year }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/year=/)
  await expect(placeField(page)).toHaveValue('Karlsruhe')
  await search(page)
  await expect(page).toHaveURL(/year=.*placeName=Karlsruhe/)
})

test('a place typed in full counts without being picked from the list', async ({ page }) => {
  await page.goto('/praktikums-boerse')
  await placeField(page).fill('heilbronn')
  await expect(page.getByRole('option', { name: 'Heilbronn' }).first()).toBeVisible()
  await search(page)
  await expect(page).toHaveURL(/placeName=Heilbronn/)
})

test('a search without a hit offers a wider circle, and to drop what was asked', async ({ page }) => {
  await page.goto('/praktikums-boerse')
  await choose(page, t.band.place, 'Helgoland')
  await search(page)
  await expect(page.getByRole('heading', { name: t.results.emptyTitle })).toBeVisible()
  await page.getByRole('button', { name: fill(t.results.widen, { distance: '50\u00a0km' }) }).click()
  await expect(page).toHaveURL(/radius=50/)
  await expect(page.locator('#ergebnisse')).toBeFocused()
  await page.getByRole('button', { name: t.filters.removeAll }).last().click()
  await expect(page).toHaveURL('/praktikums-boerse')
  // The results from before stay until the new ones are there.
  await expect.poll(() => countOf(page)).toBeGreaterThan(100)
})

test('nearest first is on offer with a place only, and goes with it', async ({ page }) => {
  await page.goto('/praktikums-boerse')
  const sort = page.getByLabel(t.sort.label)
  await expect(sort.getByRole('option', { name: t.sort.distance })).toHaveCount(0)
  await choose(page, t.band.place, 'Karlsruhe')
  await page.getByLabel(t.band.radius).selectOption('50')
  await search(page)
  await sort.selectOption(t.sort.distance)
  await expect(page).toHaveURL(/sort=distance/)
  await expect.poll(async () => isSorted(await distancesOf(page))).toBe(true)
  await page.getByRole('button', { name: fill(t.filters.remove, { name: 'Karlsruhe + 50\u00a0km' }) }).click()
  await expect(page).toHaveURL('/praktikums-boerse')
  await expect(sort).toHaveValue('newest')
})

test('an address that names nothing known says so and leads on', async ({ page, calm }) => {
  await page.goto('/praktikums-boerse?place=999999&placeName=Nirgends')
  await expect(page.getByRole('heading', { name: t.results.refusedTitle })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: t.filters.removeAll }).last().click()
  await expect(page).toHaveURL('/praktikums-boerse')
  await expect(cards(page).first()).toBeVisible()
  await page.goto('/unternehmen/angebot/gibt-es-nicht')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offer.missingTitle)
  calm(/status of 4/)
})

test('the link back from an offer finds the search and the card again', async ({ page }) => {
  await page.goto('/praktikums-boerse?sort=deadline')
  const link = cards(page).nth(6).getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: t.offer.back }).click()
  await expect(page).toHaveURL('/praktikums-boerse?sort=deadline')
  await expect(link).toBeFocused()
})

test('on a phone the filters are a sheet that says how many offers they leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/praktikums-boerse')
  await page.getByRole('button', { name: t.filters.title }).click()
  const sheet = page.getByRole('dialog', { name: t.filters.title })
  await sheet
    .getByRole('button', { name: /^20\d\d$/ })
    .nth(1)
    .click()
  await sheet.getByRole('button', { name: /Angebote zeigen/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/year=/)
  await expect(page.getByRole('button', { name: t.filters.title })).toBeFocused()
})

const placeField = (page: Page) => page.getByRole('combobox', { name: t.band.place, exact: true })
const search = (page: Page) => page.getByRole('button', { name: t.band.search, exact: true }).click()
const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

async function countOf(page: Page): Promise<number> {
  const heading = page.locator('#ergebnisse')
  await expect(heading).toHaveText(/\d/)
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}

async function distancesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents()
  return texts.flatMap((text) => text.match(/([\d,]+)\u00a0km/)?.[1]?.replace(',', '.') ?? []).map(Number)
}

const isSorted = (list: number[]): boolean =>
  list.length > 3 && list.every((each, at) => at === 0 || each >= Number(list[at - 1]))
