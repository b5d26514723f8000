import { demoLogins, demoPassword, signInAs } from './demo.ts'
import { openLogin, signIn } from './journey/register.ts'
import { newApplicant } from './people.ts'
import { addAuthenticator, addPasskey, openSecurity, signOut } from './second-factor.ts'
import { endSession, expectSentHome, openCalls } from './session.ts'
import { expect, test } from './test.ts'
import { at, locales, words } from './words.ts'

/** The specification's own words (section 5). */
const refused = {
  de: {
    email: 'Bitte gültige E-Mail-Adresse eingeben.',
    password: 'Bitte gültiges Passwort eingeben.',
    required: 'Bitte ausfüllen.',
    code: 'Dieser Code stimmt nicht oder ist abgelaufen.',
  },
  en: {
    email: 'Please enter a valid e-mail address.',
    password: 'Please enter a valid password.',
    required: 'Please fill this in.',
    code: 'This code is not right or has expired.',
  },
}

for (const locale of locales) {
  const t = words(locale).accounts

  test(`the login says what is missing or wrong at its fields, ${locale}`, async ({ page }) => {
    const form = await openLogin(page, locale)
    const email = form.getByLabel(t.login.email)
    const password = form.getByLabel(t.login.password, { exact: true })
    await form.getByRole('button', { name: t.login.submit, exact: true }).click()
    await expect(email).toHaveAccessibleDescription(refused[locale].email)
    await expect(password).toHaveAccessibleDescription(refused[locale].password)
    await expect(email).toBeFocused()

    await email.fill('lena.demo@example')
    await password.fill('   ')
    await form.getByRole('button', { name: t.login.submit, exact: true }).click()
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

  test(`who has a second factor is asked for its code in place, ${locale}`, async ({ page, calm }) => {
    const sent: unknown[] = []
    await page.route('**/api/login', async (route) => {
      const body = route.request().postDataJSON()
      sent.push(body)
      if (body.code === '123456') return route.continue({ postData: { ...body, code: undefined } })
      const status = body.code ? 'SECOND_FACTOR_INVALID' : 'SECOND_FACTOR_REQUIRED'
      return route.fulfill({ status: 400, json: { meta: { status } } })
    })
    const form = await openLogin(page, locale)
    const submit = form.getByRole('button', { name: t.login.submit, exact: true })
    await form.getByLabel(t.login.email).fill(demoLogins.applicant)
    await form.getByLabel(t.login.password, { exact: true }).fill(demoPassword)
    await submit.click()

    const code = form.getByLabel(t.login.code)
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(form.getByRole('alert')).toHaveCount(0)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(new RegExp(`^${refused[locale].required}`))
    await code.fill('000000')
    await submit.click()
    await expect(code).toHaveAccessibleDescription(new RegExp(`^${refused[locale].code}`))
    await expect(code).toHaveValue('000000')
    await expect(code).toBeFocused()

    await form.getByRole('button', { name: t.login.useRecovery }).click()
    await expect(code).toHaveAttribute('inputmode', 'text')
    await expect(code).toBeFocused()
    await form.getByRole('button', { name: t.login.useApp }).click()
    await expect(code).toHaveAttribute('inputmode', 'numeric')

    await form.getByRole('button', { name: t.login.otherwise }).click()
    await expect(form.getByLabel(t.login.email)).toHaveValue(demoLogins.applicant)
    await expect(form.getByLabel(t.login.password, { exact: true })).toHaveValue(demoPassword)
    await submit.click()
    await code.fill(' 123456 ')
    await code.press('Enter')
    await expect(page).toHaveURL(at(locale, '/dashboard'))
    expect(sent.at(-1)).toMatchObject({ email: demoLogins.applicant, password: demoPassword, code: '123456' })
    calm(/status of 400/)
  })
}

test('too many codes are answered with a pause, and the code stays', async ({ page, calm }) => {
  const t = words('de').accounts.login
  await page.route('**/api/login', (route) => {
    const asked = route.request().postDataJSON().code !== undefined
    const status = asked ? 'GENERIC_ERROR' : 'SECOND_FACTOR_REQUIRED'
    return route.fulfill({ status: asked ? 429 : 400, json: { meta: { status } } })
  })
  const form = await openLogin(page, 'de')
  await form.getByLabel(t.email).fill(demoLogins.applicant)
  await form.getByLabel(t.password, { exact: true }).fill('whatever it was')
  await form.getByRole('button', { name: t.submit, exact: true }).click()
  await form.getByLabel(t.code).fill('ABCDE-12345')
  await form.getByRole('button', { name: t.submit, exact: true }).click()
  await expect(form.getByRole('alert')).toContainText(t.tooMany)
  await expect(form.getByLabel(t.code)).toHaveValue('ABCDE-12345')
  calm(/status of 4(00|29)/)
})

test('a passkey that was not chosen is no error, one that is refused is', async ({ page }) => {
  const t = words('de').accounts.login
  await page.addInitScript(() => {
    const refuse = async ({ mediation }: CredentialRequestOptions) => {
      if (mediation === 'conditional') return new Promise<never>(() => {})
      throw new DOMException('', document.title ? 'NotAllowedError' : 'SecurityError')
    }
    Object.defineProperty(navigator.credentials, 'get', { value: refuse })
  })
  const form = await openLogin(page, 'de')
  const button = form.getByRole('button', { name: t.passkey })
  const asked = page.waitForResponse('**/api/login/passkey/options')
  await button.click()
  await asked
  await expect(button).toBeEnabled()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => {
    document.title = ''
  })
  await button.click()
  await expect(form.getByRole('alert')).toHaveText(t.passkeyFailed)
})

test('a passkey that the browser offers at the address field signs in', async ({ page }) => {
  // This device takes up every offer by itself.
  await addAuthenticator(page)
  const person = await newApplicant(page.request, 'offered')
  await addPasskey(page, await openSecurity(page, person), person.password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('de').security.passkeys.keepName })
    .click()
  await signOut(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('de').common.nav.login })
    .click()
  await expect(page).toHaveURL('/dashboard')
})

