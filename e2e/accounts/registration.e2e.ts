import { paths } from '@tandem/contract/paths'
import { confirmByMail, consent, firstQuestion, newcomer, signIn } from '../journey/register.ts'
import { linkInMail } from '../people/mails.ts'
import { apiAs, newApplicant, newCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').accounts
const { login } = words('de').signIn

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

test('a link confirms once; used again it leads to the login', async ({ page, request, expectComplaint }) => {
  const t = words('de').accounts.verify
  const { email } = await newApplicant(request, 'link')
  // A welcome may have come since.
  const about = 'Bitte bestätige'
  await page.goto(await linkInMail(request, email, paths.verifyRegistration({ token: '' }), { about }))
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
