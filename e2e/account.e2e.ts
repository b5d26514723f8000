import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { signInAs, signInWith } from './demo.ts'
import { apiAs, newApplicant, newCompany, type Person } from './people.ts'
import { expect, test } from './test.ts'
import { fill, words } from './words.ts'

const t = words('de').account
const common = words('de').common

test('a new name is saved, and the header says it at once', async ({ page }) => {
  await openAs(page, await newApplicant(page.request, 'name'))
  const form = page.getByRole('form', { name: t.sections.daten })
  await form.getByLabel(t.data.firstName).fill('Mirabella')
  await form.getByLabel(t.data.gender).selectOption('diverse')
  await form.getByLabel(t.data.firstName).press('Enter')
  await expect(form.getByText(t.saved, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Mirabella')
  await page.reload()
  await expect(form.getByLabel(t.data.firstName)).toHaveValue('Mirabella')
  await expect(form.getByLabel(t.data.gender)).toHaveValue('diverse')
})

test('what changes elsewhere appears, but not in a field that is being edited', async ({ page }) => {
  const person = await newApplicant(page.request, 'zweimal')
  const listening = page.waitForResponse('**/api/events')
  await openAs(page, person)
  await listening
  const form = page.getByRole('form', { name: t.sections.daten })
  await form.getByLabel(t.data.firstName).fill('Mirabella')
  const as = await apiAs(page.request, person)
  await as('PUT', '/account', { firstName: 'Anders', lastName: 'Anderswo', language: 'de' })
  await expect(form.getByLabel(t.data.lastName)).toHaveValue('Anderswo')
  await expect(form.getByLabel(t.data.firstName)).toHaveValue('Mirabella')
  await expect(page.getByRole('banner')).toContainText('Anders Anderswo')
  await form.getByRole('button', { name: t.data.submit }).click()
  await expect(page.getByRole('banner')).toContainText('Mirabella Anderswo')
})

test('who leaves with something unsaved is asked; another language and signing out are not held up', async ({
  page,
}) => {
  await openAs(page, await newApplicant(page.request, 'gehen'))
  const first = page.getByRole('form', { name: t.sections.daten }).getByLabel(t.data.firstName)
  await first.fill('Ungespeichert')
  const offers = page.getByRole('banner').getByRole('link', { name: common.nav.offers })
  const dialog = page.getByRole('dialog', { name: t.leave.title })
  await offers.click()
  await dialog.getByRole('button', { name: t.leave.stay }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/account')
  await page.getByRole('navigation', { name: common.language }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/account')
  await expect(page.getByLabel(words('en').account.data.firstName)).toHaveValue('Ungespeichert')
  await page.goBack()
  await offers.click()
  await dialog.getByRole('button', { name: t.leave.go }).click()
  await expect(page).toHaveURL('/praktikums-boerse')

  await page.goto('/account')
  await first.fill('Wieder ungespeichert')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  await page.getByRole('button', { name: common.nav.logout }).click()
  await expect(page).toHaveURL('/')
})

test('the language of the mails is chosen at once, and the page’s offered', async ({ page }) => {
  await openAs(page, await newApplicant(page.request, 'sprache'))
  const section = page.getByRole('region', { name: t.sections.sprache })
  await section.getByRole('radio', { name: t.language.en }).click()
  await expect(section.getByText(t.saved, { exact: true })).toBeVisible()
  await section.getByRole('link', { name: t.language.page.en }).click()
  await expect(page).toHaveURL('/en/account#sprache')
  await page.reload()
  const english = words('en').account
  const after = page.getByRole('region', { name: english.sections.sprache })
  await expect(after.getByRole('radio', { name: english.language.en })).toBeChecked()
  await expect(after.getByRole('link')).toHaveCount(0)
})

test('switches apply at once, and jump back with a word when the server does not take them', async ({
  page,
  calm,
}) => {
  await openAs(page, await newApplicant(page.request, 'schalter'))
  const section = page.getByRole('region', { name: t.sections.mitteilungen })
  const messages = section.getByRole('switch', { name: /Neue Nachrichten/ })
  const receipts = section.getByRole('switch', { name: t.mails.receipts })
  await expect(messages).toBeChecked()
  await messages.click()
  await expect(messages).not.toBeChecked()
  await expect(section.getByText(t.mails.intervalOff)).toBeVisible()
  await messages.click()
  await expect(messages).toBeChecked()
  const saved = async (path: string, control: Locator) => {
    const answered = page.waitForResponse(
      (each) => each.url().endsWith(path) && each.request().method() !== 'GET',
    )
    await control.click()
    await answered
  }
  await saved('/api/messaging/settings', section.getByRole('radio', { name: t.mails.intervals.daily }))
  await saved('/api/messaging/settings', receipts)
  await saved('/api/account/subscriptions/tips', section.getByRole('switch', { name: /Tipps/ }))
  await page.reload()
  await expect(section.getByRole('radio', { name: t.mails.intervals.daily })).toBeChecked()
  await expect(receipts).not.toBeChecked()
  await expect(section.getByRole('switch', { name: /Tipps/ })).toBeChecked()

  await page.route('**/api/account/subscriptions/*', (route) => route.fulfill({ status: 500 }))
  await page.route('**/api/messaging/settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await messages.click()
  await expect(section.getByRole('alert')).toContainText(t.mails.undone)
  await expect(messages).toBeChecked()
  await receipts.click()
  await expect(section.getByRole('alert')).toHaveCount(2)
  await expect(receipts).not.toBeChecked()
  calm(/status of 500/)
})

test('the lifetime is shown, and renewed once that is possible', async ({ page }) => {
  const left = { accountLifetime: 12, allowRevalidation: true }
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, account: { ...body.account, ...left } } })
  })
  await openAs(page, await newApplicant(page.request, 'laufzeit'), '/account#laufzeit')
  const section = page.getByRole('region', { name: t.sections.laufzeit })
  await expect(section).toContainText(fill(t.lifetime.left_other, { count: 12 }))
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  const link = page.getByRole('link', { name: fill(common.nav.accountEnding_other, { count: 12 }) })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await section.getByRole('button', { name: t.lifetime.renew }).click()
  await expect(section.getByText(/^Verlängert bis/)).toBeVisible()
  await expect(section.getByRole('button', { name: t.lifetime.renew })).toBeHidden()
})

