import type { Locator, Page } from '@playwright/test'
import { localizePath, paths } from '@tandem/contract/paths'
import { linkInMail } from '../people/mails.ts'
import { expect } from '../test.ts'
import { at, type Locale, words } from '../words.ts'

export type Newcomer = { firstName: string; lastName: string; email: string; password: string }

export const newcomer = (name: string): Newcomer => ({
  firstName: 'Jule',
  lastName: 'Sommerfeld',
  email: `${name}.${Date.now()}@example.org`,
  password: 'Sieben Segel tanzen um Ulm 42',
})

/** From the home page to a confirmed account, by the link of a real mail. */
export async function registerApplicant(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  await register(page, locale, person)
  await confirmByMail(page, locale, person)
}

/** From the home page to the filled form, and sends it. */
export async function register(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const t = words(locale).accounts
  await page.goto(at(locale, paths.home()))
  await page
    .getByRole('banner')
    .getByRole('link', { name: words(locale).common.nav.register })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.register.title)
  await chooseSide(page, locale, 'applicant')
  await fillRegistration(page, locale, person)
  await page.getByRole('button', { name: t.register.submit }).click()
}

async function chooseSide(page: Page, locale: Locale, side: 'applicant' | 'company'): Promise<void> {
  const { types } = words(locale).accounts.register
  await page.getByRole('radio', { name: types[side] }).check()
}

async function fillRegistration(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const t = words(locale).accounts
  await page.getByLabel(t.register.fields.gender).selectOption({ label: t.register.genders.female })
  await page.getByLabel(t.register.fields.firstName).fill(person.firstName)
  await page.getByLabel(t.register.fields.lastName).fill(person.lastName)
  await page.getByLabel(t.register.fields.birthdate).fill('2008-04-17')
  await page.getByLabel(t.register.fields.email).fill(person.email)
  await page.getByLabel(t.register.fields.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: consent[locale] }).check()
}

export async function fillCompany(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const t = words(locale).accounts.register.fields
  await page.getByLabel(t.companyName).fill('Sommerfeld Maschinenbau GmbH')
  await page.getByLabel(t.street).fill('Werkstraße 3')
  await page.getByLabel(t.zip).fill('76131')
  await page.getByLabel(t.town, { exact: true }).fill('Karlsruhe')
  await page.getByLabel(t.www).fill('www.example.org')
  await page.getByLabel(t.firstName).fill(person.firstName)
  await page.getByLabel(t.lastName).fill(person.lastName)
  await page.getByLabel(t.phone).fill('030 23125-0')
  await page.getByLabel(t.email).fill(person.email)
  await page.getByLabel(t.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: consent[locale] }).check()
}

/** The box whose text holds links. */
const sentTitle = { de: /haben (dir|Ihnen) eine E-Mail geschickt/, en: /have sent you an e-mail/ }

export const consent = { de: /Nutzungsbedingungen/, en: /terms of use/ }

/** Follows the mail's link and confirms. Answers the link's path. */
export async function confirmByMail(
  page: Page,
  locale: Locale,
  person: Newcomer,
  confirmed = words(locale).accounts.confirmed.applicant.title,
  findLink = (to: string, start: string) => linkInMail(page.request, to, start),
): Promise<string> {
  const t = words(locale).accounts
  // Companies are told the same as "Sie".
  await expect(page.getByRole('heading', { name: sentTitle[locale] })).toBeVisible()
  const start = at(locale, paths.verifyRegistration({ token: '' }))
  const path = await findLink(person.email, start)
  await page.goto(path)
  await page.getByRole('button', { name: t.verify.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed)
  return path
}

/** The header's login form, from the home page. */
export async function openLogin(page: Page, locale: Locale): Promise<Locator> {
  const t = words(locale)
  await page.goto(at(locale, paths.home()))
  await page.getByRole('banner').getByRole('button', { name: t.common.nav.login }).click()
  return page.getByRole('form', { name: t.signIn.login.title })
}

/** Where the first login of an applicant leads. */
export const firstQuestion = paths.onboarding({ search: { schritt: 'qualification' } })

/**
 * Signs in by the header's form, as every account type does, and lands where a link before has led; else on the
 * dashboard, at which a newcomer arrives by leaving the first questions for later.
 */
export async function signIn(
  page: Page,
  locale: Locale,
  email: string,
  password: string,
  landsAt?: string,
): Promise<void> {
  const t = words(locale).signIn.login
  const form = await openLogin(page, locale)
  await form.getByLabel(t.email).fill(email)
  await form.getByLabel(t.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: t.submit, exact: true }).click()
  const landings = landsAt ? [landsAt] : [paths.dashboard(), firstQuestion]
  const isLanding = ({ pathname, search }: URL) =>
    landings.some((path) => localizePath(path, locale) === pathname + search)
  await expect(page).toHaveURL(isLanding)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (landsAt || new URL(page.url()).pathname === localizePath(paths.dashboard(), locale)) return
  await page.getByRole('link', { name: words(locale).onboarding.laterLong }).click()
  await expect(page).toHaveURL(localizePath(paths.dashboard(), locale))
}
