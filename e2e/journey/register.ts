import type { Page } from '@playwright/test'
import { linkInMail } from '../mails.ts'
import { expect } from '../test.ts'
import { at, type Locale, words } from '../words.ts'

export type NewApplicant = { firstName: string; lastName: string; email: string; password: string }

/** From the home page to a confirmed account, by the link of a real mail. */
export async function registerApplicant(page: Page, locale: Locale, person: NewApplicant): Promise<void> {
  const t = words(locale).accounts
  await page.goto(at(locale, '/'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(locale).common.nav.register })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.register.title)

  await page.getByLabel(t.register.gender).selectOption({ label: t.register.genders.female })
  await page.getByLabel(t.register.firstName).fill(person.firstName)
  await page.getByLabel(t.register.lastName).fill(person.lastName)
  await page.getByLabel(t.register.birthdate).fill('2008-04-17')
  await page.getByLabel(t.register.email).fill(person.email)
  await page.getByLabel(t.register.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t.register.submit }).click()
  await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()

  const link = await linkInMail(
    page.request,
    person.email,
    /https?:\/\/[^\s"<]+\/registrierung-verifikation\/[\w-]+/,
  )
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: t.verify.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmed.title)
}

/** Signs in by the header's form, as every account type does. */
export async function signIn(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  const t = words(locale)
  await page.goto(at(locale, '/'))
  await page.getByRole('banner').getByRole('button', { name: t.common.nav.login }).click()
  await page.getByLabel(t.accounts.login.email).fill(email)
  await page.getByLabel(t.accounts.login.password, { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: t.accounts.login.submit }).click()
  await expect(page).toHaveURL(at(locale, '/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
