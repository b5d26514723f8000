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
    await goWithin(page, href)
    const main = page.getByRole('main')
    // More rows are drawn as one scrolls.
    if (count <= 20) await expect(main.locator('tbody tr'), href).toHaveCount(count)
    else if (count < total) await expect(main.getByText(fill(found, { count, total }))).toBeAttached()
  }
})

test('an applicant’s numbers open just what they count', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.dashboard())
  const main = page.getByRole('main')
  const unread = main.getByRole('link', { name: /^\d+ ungelesen$/ })
  await expect(unread).toBeVisible()
  const lists = await main.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number(link.textContent?.match(/\d+/)?.[0] ?? Number.NaN),
    })),
  )
  const countOf = (href: string) => lists.find((link) => link.href === href)?.count
  const running = await main.getByRole('link', { name: /läuft|laufen/ }).getAttribute('href')
  const counts = ['positive', 'neutral', 'negative'].map((category) =>
    countOf(`${paths.bookmarks()}#spalte-${category}`),
  )
  const all = countOf(paths.bookmarks())
  expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(all)
  const messages = await unread.getAttribute('href')

  await main.locator(`a[href="${running}"]`).first().click()
  const sent = main.getByRole('region', { name: words('de').applications.own.applications })
  await expect(sent.getByRole('heading', { level: 3 })).toHaveCount(countOf(running ?? '') ?? 0)
  await page.goBack()
  await unread.click()
  await expect(page).toHaveURL(messages ?? '')
  await expect(page.getByRole('link', { name: /ungelesen/ })).toHaveCount(1)

  await page.goBack()
  await main.locator('a[href$="#spalte-neutral"]').click()
  const column = page.getByRole('region', { name: words('de').bookmarks.category.neutral })
  await expect(column.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(column.getByRole('article')).toHaveCount(counts[1] ?? 0)
  await expect(page.getByRole('article')).toHaveCount(all ?? 0)
})

test('an admin’s numbers open just what they count', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto(paths.dashboard())
  const numbers = page.getByRole('region', { name: t.numbers.title })
  await expect(numbers.getByRole('link')).toHaveCount(4)
  const links = await numbers
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
    )
  for (const { href, text } of links) {
    const [number = ''] = text.match(/[\d.]+/) ?? []
    await goWithin(page, href)
    // The list of free places is one of offers that have some.
    const counted = href.includes('free=') ? /\d+ Angebote/ : number
    await expect(page.getByRole('main'), href).toContainText(counted)
  }
})

/** Within the page, so that it is loaded once. */
const goWithin = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, href)

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
