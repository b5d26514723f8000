import type { Locator, Page } from '@playwright/test'
import { linkInMail } from '../mails.ts'
import { expect } from '../test.ts'
import { at, type Locale, words } from '../words.ts'

export type NewApplicant = { firstName: string; lastName: string; email: string; password: string }

/** From the home page to a confirmed account, by the link of a real mail. */
export async function registerApplicant(page: Page, locale: Locale, person: NewApplicant): Promise<void> {
  await register(page, locale, person)
  await confirmByMail(page, locale, person)
}

/** From the home page to the filled form, and sends it. */
export async function register(page: Page, locale: Locale, person: NewApplicant): Promise<void> {
  const t = words(locale).accounts
  await page.goto(at(locale, '/'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(locale).common.nav.register })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.register.title)
  await fillRegistration(page, locale, person)
  await page.getByRole('button', { name: t.register.submit }).click()
}

export async function fillRegistration(page: Page, locale: Locale, person: NewApplicant): Promise<void> {
  const t = words(locale).accounts
  await page.getByLabel(t.register.gender).selectOption({ label: t.register.genders.female })
  await page.getByLabel(t.register.firstName).fill(person.firstName)
  await page.getByLabel(t.register.lastName).fill(person.lastName)
  await page.getByLabel(t.register.birthdate).fill('2008-04-17')
  await page.getByLabel(t.register.email).fill(person.email)
  await page.getByLabel(t.register.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox').check()
}

/** Follows the mail's link and confirms. Answers the link's path. */
export async function confirmByMail(page: Page, locale: Locale, person: NewApplicant): Promise<string> {
  const t = words(locale).accounts
  await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
  const link = await linkInMail(
    page.request,
    person.email,
    /https?:\/\/[^\s"<]+\/registrierung-verifikation\/[\w-]+/,
  )
  const { pathname } = new URL(link)
  await page.goto(pathname)
  await page.getByRole('button', { name: t.verify.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmed.title)
  return pathname
}

/** The header's login form, from the home page. */
export async function openLogin(page: Page, locale: Locale): Promise<Locator> {
  const t = words(locale)
  await page.goto(at(locale, '/'))
  await page.getByRole('banner').getByRole('button', { name: t.common.nav.login }).click()
  return page.getByRole('form', { name: t.accounts.login.title })
}

/** Signs in by the header's form, as every account type does. */
export async function signIn(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  const t = words(locale).accounts.login
  const form = await openLogin(page, locale)
  await form.getByLabel(t.email).fill(email)
  await form.getByLabel(t.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: t.submit }).click()
  await expect(page).toHaveURL(at(locale, '/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
