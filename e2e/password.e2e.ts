import type { APIRequestContext, Page } from '@playwright/test'
import { openLogin, signIn } from './journey/register.ts'
import { linkInMail } from './mails.ts'
import { newApplicant, type Person } from './people.ts'
import { expect, test } from './test.ts'
import { at, fill, type Locale, locales, words } from './words.ts'

const renewed = 'Acht Anker rosten am Rhein 17'

const messages = {
  de: {
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    short: 'Bitte mindestens 12 Zeichen eingeben.',
    long: 'Bitte höchstens 128 Zeichen eingeben.',
    weak: 'Dieses Passwort ist zu leicht zu erraten. Ein ganzer Satz ist sicherer.',
  },
  en: {
    email: 'Please enter a valid e-mail address.',
    short: 'Please enter at least 12 characters.',
    long: 'Please enter at most 128 characters.',
    weak: 'This password is too easy to guess. A whole sentence is safer.',
  },
}

for (const locale of locales) {
  const t = words(locale).accounts
  const m = messages[locale]

  test(`from a forgotten password to a new one, ${locale}`, async ({ page, request, calm }) => {
    const person = await newApplicant(request, `forgot-${locale}`)
    const elsewhere = await tokenOf(request, person)

    const form = await openLogin(page, locale)
    await form.getByLabel(t.login.email).fill(person.email)
    await form.getByRole('link', { name: t.login.forgotten }).click()
    await expect(page).toHaveURL(at(locale, '/passwort-vergessen'))
    await expect(form).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByLabel(t.login.email)).toHaveValue(person.email)
    await page.getByRole('button', { name: t.forgotten.submit }).click()
    await expectRequested(page, locale, person.email)

    const path = await linkTo(request, person.email)
    await page.goto(at(locale, path))
    await setPassword(page, locale, 'passwort1234')
    const field = page.getByLabel(t.newPassword.label, { exact: true })
    await expect(field).toHaveAccessibleDescription(new RegExp(m.weak))
    await expect(field).toHaveValue('passwort1234')
    await expect(field).toBeFocused()
    await setPassword(page, locale, renewed)
    await expect(page).toHaveURL(at(locale, '/passwort-vergessen/erfolgreich'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.renewed.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const headers = { authorization: `Bearer ${elsewhere}` }
    expect((await request.get('/api/account', { headers })).status()).toBe(401)
    await signIn(page, locale, person.email, renewed)

    await page.goto(at(locale, path))
    await setPassword(page, locale, renewed)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newPassword.invalid.title)
    await page.getByRole('link', { name: t.newPassword.ask }).click()
    await expect(page).toHaveURL(at(locale, '/passwort-vergessen'))
    calm(/status of 4(10|22)/)
  })

  test(`an unknown address is answered like a known one, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/passwort-vergessen'))
    await page.getByLabel(t.login.email).fill('Nobody.Here@example.org ')
    await page.getByLabel(t.login.email).press('Enter')
    await expectRequested(page, locale, 'nobody.here@example.org')
    await page.getByRole('button', { name: t.requested.again }).click()
    await expect(page.getByText(t.requested.sentAgain)).toBeVisible()
    await page.getByRole('link', { name: t.requested.other }).click()
    await expect(page.getByLabel(t.login.email)).toHaveValue('nobody.here@example.org')
  })

  test(`bad input is named at its field and kept, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/passwort-vergessen'))
    const email = page.getByLabel(t.login.email)
    for (const value of ['', '   ', 'jule@', 'jule@example']) {
      await email.fill(value)
      await page.getByRole('button', { name: t.forgotten.submit }).click()
      await expect(email).toHaveAccessibleDescription(m.email)
      await expect(email).toBeFocused()
    }

    await page.goto(at(locale, `/passwort-vergessen/erneuern/${'x'.repeat(43)}`))
    for (const [value, message] of [
      ['', m.short],
      ['elf Zeichen', m.short],
      ['x'.repeat(129), m.long],
    ] as const) {
      await setPassword(page, locale, value)
      const field = page.getByLabel(t.newPassword.label, { exact: true })
      await expect(field).toHaveAccessibleDescription(new RegExp(message))
      await expect(field).toHaveValue(value)
    }
  })

  test(`the step after the request also stands without an address, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/passwort-vergessen/email'))
    await expect(page.getByText(t.requested.general)).toBeVisible()
    await expect(page.getByRole('button', { name: t.requested.again })).toHaveCount(0)
    await page.getByRole('link', { name: t.requested.ask }).click()
    await expect(page).toHaveURL(at(locale, '/passwort-vergessen'))
  })

  test(`a link that is missing or wrong says so and leads to a new one, ${locale}`, async ({
    page,
    calm,
  }) => {
    await page.goto(at(locale, '/passwort-vergessen/erneuern'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newPassword.missing.title)
    for (const token of ['x'.repeat(43), 'y'.repeat(300)]) {
      await page.goto(at(locale, `/passwort-vergessen/erneuern/${token}`))
      await setPassword(page, locale, renewed)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newPassword.invalid.title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await page.getByRole('link', { name: t.newPassword.ask }).click()
    await expect(page).toHaveURL(at(locale, '/passwort-vergessen'))
    calm(/status of 4/)
  })
}

test('without a connection nothing is lost, and it works once it is back', async ({
  page,
  request,
  calm,
}) => {
  const t = words('de').accounts
  const person = await newApplicant(request, 'cut')
  await page.goto('/passwort-vergessen')
  await page.getByLabel(t.login.email).fill(person.email)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: t.forgotten.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.unreached })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: t.forgotten.submit }).click()
  await expectRequested(page, 'de', person.email)

  await page.goto(await linkTo(request, person.email))
  await page.context().setOffline(true)
  await setPassword(page, 'de', renewed)
  await expect(page.getByRole('alert').filter({ hasText: t.unreached })).toBeVisible()
  await expect(page.getByLabel(t.newPassword.label, { exact: true })).toHaveValue(renewed)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: t.newPassword.submit }).click()
  await expect(page).toHaveURL('/passwort-vergessen/erfolgreich')
  calm(/ERR_INTERNET_DISCONNECTED/)
})

test('two clicks on a slow line set the password once', async ({ page }) => {
  let calls = 0
  await page.route('**/api/account/reset-password', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ json: { meta: { status: 'SUCCESS', dataField: 'reset' }, reset: true } })
  })
  const t = words('de').accounts.newPassword
  await page.goto(`/passwort-vergessen/erneuern/${'x'.repeat(43)}`)
  await page.getByLabel(t.label, { exact: true }).fill(renewed)
  await page.getByRole('button', { name: t.submit }).dblclick()
  await expect(page).toHaveURL('/passwort-vergessen/erfolgreich')
  expect(calls).toBe(1)
})

async function expectRequested(page: Page, locale: Locale, email: string): Promise<void> {
  const t = words(locale).accounts.requested
  await expect(page).toHaveURL(at(locale, '/passwort-vergessen/email'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const sentence = fill(t.to, { email }).replace(/<\/?address>/g, '')
  await expect(page.getByText(sentence)).toBeVisible()
}

async function setPassword(page: Page, locale: Locale, password: string): Promise<void> {
  const t = words(locale).accounts.newPassword
  await page.getByLabel(t.label, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.submit }).click()
}

const linkTo = (request: APIRequestContext, email: string) =>
  linkInMail(request, email, /\/passwort-vergessen\/erneuern\/[\w-]+/)

async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const response = await request.post('/api/login', { data: { email, password, locale: 'de' } })
  return (await response.json()).auth.token
}
