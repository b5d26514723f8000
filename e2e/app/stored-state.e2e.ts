import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signIn } from '../journey/register.ts'
import { demoLogins, demoPassword, signInAs } from '../people/demo.ts'
import { calls, expectSentHome } from '../people/session.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

/** What the browser keeps between pages, and what it does without (specification, sections 4 and 8). */
const t = words('de').common

test('the session is kept in the session storage, where that is refused in the local one, else nowhere', async ({
  page,
}) => {
  await refuseStorage(page, ['sessionStorage'])
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  const kept = await page.evaluate(() => localStorage.getItem('tandem-session'))
  expect(JSON.parse(kept ?? '{}').state.token).toMatch(/^[\w-]{43}$/)
  await page.reload()
  await expect(page).toHaveURL(paths.dashboard())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a browser that keeps nothing at all can be used, until the page is left', async ({ page }) => {
  await refuseStorage(page, ['sessionStorage', 'localStorage'])
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  await page.getByRole('link', { name: t.nav.offers }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').offers.title)
  await page.reload()
  await expectSentHome(page)
})

test('lists that do not load are logged only: the screen goes on without them', async ({
  page,
  expectComplaint,
}) => {
  await page.route('**/api/system_data/countries*', (route) => route.fulfill({ status: 500, json: {} }))
  await signInAs(page, 'applicant')
  const logged = page.waitForEvent('console', (message) => message.text().includes('Reference data'))
  await page.goto(paths.dashboard())
  expect((await logged).type()).toBe('warning')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expectComplaint(/Reference data could not be loaded|status of 500/)
})

test.describe('with a clock of its own', () => {
  // It is its context's for good.
  test.use({ newBrowser: true })

  test('reference data is asked for again after an hour and in another language, not before', async ({
    page,
  }) => {
    await signInAs(page, 'applicant')
    // As on the first visit, and nothing that the page before still waits for.
    await page.goto('robots.txt')
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith('tandem-reference')) sessionStorage.removeItem(key)
      }
    })
    await page.clock.install()
    const loads = calls(page, '/api/system/available-subject-areas')
    await page.goto(paths.dashboard())
    await visit(page, t.nav.offers)
    // Half an hour is longer than a request may take: all lists are here.
    const stored = () => page.evaluate(() => Object.keys(sessionStorage).join())
    await expect.poll(stored).toContain('tandem-reference-version-de')
    const before = loads.length
    await page.clock.fastForward('30:00')
    await visit(page, t.nav.dashboard)
    expect(loads).toHaveLength(before)
    await page.clock.fastForward('31:00')
    await visit(page, t.nav.offers)
    await expect.poll(() => loads.length).toBeGreaterThan(before)
    const inEnglish = page.waitForRequest(
      (request) =>
        request.url().includes('/available-subject-areas') && request.headers()['accept-language'] === 'en',
    )
    await page.getByRole('navigation', { name: t.language }).getByRole('link', { name: 'English' }).click()
    await inEnglish
  })

  test('a part of the program that has not come after two minutes is said to be missing', async ({
    page,
    expectComplaint,
  }) => {
    await signInAs(page, 'applicant')
    await page.clock.install()
    await page.goto(paths.dashboard())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(/OfferSearchPage.*\.js/, () => {})
    const asked = page.waitForRequest(/OfferSearchPage.*\.js/)
    await page.getByRole('link', { name: t.nav.offers }).first().click()
    await asked
    await page.clock.fastForward('01:59')
    await expect(page.getByText(words('de').failing.chunk.title)).toBeHidden()
    // Once it tries again by itself.
    const again = page.waitForRequest(/OfferSearchPage.*\.js/)
    await page.clock.fastForward('00:02')
    await again
    await page.clock.fastForward('02:01')
    await expect(page.getByText(words('de').failing.chunk.title)).toBeVisible()
    expectComplaint(/ChunkLoadError|took too long/)
  })
})

/** Until it has been left, the page before has a heading too. */
async function visit(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: t.mainMenu }).getByRole('link', { name, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** As a browser does that blocks all site data. */
const refuseStorage = (page: Page, names: string[]) =>
  page.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  }, names)
