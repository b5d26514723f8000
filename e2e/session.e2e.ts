import type { Page } from '@playwright/test'
import { demoLogins, demoPassword, signInAs, signInWith } from './demo.ts'
import { openLogin, signIn } from './journey/register.ts'
import { newApplicant } from './people.ts'
import { calls, endSession, expectSentHome, openCalls, storedSession } from './session.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

/** The rows of the specification's sections 4 and 8 about sessions, one test each. */
const t = words('de').common

test('login stores the token, asks for reference data anew, forgets searches and opens the dashboard', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('tandem-search-offers', '{"value":"?text=x","keptAt":1}'))
  const loads = calls(page, '/api/system/available-study-interests')
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  await expect(page).toHaveURL('/dashboard')
  expect((await storedSession(page)).token).toMatch(/^[\w-]{43}$/)
  await expect.poll(() => loads.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-search-offers'))).toBeNull()
})

test('a profile that does not load after the login signs out again', async ({ page, calm }) => {
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }))
  const { login } = words('de').accounts
  const form = await openLogin(page, 'de')
  await form.getByLabel(login.email).fill(demoLogins.applicant)
  await form.getByLabel(login.password, { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  expect((await storedSession(page)).token).toBeNull()
  await expect(page).toHaveURL('/')
  calm(/500/)
})

test('a profile that cannot be asked for keeps the session', async ({ page, calm }) => {
  await page.route('**/api/account', (route) => route.abort())
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByText(t.notifications.serverError.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect((await storedSession(page)).token).not.toBeNull()
  calm(/ERR_FAILED/)
})

test('a start refreshes the session first, then loads the profile', async ({ page }) => {
  await signInAs(page, 'applicant')
  const asked = calls(page, '/api/account')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.slice(0, 2)).toEqual(['/api/account/refresh', '/api/account'])
})

test('a start with a session that is over reloads once, and ends at home with the reason', async ({
  page,
  calm,
}) => {
  // The page is not to hear of the end before it starts again.
  await page.route('**/api/events', (route) => route.abort())
  await signInAs(page, 'applicant')
  await openWhole(page, '/dashboard')
  await endSession(page)
  const loads = countLoads(page)
  await page.reload()
  await expectSentHome(page)
  expect(loads()).toBe(2)
  expect((await storedSession(page)).token).toBeNull()
  calm(/status of 401|ERR_FAILED/)
})

test('the reload happens once in a browser session, then the way home is direct', async ({ page, calm }) => {
  await page.addInitScript(() => sessionStorage.setItem('tandem-reloaded', '1'))
  // The page is not to hear of the end before it starts again.
  await page.route('**/api/events', (route) => route.abort())
  await signInAs(page, 'applicant')
  await openWhole(page, '/dashboard')
  await endSession(page)
  const loads = countLoads(page)
  await page.reload()
  await expectSentHome(page)
  expect(loads()).toBe(1)
  calm(/status of 401|ERR_FAILED/)
})

test('a session that is over does not reload a public page', async ({ page, calm }) => {
  await signInAs(page, 'applicant')
  await openWhole(page, '/impressum')
  await endSession(page)
  const loads = countLoads(page)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
  await expect(page).toHaveURL('/impressum')
  expect(loads()).toBe(1)
  calm(/status of 401/)
})

test('each time the tab becomes visible the session is refreshed', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refreshes = calls(page, '/api/account/refresh')
  for (const times of [1, 2]) {
    const { token } = await storedSession(page)
    await becomeVisible(page)
    // Asked again before it is there, one exchange would serve both.
    await expect.poll(async () => (await storedSession(page)).token).not.toBe(token)
    expect(refreshes).toHaveLength(times)
  }
})

