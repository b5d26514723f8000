import { demoLogins, signInAs } from './demo.ts'
import {
  chooseSide,
  confirmByMail,
  consent,
  fillCompany,
  fillRegistration,
  newcomer,
  register,
  signIn,
} from './journey/register.ts'
import { linkInMail } from './mails.ts'
import { apiAs, demoCompany, newApplicant } from './people.ts'
import { expect, test } from './test.ts'
import { at, locales, words } from './words.ts'

for (const locale of locales) {
  const t = words(locale).accounts

  test(`the side is chosen first, with the keyboard alone, and each has its address, ${locale}`, async ({
    page,
  }) => {
    await page.goto(at(locale, '/registrierung'))
    const applicant = page.getByRole('radio', { name: t.register.types.applicant })
    const company = page.getByRole('radio', { name: t.register.types.company })
    await expect(page.getByRole('form')).toHaveCount(0)
    await applicant.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(at(locale, '/registrierung/bewerber'))
    await expect(page.getByLabel(t.register.fields.birthdate)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(at(locale, '/registrierung/unternehmen'))
    await expect(company).toBeFocused()
    await expect(page.getByLabel(t.register.fields.companyName)).toBeVisible()
    await expect(page.getByText(t.register.checked.text)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(t.register.fields.companyName)).toBeFocused()
  })

  test(`a company registers, confirms and reads that it is being checked, ${locale}`, async ({ page }) => {
    const person = newcomer(`company.${locale}`)
    await page.goto(at(locale, '/'))
    await page
      .getByRole('main')
      .getByRole('link', { name: words(locale).pages.home.companies.enter })
      .click()
    await expect(page).toHaveURL(at(locale, '/registrierung/unternehmen'))
    await fillCompany(page, locale, person)
    await page.getByRole('button', { name: t.register.submit }).click()
    await confirmByMail(page, locale, person, t.confirmed.pending.title)
    await expect(page).toHaveURL(at(locale, '/signup-confirmed'))
    await expect(page.getByText(t.confirmed.pending.text)).toBeVisible()
    await signIn(page, locale, person.email, person.password)
  })

  test(`a colleague joins by a link, once, ${locale}`, async ({ page, request, calm }) => {
    const person = newcomer(`colleague.${locale}`)
    const { path, key } = await invite(request)
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))

    await page.goto(at(locale, path))
    await expect(page.getByText(/Neckartal Automation|für .* mitzuarbeiten|to work with/)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByLabel(t.register.fields.firstName).fill(person.firstName)
    await page.getByLabel(t.register.fields.lastName).fill(person.lastName)
    await page.getByLabel(t.register.fields.email).fill(person.email)
    await page.getByLabel(t.register.fields.password, { exact: true }).fill(person.password)
    await page.getByRole('checkbox', { name: consent[locale] }).check()
    await page.getByRole('button', { name: t.register.submit }).click()
    await confirmByMail(page, locale, person, t.confirmed.joined.title)
    await signIn(page, locale, person.email, person.password)

    const { origin } = new URL(page.url())
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([])
    expect(asked.filter((url) => url.includes(key))).toEqual([origin + at(locale, path)])

    await page.evaluate(() => sessionStorage.clear())
    await page.goto(at(locale, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invalidKey.title)
    await page.getByRole('link', { name: t.invalidKey.home }).click()
    await expect(page).toHaveURL(at(locale, '/'))
    calm(/status of 410/)
  })

  test(`the link of a changed address makes it hold and leads to the login, ${locale}`, async ({
    page,
    request,
  }) => {
    const person = await newApplicant(request, `address-${locale}`)
    const email = `new.${person.email}`
    const as = await apiAs(request, person)
    await as('POST', '/account/email', { email, password: person.password })
    const link = await linkInMail(request, email, /\/registrierung-verifikation\/[\w-]+/)
    await page.goto(at(locale, link))
    await page.getByRole('button', { name: t.verify.submit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.emailChanged.title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(t.emailChanged.text)).toBeVisible()
    const form = page.getByRole('main').getByRole('form', { name: t.login.title })
    await form.getByLabel(t.login.email).fill(email)
    await form.getByLabel(t.login.password, { exact: true }).fill(person.password)
    await form.getByRole('button', { name: t.login.submit, exact: true }).click()
    await expect(page).toHaveURL(at(locale, '/dashboard'))
  })
}

test('a change of mind loses nothing of what was typed', async ({ page }) => {
  const t = words('de').accounts.register
  const person = newcomer('mind')
  await page.goto('/registrierung/bewerber')
  await fillRegistration(page, 'de', person)
  await chooseSide(page, 'de', 'company')
  await expect(page.getByLabel(t.fields.firstName)).toHaveValue(person.firstName)
  await expect(page.getByLabel(t.fields.email)).toHaveValue(person.email)
  await expect(page.getByLabel(t.fields.password, { exact: true })).toHaveValue(person.password)
  await expect(page.getByRole('checkbox', { name: consent.de })).toBeChecked()
  await page.getByLabel(t.fields.companyName).fill('Sommerfeld GmbH')
  await chooseSide(page, 'de', 'applicant')
  await expect(page.getByLabel(t.fields.birthdate)).toHaveValue('2008-04-17')
  await expect(page.getByLabel(t.fields.gender)).toHaveValue('female')
  await chooseSide(page, 'de', 'company')
  await expect(page.getByLabel(t.fields.companyName)).toHaveValue('Sommerfeld GmbH')
})

test('tips are sent only to those who ask for them', async ({ page }) => {
  const t = words('de').accounts.register
  const sent: { tips?: boolean }[] = []
  await page.route('**/api/account', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON())
    await route.continue()
  })
  await register(page, 'de', newcomer('tips'))
  await page.getByRole('button', { name: words('de').accounts.sent.back }).click()
  await page.getByRole('checkbox', { name: t.tips }).check()
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').accounts.sent.title)
  expect(sent.map(({ tips }) => tips)).toEqual([false, true])
})

