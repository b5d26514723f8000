import type { Page } from '@playwright/test'
import { signInWith } from './demo.ts'
import { signIn } from './journey/register.ts'
import { newApplicant, type Person } from './people.ts'
import { endSession } from './session.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

/** A session that ends by itself keeps what was typed and says so; signing out keeps nothing. */
const { account, common, deletion } = words('de')
const firstNameOf = (page: Page) =>
  page.getByRole('form', { name: account.sections.daten }).getByLabel(account.data.firstName)

test('what was typed into the account is there again after a session that ended', async ({ page, calm }) => {
  const person = await newApplicant(page.request, 'bleibt')
  await openAccount(page, person)
  await firstNameOf(page).fill('Mirabella')
  await page.getByLabel(account.password.current, { exact: true }).fill('Nie aufheben 123!')
  await endAndLeave(page)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nie aufheben')

  await signIn(page, 'de', person.email, person.password, '/account')
  await expect(firstNameOf(page)).toHaveValue('Mirabella')
  await expect(page.getByText(account.found.text)).toBeVisible()
  await page.getByRole('button', { name: account.data.submit }).click()
  await expect(page.getByText(account.saved, { exact: true })).toBeVisible()
  await expect(page.getByText(account.found.text)).toBeHidden()
  await page.reload()
  await expect(firstNameOf(page)).toHaveValue('Mirabella')
  await expect(page.getByText(account.found.text)).toBeHidden()
  calm(/status of 401/)
})

test('the answers on the way to deletion are there again, and nobody else finds them', async ({
  page,
  calm,
}) => {
  const person = await newApplicant(page.request, 'gruende')
  const other = await newApplicant(page.request, 'andere')
  await openAs(page, person, '/account/loeschen')
  await page.getByRole('radio', { name: deletion.reason.own.other }).click()
  await page.getByLabel(deletion.comment.label).fill('Mehr Angebote in Ulm')
  await endAndLeave(page)
  await signIn(page, 'de', person.email, person.password, '/account/loeschen')
  await expect(page.getByRole('radio', { name: deletion.reason.own.other })).toBeChecked()
  await expect(page.getByLabel(deletion.comment.label)).toHaveValue('Mehr Angebote in Ulm')

  await endAndLeave(page)
  await signIn(page, 'de', other.email, other.password)
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-unsaved'))).toBeNull()
  calm(/status of 401/)
})

test('who signs out leaves nothing typed behind', async ({ page }) => {
  await openAccount(page, await newApplicant(page.request, 'geht'))
  await firstNameOf(page).fill('Mirabella')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tandem-unsaved')))
    .toContain('Mirabella')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: new RegExp(common.userMenu) }).click()
  await page.getByRole('button', { name: common.nav.logout }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-unsaved'))).toBeNull()
})

const openAccount = (page: Page, person: Person) => openAs(page, person, '/account')

async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await signInWith(page, person.email, person.password)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function endAndLeave(page: Page): Promise<void> {
  await endSession(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/')
  await expect(page.getByText(common.notifications.needToLogin.unsaved)).toBeVisible()
}
