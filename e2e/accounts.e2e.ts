import type { Page } from '@playwright/test'
import { demoLogins, demoPassword, signInAs } from './demo.ts'
import {
  confirmByMail,
  fillRegistration,
  type NewApplicant,
  openLogin,
  register,
  signIn,
} from './journey/register.ts'
import { expect, test } from './test.ts'
import { at, locales, words } from './words.ts'

const newcomer = (name: string): NewApplicant => ({
  firstName: 'Jule',
  lastName: 'Sommerfeld',
  email: `${name}.${Date.now()}@example.org`,
  password: 'Sieben Segel tanzen um Ulm 42',
})

/** The specification's own words (section 5). */
const refused = {
  de: {
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    password: 'Bitte gültiges Passwort eingeben.',
  },
  en: { email: 'Please enter a valid e-mail address.', password: 'Please enter a valid password.' },
}

for (const locale of locales) {
  const t = words(locale).accounts

  test(`the login says what is missing or wrong at its fields, ${locale}`, async ({ page }) => {
    const form = await openLogin(page, locale)
    const email = form.getByLabel(t.login.email)
    const password = form.getByLabel(t.login.password, { exact: true })
    await form.getByRole('button', { name: t.login.submit }).click()
    await expect(email).toHaveAccessibleDescription(refused[locale].email)
    await expect(password).toHaveAccessibleDescription(refused[locale].password)
    await expect(email).toBeFocused()

    await email.fill('lena.demo@example')
    await password.fill('   ')
    await form.getByRole('button', { name: t.login.submit }).click()
    await expect(email).toHaveAccessibleDescription(refused[locale].email)
    await expect(password).toHaveAccessibleDescription(refused[locale].password)
  })

  test(`a failed login flags both fields and keeps what was typed, ${locale}`, async ({ page, calm }) => {
    const form = await openLogin(page, locale)
    const email = form.getByLabel(t.login.email)
    const password = form.getByLabel(t.login.password, { exact: true })
    await email.fill(demoLogins.applicant)
    await password.fill('not the password')
    await password.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(t.login.invalid)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue(demoLogins.applicant)
    await expect(password).toHaveValue('not the password')
    calm(/status of 400/)
  })

  test(`a refused registration says what to mend and keeps what was typed, ${locale}`, async ({ page }) => {
    await page.goto(at(locale, '/registrierung/bewerber'))
    await page.getByLabel(t.register.firstName).fill('Jule')
    await page.getByLabel(t.register.email).fill('jule@')
    await page.getByRole('button', { name: t.register.submit }).click()
    await expect(page.getByRole('alert')).toContainText(t.register.errors)
    await expect(page.getByLabel(t.register.lastName)).toBeFocused()
    await expect(page.getByLabel(t.register.email)).toHaveAccessibleDescription(
      new RegExp(refused[locale].email),
    )
    await expect(page.getByLabel(t.register.firstName)).toHaveValue('Jule')
    await expect(page.getByLabel(t.register.email)).toHaveValue('jule@')
  })
}

test('an address with blanks around it signs in', async ({ page }) => {
  await signIn(page, 'de', `  ${demoLogins.applicant} `, ` ${demoPassword} `)
})

test('after too many tries the password alone is flagged', async ({ page, calm }) => {
  const t = words('de').accounts.login
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: 429, json: { meta: { status: 'GENERIC_ERROR' } } }),
  )
  const form = await openLogin(page, 'de')
  await form.getByLabel(t.email).fill(demoLogins.applicant)
  await form.getByLabel(t.password, { exact: true }).fill('whatever it was')
  await form.getByRole('button', { name: t.submit }).click()
  await expect(form.getByRole('alert')).toContainText(t.tooMany)
  await expect(form.getByLabel(t.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel(t.email)).not.toHaveAttribute('aria-invalid')
  calm(/status of 429/)
})

test('two clicks on a slow line sign in once', async ({ page }) => {
  const t = words('de').accounts.login
  let calls = 0
  await page.route('**/api/login', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const form = await openLogin(page, 'de')
  await form.getByLabel(t.email).fill(demoLogins.applicant)
  await form.getByLabel(t.password, { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: t.submit }).dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(calls).toBe(1)
})

test('a weak password is refused by name, and the rest stays', async ({ page, calm }) => {
  const t = words('de').accounts
  const person = { ...newcomer('weak'), password: 'jule.sommerfeld' }
  await register(page, 'de', person)
  await expect(page.getByLabel(t.register.password, { exact: true })).toHaveAccessibleDescription(
    /zu leicht zu erraten/,
  )
  await expect(page.getByLabel(t.register.email)).toHaveValue(person.email)
  await expect(page.getByRole('checkbox')).toBeChecked()
  calm(/status of 422/)
})

test('a known address is answered like a new one', async ({ page }) => {
  const t = words('de').accounts
  await register(page, 'de', { ...newcomer('known'), email: demoLogins.applicant })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title)
  await expect(page.getByText(demoLogins.applicant)).toBeVisible()
})

