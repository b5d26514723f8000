import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { choose } from '../journey/fill-profile.ts'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'
import { cards, chip, countOf, placeField, search } from './offer-list.ts'

const { search: t, offerSearch, offers } = words('de')

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'applicant')
})

test('a search lives in the address: back, forward and reload keep it', async ({ page }) => {
  await page.goto(paths.offers())
  const year = page.getByRole('group', { name: t.filters.year }).getByRole('button').nth(1)
  const chosen = (await year.textContent()) ?? ''
  const all = await countOf(page)
  await year.click()
  await expect(page).toHaveURL(paths.offers({ search: `?year=${chosen}` }))
  // The results from before stay until the new ones are there.
  await expect.poll(() => countOf(page)).not.toBe(all)
  const found = await countOf(page)
  await page.getByRole('navigation', { name: t.results.pages }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.locator('#ergebnisse')).toBeFocused()

  await page.goBack()
  await expect(page).not.toHaveURL(/page/)
  await page.goBack()
  await expect(page).toHaveURL(paths.offers())
  await expect(year).toHaveAttribute('aria-pressed', 'false')
  await page.goForward()
  await expect(year).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(year).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countOf(page)).toBe(found)
})

test('a place that was chosen but not yet searched for survives a filter beside it, and nearest first goes with it', async ({
  page,
}) => {
  await page.goto(paths.offers())
  const sort = page.getByLabel(t.sort.label)
  await expect(sort).toHaveValue('match')
  await expect(sort.getByRole('option', { name: t.sort.distance })).toHaveCount(0)
  await choose(page, t.band.place, 'Karlsruhe')
  await page.getByRole('group', { name: t.filters.year }).getByRole('button').nth(1).click()
  await expect(page).toHaveURL(/year=/)
  await expect(placeField(page)).toHaveValue('Karlsruhe')
  await search(page)
  await expect(page).toHaveURL(/year=.*place=\d+~20/)
  await sort.selectOption(t.sort.distance)
  await expect(page).toHaveURL(/sort=distance/)
  await expect.poll(async () => isSorted(await distancesOf(page))).toBe(true)
  await page.reload()
  await expect(placeField(page)).toHaveValue('Karlsruhe')
  await page.getByRole('button', { name: chip('Karlsruhe + 20\u00a0km') }).click()
  await expect(page).toHaveURL(/\?year=\d+$/)
  await expect(sort).toHaveValue('match')

  // Typed in full it counts without being picked from the list.
  await placeField(page).fill('heilbronn')
  await expect(page.getByRole('option', { name: 'Heilbronn' }).first()).toBeVisible()
  await search(page)
  await expect(page).toHaveURL(/place=\d+~20/)
  await expect(placeField(page)).toHaveValue('Heilbronn')
})

test('beyond what is counted one goes on from the last record', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/offers?**', async (route) => {
    const url = new URL(route.request().url())
    if (url.searchParams.has('facets')) return route.continue()
    asked.push(url.searchParams.get('cursor') ?? '')
    url.searchParams.delete('cursor')
    const response = await route.fetch({ url: String(url) })
    const answer = await response.json()
    const view = { ...answer.view, next: '/api/offers?page=2&cursor=Weiter%3D' }
    await route.fulfill({ response, json: { ...answer, view, totalItems: 1500, totalIsMinimum: true } })
  })
  await page.goto(paths.offers())
  await expect(page.locator('#ergebnisse')).toHaveText(fill(offerSearch.countMore, { number: '1.500' }))
  const pages = page.getByRole('navigation', { name: t.results.pages })
  await pages.getByRole('link', { name: t.results.next }).click()
  await expect(page).toHaveURL(paths.offers({ search: '?page=2&cursor=Weiter%3D' }))
  await expect(page.locator('#ergebnisse')).toBeFocused()
  await expect.poll(() => asked.at(-1)).toBe('Weiter=')
  await pages.getByRole('link', { name: t.results.first }).click()
  await expect(page).toHaveURL(paths.offers())
  // The first page is asked for again behind the scenes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an address that names nothing known says so and leads on', async ({ page, expectComplaint }) => {
  await page.goto(paths.offers({ search: '?place=999999~20' }))
  await expect(page.getByRole('heading', { name: t.results.refusedTitle })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: t.active.removeAll }).last().click()
  await expect(page).toHaveURL(paths.offers())
  await expect(cards(page).first()).toBeVisible()
  await page.goto(paths.offer({ offerId: 'gibt-es-nicht' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offers.offer.missingTitle)
  expectComplaint(/status of 4/)
})

test('the link back from an offer finds the search and the card, the browser’s way back where one was too', async ({
  page,
}) => {
  await page.goto(paths.offers({ search: { sort: 'deadline' } }))
  const link = cards(page).nth(9).getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: offers.offer.back }).click()
  await expect(page).toHaveURL(paths.offers({ search: { sort: 'deadline' } }))
  await expect(link).toBeFocused()

  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

async function distancesOf(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents()
  return texts.flatMap((text) => text.match(/([\d,]+)\u00a0km/)?.[1]?.replace(',', '.') ?? []).map(Number)
}

const isSorted = (list: number[]): boolean =>
  list.length > 3 && list.every((each, at) => at === 0 || each >= Number(list[at - 1]))
