import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signIn } from '../journey/register.ts'
import { signInWith } from '../people/demo.ts'
import { newApplicant, type Person } from '../people/people.ts'
import { endSession } from '../people/session.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

/** A session that ends by itself keeps what was typed and says so; signing out keeps nothing. */
const { account, applications, common, privacy, signIn: signInWords, signInSections } = words('de')
const saved = /^Gespeichert um/
const firstNameOf = (page: Page) =>
  page.getByRole('form', { name: account.sections.daten }).getByLabel(account.data.firstName)

test('what is written on while the session ends elsewhere is there after signing in over it, and is saved', async ({
  page,
  expectComplaint,
}) => {
  // The page is not to hear of the end by itself.
  await page.route('**/api/events', (route) => route.abort())
  const person = await newApplicant(page.request, 'weiter')
  await openAs(page, person, paths.ownProfile())
  const about = page.getByLabel(applications.editor['ueber-mich'].label)
  await about.fill('Ich baue')
  await expect(page.getByText(saved)).toBeVisible()
  await endSession(page)
  await about.pressSequentially(' Drohnen.')
  await signInOver(page, person)
  await expect(about).toBeFocused()
  await expectSaved(page, about, 'Ich baue Drohnen.')
  expectComplaint(/status of 401|ERR_FAILED/)
})

test('what was typed is there again after a session that ended, and a reload; nobody else finds it', async ({
  page,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'bleibt')
  await openAs(page, person, paths.account())
  await firstNameOf(page).fill('Mirabella')
  await page.getByLabel(signInSections.password.current, { exact: true }).fill('Nie aufheben 123!')
  await endSession(page)
  await becomeVisible(page)
  await expect(page.getByRole('dialog', { name: signInWords.suspended.title })).toBeVisible()
  await page.reload()
  await expectToldToSignIn(page)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nie aufheben')

  await signIn(page, 'de', person.email, person.password, paths.account())
  await expect(firstNameOf(page)).toHaveValue('Mirabella')
  await expect(page.getByText(signInSections.found.text)).toBeVisible()
  await page.getByRole('button', { name: account.data.submit }).click()
  await expect(page.getByText(account.saved, { exact: true })).toBeVisible()
  await expect(page.getByText(signInSections.found.text)).toBeHidden()
  await page.reload()
  await expect(firstNameOf(page)).toHaveValue('Mirabella')
  await expect(page.getByText(signInSections.found.text)).toBeHidden()

  // The answers on the way to deletion too.
  await page.goto(paths.deleteAccount())
  await page.getByRole('radio', { name: privacy.reason.own.other }).click()
  await page.getByLabel(privacy.comment.label).fill('Mehr Angebote in Ulm')
  await endAndLeave(page)
  await signIn(page, 'de', person.email, person.password, paths.deleteAccount())
  await expect(page.getByRole('radio', { name: privacy.reason.own.other })).toBeChecked()
  await expect(page.getByLabel(privacy.comment.label)).toHaveValue('Mehr Angebote in Ulm')

  await endAndLeave(page)
  const other = await newApplicant(page.request, 'andere')
  await signIn(page, 'de', other.email, other.password)
  await expect(page).toHaveURL(paths.dashboard())
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-unsaved'))).toBeNull()

  // Who signs out leaves nothing typed behind.
  await page.goto(paths.account())
  await firstNameOf(page).fill('Mirabella')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('tandem-unsaved')))
    .toContain('Mirabella')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: new RegExp(common.userMenu) }).click()
  await page.getByRole('button', { name: common.nav.logout }).click()
  await expect(page).toHaveURL(paths.home())
  expect(await page.evaluate(() => sessionStorage.getItem('tandem-unsaved'))).toBeNull()
  expectComplaint(/status of 401/)
})

async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await signInWith(page, person.email, person.password)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function endAndLeave(page: Page): Promise<void> {
  await endSession(page)
  await becomeVisible(page)
  await expectToldToSignIn(page)
}

const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function expectToldToSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByText(common.notifications.needToLogin.unsaved)).toBeVisible()
}

/** In the dialog over the page. */
async function signInOver(page: Page, { email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: signInWords.suspended.title })
  await dialog.getByLabel(signInWords.login.email).fill(email)
  await dialog.getByLabel(signInWords.login.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: signInWords.login.submit, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Here and on the server. */
async function expectSaved(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toHaveValue(text)
  await expect(page.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(text)
}
