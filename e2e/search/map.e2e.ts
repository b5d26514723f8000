import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').searchMap

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'applicant')
})

test('the map tells of as many offers as the list, and asks nobody else for its land', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(paths.offers())
  await expect.poll(() => countOf(page)).toBeGreaterThan(100)
  expect(asked.some(({ pathname }) => /topojson|MapCanvas/.test(pathname))).toBe(false)

  await page.getByRole('button', { name: words('de').search.view.map, exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await expectSameCount(page)
  expect(asked.some(({ pathname }) => /topojson/.test(pathname))).toBe(true)
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(page.url()).origin]))

  await page.goto(paths.offers({ search: { view: 'map', free: '1', year: '2027' } }))
  await expectSameCount(page)
})

test('on a phone no pin covers the name of a town, and names are left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.offers({ search: { view: 'map' } }))
  await expectSameCount(page)
  const zoomOut = page.getByRole('button', { name: t.zoomOut })
  await expect.poll(() => namesCoveredAndShown(page)).toEqual({ covered: 0, areShown: true })
  await page.getByRole('button', { name: t.zoomIn }).click()
  await expect(zoomOut).toBeEnabled()
  await expect.poll(() => namesCoveredAndShown(page)).toEqual({ covered: 0, areShown: true })
})

const map = (page: Page) => page.getByRole('region', { name: /^Karte der Angebote/ })

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
