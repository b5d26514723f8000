import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signIn } from '../journey/register.ts'
import { newApplicant, newCompany, type Person } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { type Locale, words } from '../words.ts'

const t = words('de').privacy

test('an applicant deletes the account: gone, told so, and nothing stays in the browser', async ({
  page,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'loeschen')
  await openDeletion(page, person)
  await page.evaluate(async (name) => {
    const cache = await caches.open('tandem-data')
    await cache.put(
      '/kept-data/2',
      Response.json({ account: { lastName: name }, at: Date.now(), queries: [] }),
    )
  }, person.lastName)
  await page.getByRole('radio', { name: t.reason.own.changed_plans }).check()
  await page.getByLabel(t.comment.label).fill('Es wurde dann doch eine Ausbildung.')
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByRole('heading', { name: t.confirm.title })).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
  await confirm(page, person.password)

  await expect(page).toHaveURL(paths.accountDeleted({ accountType: 'bewerber' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.deleted.title.applicant)
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words('de').common.nav.login }),
  ).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(person.lastName)
  expect(kept).not.toContain('"token":"')
  expect(await page.evaluate(() => caches.has('tandem-data'))).toBe(false)
  await page.getByRole('main').getByRole('link', { name: t.deleted.home }).click()
  await expect(page).toHaveURL(paths.home())
  const again = await page.request.post('/api/login', {
    data: { email: person.email, password: person.password, locale: 'de' },
  })
  expect(again.status()).toBe(400)
  expectComplaint(/status of 400/)
})

test('a company’s account says Sie, and so does what comes after it', async ({ page }) => {
  const person = await newCompany(page.request, 'Schluss')
  await openDeletion(page, person)
  await expect(page.getByText(t.consequences.company.last)).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Warum löschen Sie Ihr Konto?' })
    .getByRole('radio')
    .first()
    .check()
  await page.getByRole('button', { name: t.next }).click()
  await confirm(page, person.password)
  await expect(page).toHaveURL(paths.accountDeleted({ accountType: 'unternehmen' }))
  await expect(page.getByText(t.deleted.text.company)).toBeVisible()
})

/** By the login form: a session put there by the test would come back with the page that follows the deletion. */
async function openDeletion(page: Page, { email, password }: Person, locale: Locale = 'de'): Promise<void> {
  const { common, account, privacy } = words(locale)
  await signIn(page, locale, email, password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  await page.getByRole('link', { name: common.nav.account, exact: true }).click()
  await page
    .getByRole('region', { name: account.sections.loeschen })
    .getByRole('link', { name: privacy.remove.link })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title)
}

async function confirm(page: Page, password: string, locale: Locale = 'de'): Promise<void> {
  const { confirm } = words(locale).privacy
  await page.getByLabel(confirm.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: confirm.submit }).click()
}