test('title, country and university are asked for while their flags are on', async ({ page }) => {
  const t = words('de').accounts.register.fields
  await page.goto('/registrierung/bewerber')
  await expect(page.getByLabel(t.title)).toHaveCount(0)
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.settings.applicant.enableApplicantTitleField = true
    body.settings.applicant.enableApplicantCountryAndUniversityField = true
    await route.fulfill({ response, json: body })
  })
  let sent: Record<string, unknown> = {}
  await page.route('**/api/account', async (route) => {
    sent = route.request().postDataJSON()
    await route.fulfill({
      json: { meta: { status: 'SUCCESS', dataField: 'registration' }, registration: { email: sent.email } },
    })
  })
  await page.reload()
  await fillRegistration(page, 'de', newcomer('flags'))
  await page.getByLabel(t.title).fill('Dr.')
  await page.getByLabel(t.country).selectOption({ label: 'Österreich' })
  await page.getByRole('combobox', { name: t.university }).fill('karlsruhe')
  await expect(page.getByRole('option', { name: /karlsruhe/i }).first()).toBeVisible()
  await page.getByRole('combobox', { name: t.university }).press('Enter')
  await page.getByRole('button', { name: words('de').accounts.register.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('de').accounts.sent.title)
  expect(sent).toMatchObject({
    type: 'applicant',
    title: 'Dr.',
    country: 'AT',
    university: expect.any(String),
  })
  expect(sent).not.toHaveProperty('companyName')
})

test('an invitation that the server cannot look up can be tried again', async ({ page, request, calm }) => {
  const { path } = await invite(request)
  await page.route('**/api/account/registration-key', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(path)
  const retry = page.getByRole('button', { name: words('de').common.error.retry })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/account/registration-key')
  await retry.click()
  await expect(page.getByLabel(words('de').accounts.register.fields.firstName)).toBeVisible()
  calm(/status of 503/)
})

test('a weak password is refused by name, and the rest stays', async ({ page, calm }) => {
  const t = words('de').accounts
  const person = { ...newcomer('weak'), password: 'jule.sommerfeld' }
  await register(page, 'de', person)
  await expect(page.getByLabel(t.register.fields.password, { exact: true })).toHaveAccessibleDescription(
    /zu leicht zu erraten/,
  )
  await expect(page.getByLabel(t.register.fields.email)).toHaveValue(person.email)
  await expect(page.getByRole('checkbox', { name: consent.de })).toBeChecked()
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
  await expect(page.getByLabel(t.register.fields.firstName)).toHaveValue(person.firstName)
  await expect(page.getByLabel(t.register.fields.email)).toHaveValue(person.email)
  await expect(page.getByLabel(t.register.fields.gender)).toHaveValue('female')
})

test('what was typed survives a change of the language', async ({ page }) => {
  await page.goto('/registrierung/bewerber')
  await page.getByLabel(words('de').accounts.register.fields.firstName).fill('Jule')
  await page.getByRole('button', { name: words('de').accounts.register.submit }).click()
  await page
    .getByRole('navigation', { name: words('de').common.language })
    .getByRole('link', { name: 'English' })
    .click()
  const t = words('en').accounts.register.fields
  await expect(page.getByLabel(t.firstName)).toHaveValue('Jule')
  await expect(page.getByLabel(t.email)).toHaveAccessibleDescription(/Please enter a valid e-mail address\./)
})

test('without a connection the registration says so, and works once it is back', async ({ page, calm }) => {
  const t = words('de').accounts
  await page.goto('/registrierung/bewerber')
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
  await expect(page).toHaveURL('/registrierung')
  calm(/status of 4/)
})

test('who is signed in has no second account to create', async ({ page, request }) => {
  const { path } = await invite(request)
  await signInAs(page, 'applicant')
  for (const address of ['/registrierung', '/registrierung/unternehmen', path]) {
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
  }
})

/** A link that one colleague of the demo company can use. */
async function invite(request: Parameters<typeof apiAs>[0]): Promise<{ path: string; key: string }> {
  const as = await apiAs(request, demoCompany)
  const { invitation } = await as<{ invitation: { link: string } }>(
    'POST',
    '/company-profile/colleagues/invitation',
    { permissions: [], uses: 1, days: 3 },
  )
  const path = new URL(invitation.link).pathname
  return { path, key: path.split('/').at(-1) ?? '' }
}