test('all own data comes as one ZIP; a failure says so', async ({ page, calm }) => {
  await openAs(page, await newApplicant(page.request, 'archiv'))
  const section = page.getByRole('region', { name: t.sections['eigene-daten'] })
  const button = section.getByRole('button', { name: t.export.submit })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toMatch(/^tandem-daten-\d{4}-\d\d-\d\d\.zip$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await expect(section.getByText(t.export.done)).toBeVisible()
  await page.route('**/api/account/export', (route) => route.fulfill({ status: 500 }))
  await button.click()
  await expect(section.getByRole('alert')).toContainText(t.export.failed)
  calm(/status of 500/)
})

test('a link leads to its section, whose heading takes the focus', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/account#laufzeit')
  const heading = page.getByRole('heading', { name: t.sections.laufzeit })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const nav = page.getByRole('navigation', { name: t.sections.label })
  await nav.getByRole('link', { name: t.sections.sprache }).press('Enter')
  await expect(page).toHaveURL('/account#sprache')
  await expect(page.getByRole('heading', { name: t.sections.sprache })).toBeFocused()
  await expect(nav.getByRole('link', { name: t.sections.sprache })).toHaveAttribute('aria-current', 'true')
})

test('a part that does not load says so, and the rest is there', async ({ page, calm }) => {
  // A live event would ask again by itself, and the button be gone before it is pressed.
  await page.route('**/api/events', (route) => route.abort())
  await page.route('**/api/account/sessions', (route) => route.fulfill({ status: 404 }))
  await signInAs(page, 'applicant')
  await page.goto('/account')
  const section = page.getByRole('region', { name: t.sections.geraete })
  await expect(section.getByRole('alert')).toContainText(common.error.load)
  await page.unroute('**/api/account/sessions')
  await section.getByRole('button', { name: common.error.retry }).press('Enter')
  await expect(section.getByText(t.sessions.current)).toBeVisible()
  await expect(section.getByRole('heading', { name: t.sections.geraete })).toBeFocused()
  calm(/status of 404|ERR_FAILED/)
})

test('a company that waits to be confirmed is told so, and finds its colleagues in the menu', async ({
  page,
}) => {
  await openAs(page, await newCompany(page.request, 'wartend'), '/dashboard')
  await expect(page.getByText(words('de').dashboard.pending.title)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  await page.getByRole('link', { name: common.nav.colleagues }).click()
  await expect(page).toHaveURL('/account#team')
  await expect(page.getByText(t.data.pending, { exact: true })).toBeVisible()
})

test('an admin without the second factor that is asked for can do nothing else first', async ({ page }) => {
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({
      response,
      json: { ...body, account: { ...body.account, secondFactorMissing: true } },
    })
  })
  await signInAs(page, 'admin')
  await page.goto('/praktikums-boerse')
  await expect(page).toHaveURL('/account#sicherheit')
  await expect(page.getByText(t.factorFirst.title)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: common.mainMenu }).getByRole('link')).toHaveCount(0)
})

async function openAs(page: Page, { email, password }: Person, path = '/account'): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(path)
}
