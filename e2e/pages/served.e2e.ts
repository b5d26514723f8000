import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

/** With what sets the theme. The budget of the build is `tools/bundle-size.ts`. */
const mostBytesByItself = 8000

/** Marks what was served before the client comes, and counts what is left of it afterwards. */
async function takeOver(page: Page, path: string, change: (html: string) => string = (html) => html) {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    },
  )
  await page.goto(path)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root main *'))
      Object.assign(element, { isServed: true })
  })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => 'started' in document.documentElement.dataset)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll('#root main *')].every((element) => 'isServed' in element),
  )
  return { kept, calls }
}

test('the client takes served pages over as they are, and asks for nothing again', async ({ page }) => {
  for (const path of [paths.home(), `/en${paths.companyFaq()}`]) {
    const { kept, calls } = await takeOver(page, path)
    expect([path, kept, calls]).toEqual([path, true, []])
    await page.unrouteAll()
  }
})

test('a page that is read loads little script by itself, and the client with the first use', async ({
  page,
}) => {
  for (const path of [paths.home(), paths.faq(), paths.contactUs()]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { length, bytes } = await scriptsOf(page)
    expect(length, path).toBeGreaterThan(1)
    expect(bytes, path).toBeLessThan(mostBytesByItself)
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await scriptsOf(page)).bytes).toBeGreaterThan(10 * mostBytesByItself)
  }
})

/** All that the page has loaded of it, as it came over the line. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = all.filter(({ name }) => name.endsWith('.js'))
    return {
      length: scripts.length,
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })

test('a word that differs is noticed', async ({ page, expectComplaint }) => {
  expectComplaint(/#418/)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const { kept } = await takeOver(page, paths.companyFaq(), (html) => html.replace(/<h1[^>]*>/, '$&Falsch '))
  expect(kept).toBe(false)
  expect(complaints).toEqual([expect.stringContaining('#418')])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, newBrowser: true })

  test('questions can be read, searched and followed', async ({ page }) => {
    const t = words('de').pages.faq
    await page.goto(paths.faq())
    await expect(page).toHaveTitle(`${t.title.applicant} – Tandem`)
    await page.getByRole('searchbox').fill('Deltaprüfung')
    await page.getByRole('button', { name: t.search.submit }).click()
    await expect(page.getByRole('main')).toContainText('Deltaprüfung')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('de').common.footer.privacy })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words('de').common.footer.privacy)
  })
})
