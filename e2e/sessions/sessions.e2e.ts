import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signIn } from '../journey/register.ts'
import { demoLogins, demoPassword, signInAs, signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { calls, endSession, expectSentHome, storedSession } from '../people/session.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

/** The rows of the specification's sections 4 and 8 about sessions, one test each. */
const t = words('de').common

test('login stores the token, asks for reference data anew, forgets searches and opens the dashboard', async ({
  page,
}) => {
  await page.goto(paths.home())
  await page.evaluate(() =>
    sessionStorage.setItem('tandem-search-offers', '{"value":"?text=x","storedAt":1}'),
  )
  const loads = calls(page, '/api/system/available-study-interests')
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  await expect(page).toHaveURL(paths.dashboard())
  expect((await storedSession(page)).token).toMatch(/^[\w-]{43}$/)
  await expect.poll(() => loads.length).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-search-offers'))).toBeNull()
})

test('a start with a session that is over reloads once, and ends at home with the reason', async ({
  page,
  expectComplaint,
}) => {
  // The page is not to hear of the end before it starts again.
  await page.route('**/api/events', (route) => route.abort())
  await signInAs(page, 'applicant')
  await openWhole(page, paths.dashboard())
  await endSession(page)
  const loads = countLoads(page)
  await page.reload()
  await expectSentHome(page)
  expect(loads()).toBe(2)
  expect((await storedSession(page)).token).toBeNull()
  expectComplaint(/status of 401|ERR_FAILED/)
})

test('a new tab takes the session over, both refresh and go on, and what ends in one ends in the other', async ({
  page,
  context,
}) => {
  const person = await newApplicant(page.request, 'Zweitab')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.dashboard())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  // A machine with much else to do may answer too late.
  await expect(async () => {
    await other.goto(paths.dashboard())
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(other.url()).pathname).toBe(paths.dashboard())
  }).toPass()
  for (const tab of [page, other, page, other]) {
    const refreshed = tab.waitForResponse('**/api/account/refresh')
    await becomeVisible(tab)
    expect((await refreshed).status()).toBe(200)
  }
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  await logOut(page)
  await expectSentHome(other)
  await other.close()
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
