import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { violationMessage } from '@tandem/contract/violations'
import { openLogin, signIn } from '../journey/register.ts'
import { linkInMail } from '../people/mails.ts'
import { newApplicant, type Person } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const renewed = 'Acht Anker rosten am Rhein 17'

const t = words('de').signIn

test('from a forgotten password to a new one', async ({ page, request, expectComplaint }) => {
  const person = await newApplicant(request, 'forgot')
  const elsewhere = await tokenOf(request, person)

  const form = await openLogin(page, 'de')
  await form.getByLabel(t.login.email).fill(person.email)
  await form.getByRole('link', { name: t.login.forgotten }).click()
  await expect(page).toHaveURL(paths.requestPassword())
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel(t.login.email)).toHaveValue(person.email)
  await page.getByRole('button', { name: t.forgotten.submit }).click()
  await expectRequested(page, person.email)

  const path = await linkTo(request, person.email)
  await page.goto(path)
  await setPassword(page, 'passwort1234')
  await expect(page.getByLabel(t.newPassword.label, { exact: true })).toHaveAccessibleDescription(
    new RegExp(violationMessage('de', 'password_too_weak')),
  )
  await setPassword(page, renewed)
  await expect(page).toHaveURL(paths.passwordRenewed())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.renewed.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const headers = { authorization: `Bearer ${elsewhere}` }
  expect((await request.get('/api/account', { headers })).status()).toBe(401)
  await signIn(page, 'de', person.email, renewed)

  await page.goto(path)
  await setPassword(page, renewed)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newPassword.invalid.title)
  await page.getByRole('link', { name: t.newPassword.ask }).click()
  await expect(page).toHaveURL(paths.requestPassword())
  expectComplaint(/status of 4(10|22)/)
})

async function expectRequested(page: Page, email: string): Promise<void> {
  const t = words('de').signIn.requested
  await expect(page).toHaveURL(paths.passwordRequested())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  const sentence = fill(t.to, { email }).replace(/<\/?address>/g, '')
  await expect(page.getByText(sentence)).toBeVisible()
}

async function setPassword(page: Page, password: string): Promise<void> {
  const t = words('de').signIn.newPassword
  await page.getByLabel(t.label, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.submit }).click()
}

const linkTo = (request: APIRequestContext, email: string) =>
  linkInMail(request, email, paths.newPassword({ token: '' }))

async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const response = await request.post('/api/login', { data: { email, password, locale: 'de' } })
  return (await response.json()).auth.token
}