test('the way back from the sent mail finds the form as it was', async ({ page }) => {
  const t = words('de').accounts
  const person = newcomer('back')
  await register(page, 'de', person)
  await page.getByRole('button', { name: t.sent.back }).click()
  await expect(page.getByLabel(t.register.firstName)).toHaveValue(person.firstName)
  await expect(page.getByLabel(t.register.email)).toHaveValue(person.email)
  await expect(page.getByLabel(t.register.gender)).toHaveValue('female')
})

test('what was typed survives a change of the language', async ({ page }) => {
  await page.goto('/registrierung')
  await page.getByLabel(words('de').accounts.register.firstName).fill('Jule')
  await page.getByRole('button', { name: words('de').accounts.register.submit }).click()
  await page
    .getByRole('navigation', { name: words('de').common.language })
    .getByRole('link', { name: 'English' })
    .click()
  const t = words('en').accounts.register
  await expect(page.getByLabel(t.firstName)).toHaveValue('Jule')
  await expect(page.getByLabel(t.email)).toHaveAccessibleDescription(new RegExp(refused.en.email))
})

test('without a connection the registration says so, and works once it is back', async ({ page, calm }) => {
  const t = words('de').accounts
  await page.goto('/registrierung')
  await fillRegistration(page, 'de', newcomer('offline'))
  await page.context().setOffline(true)
  const submit = page.getByRole('button', { name: t.register.submit })
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t.register.unreached })).toBeVisible()
  await page.context().setOffline(false)
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title)
  calm(/ERR_INTERNET_DISCONNECTED/)
})

test('a link confirms once; used again it leads to the login', async ({ page, calm }) => {
  const t = words('de').accounts.verify
  const person = newcomer('link')
  await register(page, 'de', person)
  const path = await confirmByMail(page, 'de', person)
  await page.goto(path)
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmed.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel(words('de').accounts.login.email)).toBeVisible()
  calm(/status of 4/)
})

test('an unknown link, and none at all, say so and lead on', async ({ page, calm }) => {
  const t = words('de').accounts.verify
  await page.goto(`/registrierung-verifikation/${'x'.repeat(43)}`)
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invalid.title)
  await page.goto('/registrierung-verifikation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing.title)
  await page.getByRole('link', { name: t.again }).click()
  await expect(page).toHaveURL('/registrierung/bewerber')
  calm(/status of 4/)
})

test('who signs out is home, and the way back is closed', async ({ page }) => {
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/nachrichten')
  await expect(page).toHaveURL('/')
})

test('signing out on a phone’s home page closes the menu too', async ({ page }) => {
  const t = words('de').common
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'applicant')
  await page.goto('/')
  await page.getByRole('button', { name: t.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.nav.logout }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: t.nav.login })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a session that was ended elsewhere leads home and says why', async ({ page }) => {
  await signInAs(page, 'applicant')
  const listening = page.waitForResponse('**/api/events')
  await page.goto('/dashboard')
  await listening
  await endSession(page)
  await expectSentHome(page)
})

test('a session that ended while the line was away says so too, each time', async ({ page, calm }) => {
  await page.route('**/api/events', (route) => route.abort())
  for (const _ of [1, 2]) {
    await signIn(page, 'de', demoLogins.applicant, demoPassword)
    await endSession(page)
    // The session is asked for whenever the window is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectSentHome(page)
  }
  calm(/status of 401|ERR_FAILED/)
})

test('who is signed in has no second account to create', async ({ page }) => {
  await signInAs(page, 'applicant')
  await page.goto('/registrierung')
  await expect(page).toHaveURL('/dashboard')
})

async function signOut(page: Page): Promise<void> {
  const t = words('de').common
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(t.userMenu) })
    .click()
  await page.getByRole('button', { name: t.nav.logout }).click()
}

async function expectSentHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/')
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeVisible()
}

/** As another window would. */
async function endSession(page: Page): Promise<void> {
  const stored = await page.evaluate(() => sessionStorage.getItem('tandem-session'))
  const { token } = JSON.parse(stored ?? '').state
  await page.request.get('/api/logout', { headers: { authorization: `Bearer ${token}` } })
}
