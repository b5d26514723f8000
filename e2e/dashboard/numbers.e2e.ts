import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').dashboard
const found = words('de').applications.received.found_other
const received = paths.receivedApplications()

test('each number about received applications opens the list of just those', async ({ page }) => {
  await signInAs(page, 'company')
  await page.goto(paths.dashboard())
  const tables = page.getByText(t.figures.table)
  await expect(tables).toHaveCount(3)
  for (const table of await tables.all()) await table.click()
  const numbers = await readNumbers(page)
  // The steps of the funnel, its table, what is new, the offers and the months.
  expect(numbers.length).toBeGreaterThan(40)
  const counts = new Map(numbers.map(({ href, count }) => [href, count]))
  for (const { href, count } of numbers) expect(counts.get(href), href).toBe(count)
  const total = Math.max(...counts.values())
  await page.goto(received)
  // Of the twelve months two are enough.
  for (const [href, count] of [...counts].slice(0, 16)) {
    // Within the page: the list is loaded once, and each address narrows it down.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, href)
    const main = page.getByRole('main')
    // More rows are drawn as one scrolls.
    if (count <= 20) await expect(main.locator('tbody tr'), href).toHaveCount(count)
    else if (count < total) await expect(main.getByText(fill(found, { count, total }))).toBeAttached()
  }
})

/** Where the links to the list lead, and the number in their words. */
function readNumbers(page: Page): Promise<{ href: string; count: number }[]> {
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links, list) => {
      const found = links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(link.textContent?.match(/\d+/)?.[0] ?? Number.NaN),
      }))
      return found.filter(({ href, count }) => href.startsWith(`${list}?`) && !Number.isNaN(count))
    }, received as string)
}
