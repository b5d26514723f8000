import type { Page } from '@playwright/test'
import { signInWith } from './demo.ts'
import { newApplicant, newCompany, type Person } from './people.ts'
import { expect, test } from './test.ts'
import { at, type Locale, locales, words } from './words.ts'

/** What each wrong input at a field is told, word for word. */
const told = {
  de: {
    required: 'Bitte ausfüllen.',
    tooLong: 'Bitte höchstens 100 Zeichen eingeben.',
    date: 'Bitte ein gültiges Datum eingeben.',
    birthdate: 'Bitte das Geburtsdatum prüfen.',
    phone: 'Bitte eine Telefonnummer eingeben, zum Beispiel 030 23125-0.',
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    emailUnchanged: 'Das ist die bisherige E-Mail-Adresse.',
    password: 'Bitte gültiges Passwort eingeben.',
    passwordWrong: 'Das aktuelle Passwort stimmt nicht.',
    passwordShort: 'Bitte mindestens 12 Zeichen eingeben.',
    passwordWeak: 'Dieses Passwort ist zu leicht zu erraten. Ein ganzer Satz ist sicherer.',
    passwordUnchanged: 'Das ist das bisherige Passwort. Bitte ein anderes wählen.',
  },
  en: {
    required: 'Please fill this in.',
    tooLong: 'Please enter at most 100 characters.',
    date: 'Please enter a valid date.',
    birthdate: 'Please check the date of birth.',
    phone: 'Please enter a phone number, such as 030 23125-0.',
    email: 'Please enter a valid e-mail address.',
    emailUnchanged: 'This is your current e-mail address.',
    password: 'Please enter a valid password.',
    passwordWrong: 'The current password is not right.',
    passwordShort: 'Please enter at least 12 characters.',
    passwordWeak: 'This password is too easy to guess. A whole sentence is safer.',
    passwordUnchanged: 'This is your current password. Please choose another one.',
  },
}

for (const locale of locales) {
  const t = words(locale).account
  const says = told[locale]

  test(`own data: each field says what is wrong with it, ${locale}`, async ({ page, calm }) => {
    await open(page, locale, await newApplicant(page.request, 'felder'))
    const form = page.getByRole('form', { name: t.sections.daten })
    const [first, last] = [form.getByLabel(t.data.firstName), form.getByLabel(t.data.lastName)]
    const birthdate = form.getByLabel(t.data.birthdate)
    await first.fill('  ')
    await last.fill('x'.repeat(101))
    await birthdate.fill('')
    await form.getByRole('button', { name: t.data.submit }).click()
    await expect(first).toHaveAccessibleDescription(says.required)
    await expect(first).toBeFocused()
    await expect(last).toHaveAccessibleDescription(says.tooLong)
    await expect(birthdate).toHaveAccessibleDescription(says.date)

    await first.fill('Mira')
    await last.fill('Tannhof')
    await birthdate.fill('2025-01-01')
    await form.getByRole('button', { name: t.data.submit }).click()
    await expect(birthdate).toHaveAccessibleDescription(says.birthdate)
    await expect(birthdate).toBeFocused()
    await expect(last).toHaveValue('Tannhof')
    calm(/status of 422/)
  })

  test(`own data of a company: the phone number is checked, ${locale}`, async ({ page }) => {
    await open(page, locale, await newCompany(page.request, 'telefon'))
    const form = page.getByRole('form', { name: t.sections.daten })
    const phone = form.getByLabel(t.data.phone)
    await phone.fill('anrufen')
    await form.getByRole('button', { name: t.data.submit }).click()
    await expect(phone).toHaveAccessibleDescription(says.phone)
    await phone.fill('')
    await expect(phone).toHaveAccessibleDescription('')
    await form.getByRole('button', { name: t.data.submit }).click()
    await expect(form.getByText(t.saved, { exact: true })).toBeVisible()
  })

  test(`another address: each field says what is wrong with it, ${locale}`, async ({ page, calm }) => {
    const person = await newApplicant(page.request, 'adresse')
    await open(page, locale, person)
    await page.getByRole('button', { name: t.email.change }).click()
    const form = page.getByRole('form', { name: t.email.change })
    const [email, password] = [
      form.getByLabel(t.email.new),
      form.getByLabel(t.email.password, { exact: true }),
    ]
    const submit = form.getByRole('button', { name: t.email.submit })
    await expect(email).toBeFocused()
    await email.fill('mira@')
    await submit.click()
    await expect(email).toHaveAccessibleDescription(new RegExp(says.email))
    await expect(password).toHaveAccessibleDescription(says.password)

    await email.fill(`neu.${person.email}`)
    await password.fill('nicht das richtige')
    await submit.click()
    await expect(password).toHaveAccessibleDescription(says.passwordWrong)
    await expect(password).toBeFocused()
    await expect(email).toHaveValue(`neu.${person.email}`)

    await email.fill(person.email.toUpperCase())
    await password.fill(person.password)
    await submit.click()
    await expect(email).toHaveAccessibleDescription(new RegExp(says.emailUnchanged))
    calm(/status of 422/)
  })

  test(`another password: each field says what is wrong with it, ${locale}`, async ({ page, calm }) => {
    const person = await newApplicant(page.request, 'passwort')
    await open(page, locale, person)
    const form = page.getByRole('form', { name: t.password.submit })
    const old = form.getByLabel(t.password.current, { exact: true })
    const fresh = form.getByLabel(t.password.new, { exact: true })
    const submit = form.getByRole('button', { name: t.password.submit })
    await fresh.fill('zu kurz')
    await submit.click()
    await expect(old).toHaveAccessibleDescription(says.password)
    await expect(old).toBeFocused()
    await expect(fresh).toHaveAccessibleDescription(new RegExp(says.passwordShort))

    await old.fill('nicht das richtige')
    await fresh.fill('Acht Boote warten am Steg 17')
    await submit.click()
    await expect(old).toHaveAccessibleDescription(says.passwordWrong)
    await expect(fresh).toHaveValue('Acht Boote warten am Steg 17')

    await old.fill(person.password)
    await fresh.fill('passwort1234')
    await submit.click()
    await expect(fresh).toHaveAccessibleDescription(new RegExp(says.passwordWeak))
    await fresh.fill(person.password)
    await submit.click()
    await expect(fresh).toHaveAccessibleDescription(new RegExp(says.passwordUnchanged))
    calm(/status of 422/)
  })
}

async function open(page: Page, locale: Locale, { email, password }: Person): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(at(locale, '/account'))
}