test('a refresh that fails on the server, or reaches none, is only a warning', async ({ page, calm }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/account/refresh', (route) => route.fulfill({ status: 503, json: {} }))
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await becomeVisible(page)
  expect((await warned).text()).toContain('could not be refreshed')
  await page.unroute('**/api/account/refresh')
  await page.route('**/api/account/refresh', (route) => route.abort())
  await becomeVisible(page)
  await expect(page.getByText(t.notifications.serverError.title)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect((await storedSession(page)).token).not.toBeNull()
  calm(/could not be refreshed|status of 503|ERR_FAILED/)
})

for (const status of [400, 401, 403, 404]) {
  test(`a refresh refused with ${status} signs out`, async ({ page, calm }) => {
    await signInAs(page, 'applicant')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/api/account/refresh', (route) => route.fulfill({ status, json: {} }))
    await becomeVisible(page)
    await expectSentHome(page)
    calm(/status of 4/)
  })
}

test('a 401 of another call refreshes; the person hears of an authentication error and stays', async ({
  page,
  calm,
}) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refreshes = calls(page, '/api/account/refresh')
  await page.route('**/api/offers*', (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(
    page.getByRole('alert').filter({ hasText: t.notifications.authenticationError.title }),
  ).toBeVisible()
  expect(refreshes.length).toBeGreaterThan(0)
  await expect(page).toHaveURL('/praktikums-boerse')
  expect((await storedSession(page)).token).not.toBeNull()
  calm(/status of 401/)
})

test('a 401 whose refresh is refused too signs out', async ({ page, calm }) => {
  // The page is not to hear of the end by itself.
  await page.route('**/api/events', (route) => route.abort())
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await endSession(page)
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expectSentHome(page)
  calm(/status of 401|ERR_FAILED/)
})

test('logging out tells the server, and the token is dead', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { token } = await storedSession(page)
  const told = page.waitForResponse('**/api/logout')
  await logOut(page)
  expect((await told).status()).toBe(200)
  await expect(page).toHaveURL('/')
  const answer = await page.request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('logging out without a server still signs out here, with a warning in the console alone', async ({
  page,
  calm,
}) => {
  await signInAs(page, 'applicant')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }))
  const warned = page.waitForEvent('console', (message) => message.text().includes('Logout failed'))
  await logOut(page)
  await warned
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
  expect((await storedSession(page)).token).toBeNull()
  calm(/Logout failed|status of 500/)
})

test('the line is cut: the person reads which address did not answer', async ({ page, calm }) => {
  // A page that begins to hear of events asks for much again.
  await page.route('**/api/events', (route) => route.abort())
  await signInAs(page, 'applicant')
  const open = openCalls(page)
  const last = page.waitForResponse('**/api/system/available-languages*')
  // A page of which no part asks for more once another is there.
  await openWhole(page, '/impressum')
  await last
  // Of several calls that fail only the first is told of.
  await expect.poll(() => [...open]).toEqual([])
  await page.context().setOffline(true)
  await becomeVisible(page)
  const alert = page.getByRole('alert').filter({ hasText: t.notifications.serverError.title })
  await expect(alert).toContainText(t.notifications.serverError.text)
  await expect(alert).toContainText('(/api/account/refresh)')
  await page.context().setOffline(false)
  calm(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be refreshed|Failed to load/)
})

test('two tabs with one session refresh beside each other, and both go on', async ({ page, context }) => {
  const person = await newApplicant(page.request, 'Zweitab')
  await signInWith(page, person.email, person.password)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const copy = JSON.stringify({ state: await storedSession(page), version: 0 })
  const other = await context.newPage()
  await other.addInitScript((stored) => {
    if (!sessionStorage.getItem('tandem-session')) sessionStorage.setItem('tandem-session', stored)
  }, copy)
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  for (const tab of [page, other, page, other]) {
    const refreshed = tab.waitForResponse('**/api/account/refresh')
    await becomeVisible(tab)
    expect((await refreshed).status()).toBe(200)
  }
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  // What ends in one tab ends in the other.
  await logOut(page)
  await expectSentHome(other)
  await other.close()
})

test('every call carries the token and the language, and what is sent its locale', async ({ page }) => {
  const login = page.waitForRequest('**/api/login')
  const account = page.waitForRequest('**/api/account')
  await signIn(page, 'en', demoLogins.applicant, demoPassword)
  expect((await login).postDataJSON().locale).toBe('en')
  const headers = await (await account).allHeaders()
  expect(headers.authorization).toBe(`Bearer ${(await storedSession(page)).token}`)
  expect(headers['accept-language']).toBe('en')
})

/** Until its own start is over: what ends after that is found by the next. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(t.userMenu) })).toBeVisible()
}

/** How often a document was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(t.userMenu) })
    .click()
  await page.getByRole('button', { name: t.nav.logout }).click()
}
