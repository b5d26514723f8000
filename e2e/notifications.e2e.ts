import type { Locator, Page } from '@playwright/test'
import { signInWith } from './demo.ts'
import { newCompany } from './people.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

/** Notifications of the specification's section 4 and the design's section 9. */
const t = words('de').common
const needToLogin = t.notifications.needToLogin.title
const close = (title: string) => `${t.ui.close}: ${title}`

test('a notification goes after 30 seconds', async ({ page }) => {
  await page.clock.install()
  await askToLogin(page)
  // The clock goes on by itself too, as long as the test takes.
  await page.clock.runFor(20_000)
  await expect(toasts(page).getByText(needToLogin)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(toasts(page).getByText(needToLogin)).toBeHidden()
})

test('under the pointer, with the focus, in a hidden tab and behind a dialog it stays', async ({ page }) => {
  await page.clock.install()
  await askToLogin(page)
  const shown = toasts(page).getByText(needToLogin)
  await shown.hover()
  await page.clock.runFor(40_000)
  await expect(shown).toBeVisible()
  await page.mouse.move(0, 0)

  await toasts(page)
    .getByRole('button', { name: close(needToLogin) })
    .focus()
  await page.clock.runFor(40_000)
  await expect(shown).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  await setHidden(page, true)
  await page.clock.runFor(40_000)
  await setHidden(page, false)
  await expect(shown).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t.menu, exact: true }).click()
  await page.clock.runFor(40_000)
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await page.mouse.move(0, 800)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(31_000)
  await expect(shown).toBeHidden()
})

test('a key that is queued is not queued again; once dismissed it is', async ({ page }) => {
  await askToLogin(page)
  await goWithin(page, '/nachrichten')
  await expect(page).toHaveURL('/')
  await expect(toasts(page).getByText(needToLogin)).toHaveCount(1)
  await toasts(page)
    .getByRole('button', { name: close(needToLogin) })
    .click()
  await expect(toasts(page).getByText(needToLogin)).toHaveCount(0)
  await goWithin(page, '/nachrichten')
  await expect(toasts(page).getByText(needToLogin)).toHaveCount(1)
})

test('three show at once, the others wait for their turn, and the keyboard goes on at the next', async ({
  page,
}) => {
  const { colleagues } = words('de')
  const manager = await newCompany(page.request, 'Meldungen')
  await signInWith(page, manager.email, manager.password)
  await page.goto('/account#team')
  const invite = page.getByRole('button', { name: colleagues.invite.open })
  const addresses = ['eins', 'zwei', 'drei', 'vier'].map((name) => `${name}.${Date.now()}@example.org`)
  for (const email of addresses) {
    await invite.click()
    await page.getByRole('dialog').getByLabel(colleagues.invite.email).fill(email)
    await page.getByRole('dialog').getByRole('button', { name: colleagues.invite.mail }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const buttons = toasts(page).getByRole('button')
  await expect(buttons).toHaveCount(3)
  await expect(toasts(page)).toContainText('eins.')
  await expect(toasts(page)).not.toContainText('vier.')

  await invite.focus()
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('vier.')
  await expect(buttons).toHaveCount(3)
  for (let left = 3; left > 0; left -= 1) {
    await expect(buttons.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveCount(left - 1)
  }
  await expect(invite).toBeFocused()
})

test('the region is heard: politely, and danger at once', async ({ page, calm }) => {
  await askToLogin(page)
  await expect(toasts(page).getByRole('status')).toContainText(needToLogin)
  await page.route('**/api/login', (route) => route.abort())
  const form = await openLogin(page)
  await form.getByLabel(words('de').accounts.login.email).fill('lena.demo@example.org')
  await form.getByLabel(words('de').accounts.login.password, { exact: true }).fill('irgendwas')
  await form.getByRole('button', { name: words('de').accounts.login.submit, exact: true }).click()
  const alert = toasts(page).getByRole('alert')
  await expect(alert).toContainText(t.notifications.serverError.title)
  await expect(alert).toContainText('(/api/login)')
  await expect(toasts(page).getByRole('status')).not.toContainText(t.notifications.serverError.title)
  calm(/ERR_FAILED/)
})

test('on a phone it is on top, on a wide screen at the bottom right', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askToLogin(page)
  const place = async () => (await toasts(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await expect(async () => {
    const wide = await place()
    expect(wide.x + wide.width).toBeGreaterThan(1400)
    expect(wide.y + wide.height).toBeGreaterThan(860)
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await place()).y).toBeLessThan(20)
  await expect.poll(async () => (await place()).width).toBeGreaterThan(350)
})

const toasts = (page: Page): Locator => page.getByRole('region', { name: t.notifications.label })

async function askToLogin(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await expect(toasts(page).getByText(needToLogin)).toBeVisible()
}

/** Without a new load, which would forget what is queued. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (is) => Object.defineProperty(document, 'hidden', { value: is, configurable: true }),
    hidden,
  )
}

async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: t.nav.login }).click()
  return page.getByRole('form', { name: words('de').accounts.login.title })
}
