import { signInAs } from './demo.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

const t = words('de').common

test('the language switch keeps the screen, and the texts come as one chunk', async ({ page }) => {
  await page.goto('/registrierung')
  await page.getByRole('navigation', { name: t.language }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/registrierung')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').accounts.register.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').accounts.register.title)
})

test('a page that takes its time to come says so', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/OfferSearchPage.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  const nav = page.getByRole('banner').getByRole('navigation', { name: t.mainMenu })
  // The first: what is loading within a page says so further down.
  const status = page.getByRole('status').first()
  await expect(status).toHaveText('')
  await nav.getByRole('link', { name: t.nav.offers }).click()
  await expect(status).toHaveText(t.loading)
  await expect(status.locator('div')).toBeVisible()
  resolve()
  await expect(page).toHaveURL('/praktikums-boerse')
  await expect(status).toHaveText('')
})

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel(t.theme.label).selectOption('light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('the user menu opens under the company’s name, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await signInAs(page, 'company')
  await page.goto('/dashboard')
  const trigger = page.getByRole('banner').getByRole('button', { name: new RegExp(t.userMenu) })
  await trigger.click()
  const menu = page.getByRole('navigation', { name: t.userMenu })
  await expect(menu.getByText('Wolkenwerk Software GmbH')).toBeVisible()
  await expect(menu.getByRole('link', { name: t.nav.received })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('on a phone one sheet holds everything, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: t.menu, exact: true }).press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('link', { name: t.nav.offers }).press('Enter')
  await expect(page).toHaveURL('/praktikums-boerse')
  await expect(sheet).toBeHidden()
})

test('a keyboard reaches the content in one step, and a new screen begins at its heading', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: t.nav.offers }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the way back leads to where the list was left', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/praktikums-boerse')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .nth(12)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/unternehmen\/angebot\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})

test('a notice that was dismissed stays away', async ({ page }) => {
  await signInAs(page, 'colleague')
  await page.goto('/dashboard')
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

test('an answer from before a notice was dismissed does not bring it back', async ({ page }) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  const notice = { key: 'wartung', type: 'warning', title: 'Wartung', desc: 'Am Sonntag.' }
  let asked = 0
  await page.route('**/api/notices', async (route) => {
    asked += 1
    const member = asked < 3 ? [notice] : []
    if (asked === 2) await late
    await route.fulfill({ json: { meta: { status: 'SUCCESS', dataField: 'notices' }, notices: member } })
  })
  await page.route('**/api/notices/*/dismissal', (route) =>
    route.fulfill({ json: { meta: { status: 'SUCCESS', dataField: 'dismissed' }, dismissed: true } }),
  )
  // A page that begins to hear of events asks for the notices again.
  await page.route('**/api/events', async (route) => {
    await shown
    await route.continue()
  })
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  const bar = page.getByRole('region', { name: t.notices })
  await expect(bar).toContainText(notice.title)
  show()
  await expect.poll(() => asked).toBe(2)
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  answer()
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  await expect(bar).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a server that fails at the start is said, with a way on', async ({ page, calm }) => {
  await page.route('**/api/settings', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')
  await expect(page.getByText(t.error.title)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/settings')
  await page.getByRole('button', { name: t.error.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halb')
  calm(/500|HTTP 500/)
})

test('a part of the program that does not load is said, after one try by itself', async ({ page, calm }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await page.route(/OfferSearchPage.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByText(t.error.chunkTitle)).toBeVisible()
  await page.unroute(/OfferSearchPage.*\.js/)
  await page.getByRole('button', { name: t.error.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  calm(/ERR_FAILED|dynamically imported/)
})

test('an unreachable server is named with its address', async ({ page, calm }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await page.route('**/api/offers*', (route) => route.abort())
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByText(t.notifications.serverError.title)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/\(\/api\/offers/)).toBeVisible()
  calm(/ERR_FAILED/)
})
