import type { Page } from '@playwright/test'
import { signInAs } from './demo.ts'
import { expect, test } from './test.ts'
import { fill, words } from './words.ts'

const t = words('de').searchMap

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'applicant')
})

test('the map tells of as many offers as the list, and asks nobody else for its land', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto('/praktikums-boerse')
  await expect.poll(() => countOf(page)).toBeGreaterThan(100)
  expect(asked.some(({ pathname }) => /topojson|MapCanvas/.test(pathname))).toBe(false)

  await page.getByRole('button', { name: words('de').search.view.map, exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await expectSameCount(page)
  expect(asked.some(({ pathname }) => /topojson/.test(pathname))).toBe(true)
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))

  await page.goto('/praktikums-boerse?view=map&free=1&year=2027')
  await expectSameCount(page)
})

test('on a phone no pin covers the name of a town, and names are left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/praktikums-boerse?view=map')
  await expectSameCount(page)
  const zoomOut = page.getByRole('button', { name: t.zoomOut })
  await expect.poll(() => namesCoveredAndShown(page)).toEqual({ covered: 0, areShown: true })
  await page.getByRole('button', { name: t.zoomIn }).click()
  await expect(zoomOut).toBeEnabled()
  await expect.poll(() => namesCoveredAndShown(page)).toEqual({ covered: 0, areShown: true })
})

test('a pin opens by keyboard what it counts, one after the other, and gets the focus back', async ({
  page,
}) => {
  await page.goto(`/praktikums-boerse?view=map&place=${await placeId(page, 'Karlsruhe')}~15`)
  const pin = pins(page, 'Karlsruhe')
  const name = (await pin.textContent()) ?? ''
  const count = Number.parseInt(name, 10)
  expect(count).toBeGreaterThan(1)
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog')
  await expect(card).toBeFocused()
  await expect(card).toContainText(fill(t.card.position, { at: 1, of: count }))
  const title = card.getByRole('link')
  const first = (await title.getAttribute('href')) ?? ''
  await card.getByRole('button', { name: t.card.next }).click()
  await expect(card).toContainText(fill(t.card.position, { at: 2, of: count }))
  await expect(title).not.toHaveAttribute('href', first)
  await card.getByRole('button', { name: t.card.previous }).click()
  await expect(title).toHaveAttribute('href', first)

  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(pin).toBeFocused()
})

test('what is pointed at lights up on the other side', async ({ page }) => {
  await page.goto(`/praktikums-boerse?view=map&place=${await placeId(page, 'Karlsruhe')}~15`)
  const card = page.getByRole('article').filter({ hasText: 'Karlsruhe, ' }).first()
  const pin = pins(page, 'Karlsruhe')
  await expect(pin).toBeVisible()
  await card.hover()
  await expect(pin).toHaveClass(/highlighted/)
  await page.getByRole('heading', { level: 1 }).hover({ force: true })
  await page.mouse.move(5, 5)
  await expect(pin).not.toHaveClass(/highlighted/)
  await pin.hover()
  await expect(card).toHaveClass(/selected/)
})

test('what stands too close is one disc, which opens into its towns', async ({ page }) => {
  await page.goto('/praktikums-boerse?view=map')
  const discs = map(page).getByRole('button', { name: /weitere/ })
  await expect(discs.first()).toBeVisible()
  const before = await countOnMap(page)
  await discs.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t.searchHere })).toBeVisible()
  expect(await countOnMap(page)).toBe(before)
})

test('the view that one has moved to can be searched', async ({ page }) => {
  await page.goto(`/praktikums-boerse?view=map&place=${await placeId(page, 'Karlsruhe')}~50`)
  await expect.poll(() => countOnMap(page)).toBeGreaterThan(13)
  const before = await countOnMap(page)
  await expect(page.getByRole('button', { name: t.searchHere })).toBeHidden()
  await page.getByRole('button', { name: t.zoomIn }).click()
  await page.getByRole('button', { name: t.zoomIn }).click()
  await page.getByRole('button', { name: t.searchHere }).click()
  await expect(page).not.toHaveURL(/~50/)
  await expect(page).toHaveURL(/view=map.*|place=\d+~\d+/)
  await expect.poll(() => countOnMap(page)).toBeLessThan(before)
  await expectSameCount(page)
  await expect(page.getByRole('button', { name: t.searchHere })).toBeHidden()
})

test('companies are on the map as well, and their card leads to their offers', async ({ page }) => {
  await page.goto('/unternehmenssuche?view=map')
  const companies = page.getByRole('region', { name: /^Karte der Unternehmen/ })
  const pin = companies.getByRole('button', { name: /^[^,\d]+, \d+ Unternehmen$/ }).first()
  await pin.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/praktikums-boerse\?company=/)
  await expect(page.getByRole('article').first()).toContainText(name)
})

test('without its pins the map says so, and the list stays', async ({ page, calm }) => {
  await page.route('**/api/company-search/map-markers', (route) => route.abort())
  await page.goto('/praktikums-boerse?view=map')
  await expect(page.getByRole('heading', { name: t.failedTitle })).toBeVisible()
  expect(await countOf(page)).toBeGreaterThan(100)
  await page.unroute('**/api/company-search/map-markers')
  await page.getByRole('button', { name: words('de').common.error.retry }).click()
  await expectSameCount(page)
  calm(/ERR_FAILED/)
})

test('a wheel over the map scrolls the page and says how to zoom', async ({ page }) => {
  await page.goto('/praktikums-boerse?view=map')
  await map(page).hover({ position: { x: 300, y: 300 } })
  await page.mouse.wheel(0, 300)
  await expect(page.getByText(t.hint.wheel)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

const map = (page: Page) => page.getByRole('region', { name: /^Karte der Angebote/ })
const pins = (page: Page, town: string) =>
  map(page).getByRole('button', { name: new RegExp(`^${town}, \\d+ Angebot`) })

async function countOnMap(page: Page): Promise<number> {
  const name = (await map(page).getAttribute('aria-label')) ?? ''
  return Number.parseInt(name.match(/\d+/)?.[0] ?? '', 10)
}

async function countOf(page: Page): Promise<number> {
  const heading = page.locator('#ergebnisse')
  await expect(heading).toHaveText(/\d/)
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}

/** Both change, each when its own answer is there. */
const expectSameCount = (page: Page) =>
  expect(async () => expect(await countOnMap(page)).toBe(await countOf(page))).toPass({ timeout: 10_000 })

async function placeId(page: Page, text: string): Promise<string> {
  const response = await page.request.get('/api/places', { params: { text } })
  return (await response.json()).member[0].id
}

const namesCoveredAndShown = (page: Page): Promise<{ covered: number; areShown: boolean }> =>
  page.locator('.leaflet-marker-icon').evaluateAll((icons) => {
    const names = icons.flatMap((icon) => {
      const name = [...icon.querySelectorAll('[aria-hidden=true]')].at(-1)
      return name?.checkVisibility({ visibilityProperty: true })
        ? [{ icon, box: name.getBoundingClientRect() }]
        : []
    })
    const covered = names.filter(({ icon, box }) =>
      icons.some((other) => {
        const pin = other.getBoundingClientRect()
        const beside = pin.left >= box.right || box.left >= pin.right
        return other !== icon && !beside && pin.top < box.bottom && box.top < pin.bottom
      }),
    )
    return { covered: covered.length, areShown: names.length > 0 }
  })
