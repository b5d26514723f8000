import { paths } from '@tandem/contract/paths'
import {
  confirmByMail,
  consent,
  fillCompany,
  firstQuestion,
  newcomer,
  register,
  signIn,
} from '../journey/register.ts'
import { signInAs } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { apiAs, newApplicant, newCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').accounts
const { login } = words('de').signIn
const { backend } = words('de')

test('a company registers and confirms its address, an admin releases it, and it sees so at once', async ({
  page,
  otherPage: admin,
}) => {
  const person = newcomer('company')
  await page.goto(paths.home())
  await page
    .getByRole('main')
    .getByRole('link', { name: words('de').homeBelow.companies.enter })
    .click()
  await expect(page).toHaveURL(paths.register({ type: 'unternehmen' }))
  await fillCompany(page, 'de', person)
  await page.getByRole('button', { name: t.register.submit }).click()
  await confirmByMail(page, 'de', person, t.confirmed.pending.title)
  await expect(page).toHaveURL(paths.signupConfirmed())
  await expect(page.getByText(t.confirmed.pending.text)).toBeVisible()
  await signIn(page, 'de', person.email, person.password)
  const { review } = words('de').companies
  await expect(page.getByText(review.pending.title).first()).toBeVisible()

  await signInAs(admin, 'admin')
  await admin.goto(paths.dashboard())
  await admin.getByRole('link', { name: words('de').dashboard.waiting.open }).click()
  // Others registered with the same name; the longest waiting is first.
  await admin
    .getByRole('link', { name: /^Sommerfeld Maschinenbau GmbH/ })
    .last()
    .click()
  await expect(admin.getByText(person.email)).toBeVisible()
  await admin.getByRole('combobox', { name: backend.decision.studyInterests }).fill('Wirtschaftsinformatik')
  await admin
    .getByRole('option', { name: /^Wirtschaftsinformatik/ })
    .first()
    .click()
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: backend.decision.submitConfirm }).click()
  await expect(admin.getByText(/Sommerfeld Maschinenbau GmbH ist freigegeben/)).toBeVisible()

  await expect(page.getByText(review.confirmed.title)).toBeVisible()
  await expect(page.getByText(review.pending.title)).toHaveCount(0)
})

test('a colleague joins by a link, once', async ({ page, request, expectComplaint }) => {
  const person = newcomer('colleague')
  const { path, key } = await invite(request)
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))

  await page.goto(path)
  await expect(page.getByText(/für .* mitzuarbeiten/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel(t.register.fields.firstName).fill(person.firstName)
  await page.getByLabel(t.register.fields.lastName).fill(person.lastName)
  await page.getByLabel(t.register.fields.email).fill(person.email)
  await page.getByLabel(t.register.fields.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: consent.de }).check()
  await page.getByRole('button', { name: t.register.submit }).click()
  await confirmByMail(page, 'de', person, t.confirmed.joined.title)
  await signIn(page, 'de', person.email, person.password)

  const { origin } = new URL(page.url())
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([])
  expect(asked.filter((url) => url.includes(key))).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.invalidKey.title)
  await page.getByRole('link', { name: t.invalidKey.home }).click()
  await expect(page).toHaveURL(paths.home())
  expectComplaint(/status of 410/)
})

test('the link of a changed address makes it hold and leads to the login', async ({ page, request }) => {
  const person = await newApplicant(request, 'address')
  const email = `new.${person.email}`
  const as = await apiAs(request, person)
  await as('POST', '/account/email', { email, password: person.password })
  const link = await linkInMail(request, email, paths.verifyRegistration({ token: '' }))
  await page.goto(link)
  await page.getByRole('button', { name: t.verify.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.emailChanged.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(t.emailChanged.text)).toBeVisible()
  const form = page.getByRole('main').getByRole('form', { name: login.title })
  await form.getByLabel(login.email).fill(email)
  await form.getByLabel(login.password, { exact: true }).fill(person.password)
  await form.getByRole('button', { name: login.submit, exact: true }).click()
  await expect(page).toHaveURL(firstQuestion)
})

test('a link confirms once; used again it leads to the login', async ({ page, expectComplaint }) => {
  const t = words('de').accounts.verify
  const person = newcomer('link')
  await register(page, 'de', person)
  const path = await confirmByMail(page, 'de', person)
  await page.goto(path)
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmed.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel(words('de').signIn.login.email)).toBeVisible()
  expectComplaint(/status of 4/)
})

/** A link that one colleague of a new company can use. */
async function invite(request: Parameters<typeof apiAs>[0]): Promise<{ path: string; key: string }> {
  const as = await apiAs(request, await newCompany(request, 'Einladend'))
  const { invitation } = await as<{ invitation: { link: string } }>(
    'POST',
    '/company-profile/colleagues/invitation',
    { permissions: [], uses: 1, days: 3 },
  )
  const { pathname, hash } = new URL(invitation.link)
  return { path: pathname + hash, key: hash.split('=').at(-1) ?? '' }
}