test('an account that lacks its second factor is led to where it is set up', async ({ page }) => {
  await page.route('**/api/account', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.account.secondFactorMissing = true
    await route.fulfill({ response, json: body })
  })
  const t = words('de').accounts.login
  const form = await openLogin(page, 'de')
  await form.getByLabel(t.email).fill(demoLogins.admin)
  await form.getByLabel(t.password, { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: t.submit, exact: true }).click()
  await expect(page).toHaveURL('/account#sicherheit')
})

test('the login’s links lead on, also from the page that they lead to', async ({ page }) => {
  const t = words('de').accounts.login
  for (const from of ['/', '/registrierung']) {
    await page.goto(from)
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('de').common.nav.login })
      .click()
    const form = page.getByRole('banner').getByRole('form', { name: t.title })
    await form.getByRole('link', { name: t.register }).click()
    await expect(page).toHaveURL('/registrierung')
    await expect(form).toBeHidden()
  }
})

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
  await form.getByRole('button', { name: t.submit, exact: true }).click()
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
  await form.getByRole('button', { name: t.submit, exact: true }).dblclick()
  await expect(page).toHaveURL('/dashboard')
  expect(calls).toBe(1)
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

test('a session that was ended elsewhere leads home and says why', async ({ page, calm }) => {
  await signInAs(page, 'applicant')
  const listening = page.waitForResponse('**/api/events')
  await page.goto('/dashboard')
  await listening
  await endSession(page)
  await expectSentHome(page)
  // What the screen was still loading is refused.
  calm(/status of 401/)
})

test('a session that ended before the page listens for that leads home too', async ({ page, calm }) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/events', async (route) => {
    await ended
    await route.continue()
  })
  await signInAs(page, 'applicant')
  const open = openCalls(page)
  const last = page.waitForResponse('**/api/system/available-languages*')
  // A page of which no part asks for more once another is there: nothing else tells it of the end.
  await page.goto('/account/loeschen')
  await last
  await expect.poll(() => [...open]).toEqual([])
  await endSession(page)
  end()
  await expectSentHome(page)
  calm(/status of 401/)
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
