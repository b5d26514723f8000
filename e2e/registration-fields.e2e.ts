import type { Page } from '@playwright/test'
import { chooseSide, consent } from './journey/register.ts'
import { apiAs, demoCompany } from './people.ts'
import { expect, test } from './test.ts'
import { at, type Locale, locales, words } from './words.ts'

const messages = {
  de: {
    required: 'Bitte ausfüllen.',
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    date: 'Bitte ein gültiges Datum eingeben.',
    short: 'Bitte mindestens 12 Zeichen eingeben.',
    long: (max: number) => `Bitte höchstens ${max} Zeichen eingeben.`,
    phone: 'Bitte eine Telefonnummer eingeben, zum Beispiel 030 23125-0.',
    website: 'Bitte eine Internetadresse eingeben, zum Beispiel www.beispiel.de.',
    consent: 'Bitte den Nutzungsbedingungen zustimmen.',
  },
  en: {
    required: 'Please fill this in.',
    email: 'Please enter a valid e-mail address.',
    date: 'Please enter a valid date.',
    short: 'Please enter at least 12 characters.',
    long: (max: number) => `Please enter at most ${max} characters.`,
    phone: 'Please enter a phone number, such as 030 23125-0.',
    website: 'Please enter a web address, such as www.example.com.',
    consent: 'Please agree to the terms of use.',
  },
}

type Field = keyof ReturnType<typeof fieldsIn>
const fieldsIn = (locale: Locale) => words(locale).accounts.register.fields

for (const locale of locales) {
  const t = words(locale).accounts.register
  const m = messages[locale]
  const person: [Field, string, string][] = [
    ['firstName', '', m.required],
    ['firstName', '   ', m.required],
    ['firstName', 'x'.repeat(101), m.long(100)],
    ['lastName', '', m.required],
    ['lastName', 'x'.repeat(101), m.long(100)],
    ['email', '', m.email],
    ['email', 'jule@', m.email],
    ['email', 'jule@example', m.email],
    ['password', '', m.short],
    ['password', 'elf Zeichen', m.short],
    ['password', 'x'.repeat(129), m.long(128)],
  ]

  test(`every field of an applicant's registration names what is wrong, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/registrierung/bewerber'))
    await expectFirstSummary(page, locale, [
      'firstName',
      'lastName',
      'gender',
      'birthdate',
      'email',
      'password',
    ])
    await expect(page.getByLabel(t.fields.gender)).toHaveAccessibleDescription(m.required)
    await expectMessages(page, locale, [...person, ['birthdate', '', m.date]])
  })

  test(`every field of a company's registration names what is wrong, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/registrierung/bewerber'))
    await chooseSide(page, locale, 'company')
    await expectFirstSummary(page, locale, [
      ...(['companyName', 'street', 'zip', 'town', 'www'] as const),
      ...(['firstName', 'lastName', 'phone', 'email', 'password'] as const),
    ])
    await expectMessages(page, locale, [
      ...person,
      ['companyName', '', m.required],
      ['companyName', 'x'.repeat(201), m.long(200)],
      ['street', '', m.required],
      ['street', 'x'.repeat(201), m.long(200)],
      ['zip', '', m.required],
      ['zip', '12345678901', m.long(10)],
      ['town', '', m.required],
      ['town', 'x'.repeat(101), m.long(100)],
      ['www', '', m.website],
      ['www', 'keine Adresse', m.website],
      ['www', `www.${'x'.repeat(200)}.de`, m.long(200)],
      ['phone', '', m.phone],
      ['phone', 'abc', m.phone],
      ['phone', '1'.repeat(41), m.long(40)],
    ])
  })

  test(`every field of a colleague's registration names what is wrong, ${locale}`, async ({
    page,
    request,
  }) => {
    const as = await apiAs(request, demoCompany)
    const { invitation } = await as<{ invitation: { link: string } }>(
      'POST',
      '/company-profile/colleagues/invitation',
      { permissions: [] },
    )
    await page.goto(at(locale, new URL(invitation.link).pathname))
    await expectFirstSummary(page, locale, ['firstName', 'lastName', 'email', 'password'])
    await expectMessages(page, locale, [...person, ['phone', 'abc', m.phone]])
  })
}

/** Sends the empty form: the first field has the focus, and the summary names each, the consent last. */
async function expectFirstSummary(page: Page, locale: Locale, expected: Field[]): Promise<void> {
  const t = words(locale).accounts.register
  await page.getByRole('button', { name: t.submit }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText(t.errors)
  await expect(field(page, locale, expected[0] ?? 'firstName')).toBeFocused()
  const entries = await summary.getByRole('button').allTextContents()
  expect(entries.map((entry) => entry.split(':')[0])).toEqual([
    ...expected.map((name) => t.fields[name]),
    messages[locale].consent,
  ])
  await expect(page.getByRole('checkbox', { name: consent[locale] })).toHaveAccessibleDescription(
    messages[locale].consent,
  )
  await summary.getByRole('button').nth(1).click()
  await expect(field(page, locale, expected[1] ?? 'lastName')).toBeFocused()
}

async function expectMessages(page: Page, locale: Locale, bad: [Field, string, string][]): Promise<void> {
  for (const [name, value, message] of bad) {
    const input = field(page, locale, name)
    await input.fill(value)
    await input.blur()
    await expect(input, `${name}: ${value.slice(0, 20)}`).toHaveAccessibleDescription(
      new RegExp(`^${literal(message)}`),
    )
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveValue(value)
  }
}

const field = (page: Page, locale: Locale, name: Field) =>
  page.getByRole('main').getByLabel(fieldsIn(locale)[name], { exact: name !== 'birthdate' })

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
