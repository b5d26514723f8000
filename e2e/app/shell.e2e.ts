import { paths } from '@tandem/contract/paths'
import { signInAs, signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { at, words } from '../words.ts'

const t = words('de').common

test('the language switch keeps the screen; the theme follows the system until one is chosen, and the choice stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(paths.register())
  await page.getByRole('navigation', { name: t.language }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('en', paths.register()))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').accounts.register.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').accounts.register.title)

  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel(t.theme.label).selectOption('light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('a keyboard reaches the content in one step; a page that takes its time says so, and begins at its heading', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.dashboard())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/OfferSearchPage.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  const nav = page.getByRole('banner').getByRole('navigation', { name: t.mainMenu })
  // The first: what is loading within a page says so further down.
  const status = page.getByRole('status').first()
  await expect(status).toHaveText('')
  await nav.getByRole('link', { name: t.nav.offers }).press('Enter')
  await expect(status).toHaveText(t.loading)
  await expect(status.locator('div')).toBeVisible()
  resolve()
  await expect(page).toHaveURL(paths.offers())
  await expect(status).toHaveText('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a notice that was dismissed stays away', async ({ page }) => {
  const { email, password } = await newApplicant(page.request, 'Hinweis')
  await signInWith(page, email, password)
  await page.goto(paths.dashboard())
  const bar = page.getByRole('region', { name: t.notices })
  // It is gone before the server has heard of it.
  const heard = page.waitForResponse((each) => each.request().method() !== 'GET' && /notice/.test(each.url()))
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  expect((await heard).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a server that fails at the start is said, with a way on', async ({ page, expectComplaint }) => {
  await page.route('**/api/settings', (route) => route.fulfill({ status: 500, body: '{}' }))
  // The home page comes with its settings; this one is drawn in the browser, which a visitor leaves for home.
  await page.goto(paths.dashboard())
  await expect(page.getByText(words('de').failing.server.title)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/settings')
  await page.getByRole('button', { name: t.error.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halb')
  expectComplaint(/500|HTTP 500/)
})

test('a part of the program that does not load is said, after one try by itself', async ({
  page,
  expectComplaint,
}) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.dashboard())
  await page.route(/OfferSearchPage.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByText(words('de').failing.chunk.title)).toBeVisible()
  await page.unroute(/OfferSearchPage.*\.js/)
  await page.getByRole('button', { name: t.error.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  expectComplaint(/ERR_FAILED|dynamically imported/)
})
