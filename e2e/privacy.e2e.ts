import type { Page } from '@playwright/test'
import { violationMessage } from '../contract/src/violations.ts'
import { signIn } from './journey/register.ts'
import { newApplicant, newColleague, newCompany, type Person } from './people.ts'
import { expect, test } from './test.ts'
import { at, type Locale, locales, words } from './words.ts'

const t = words('de').deletion

test('an applicant deletes the account: gone, told so, and nothing stays in the window', async ({
  page,
  calm,
}) => {
  const person = await newApplicant(page.request, 'loeschen')
  await openDeletion(page, person)
  await page.getByRole('radio', { name: t.reason.own.changed_plans }).check()
  await page.getByLabel(t.comment.label).fill('Es wurde dann doch eine Ausbildung.')
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByRole('heading', { name: t.confirm.title })).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
  await confirm(page, person.password)

  await expect(page).toHaveURL('/account-geloescht/bewerber')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.deleted.title.applicant)
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words('de').common.nav.login }),
  ).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(person.lastName)
  expect(kept).not.toContain('"token":"')
  await page.getByRole('main').getByRole('link', { name: t.deleted.home }).click()
  await expect(page).toHaveURL('/')
  const again = await page.request.post('/api/login', {
    data: { email: person.email, password: person.password, locale: 'de' },
  })
  expect(again.status()).toBe(400)
  calm(/status of 400/)
})

for (const locale of locales) {
  test(`the questions say what is missing and lose nothing, ${locale}`, async ({ page, calm }) => {
    const t = words(locale).deletion
    const person = await newApplicant(page.request, `fragen${locale}`)
    await openDeletion(page, person, locale)
    const reasons = page.getByRole('radiogroup', { name: t.reason.legend })
    const comment = page.getByLabel(t.comment.label)
    await comment.fill('x'.repeat(2001))
    await page.getByRole('button', { name: t.next }).click()
    await expect(reasons).toHaveAccessibleDescription(
      `${violationMessage(locale, 'required')} ${t.reason.hint}`,
    )
    await expect(comment).toHaveAccessibleDescription(
      new RegExp(violationMessage(locale, 'too_long', { max: 2000 })),
    )
    await reasons.getByRole('radio', { name: t.reason.own.other }).check()
    await comment.fill('Kurz.')
    await page.getByRole('button', { name: t.next }).click()

    const password = page.getByLabel(t.confirm.password, { exact: true })
    await password.press('Enter')
    await expect(password).toHaveAccessibleDescription(violationMessage(locale, 'password'))
    await confirm(page, 'ein ganz anderes Wort', locale)
    await expect(password).toHaveAccessibleDescription(violationMessage(locale, 'password_wrong'))
    await expect(password).toHaveValue('ein ganz anderes Wort')
    await expect(password).toBeFocused()
    await page.getByRole('button', { name: t.confirm.back }).click()
    await expect(reasons.getByRole('radio', { name: t.reason.own.other })).toBeChecked()
    await expect(comment).toHaveValue('Kurz.')
    await page.getByRole('link', { name: t.keep }).click()
    await expect(page).toHaveURL(at(locale, '/account'))
    calm(/status of 422/)
  })
}

test('the only manager of others is told whom it takes first', async ({ page, calm }) => {
  const manager = await newCompany(page.request, 'Nachfolge')
  await newColleague(page.request, manager, 'Bleibt')
  await openDeletion(page, manager)
  await page.getByRole('radio', { name: t.reason.company.other }).check()
  await page.getByRole('button', { name: t.next }).click()
  await confirm(page, manager.password)
  const alert = page.getByRole('alert').filter({ hasText: t.confirm.failed })
  await expect(alert).toContainText('Mindestens eine Person muss das Recht behalten')
  await expect(page.getByLabel(t.confirm.password, { exact: true })).toHaveValue(manager.password)
  await alert.getByRole('link', { name: t.confirm.toTeam }).click()
  await expect(page).toHaveURL('/account#team')
  await expect(page.getByRole('heading', { name: words('de').colleagues.title, exact: true })).toBeFocused()
  calm(/status of 409/)
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
  await expect(page).toHaveURL('/account-geloescht/unternehmen')
  await expect(page.getByText(t.deleted.text.company)).toBeVisible()
})

test('a deletion that nobody answers can be tried again', async ({ page, calm }) => {
  const person = await newApplicant(page.request, 'leitung')
  await openDeletion(page, person)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: t.next }).click()
  await page.route('**/api/account/delete', (route) => route.abort())
  await confirm(page, person.password)
  await expect(page.getByRole('alert').filter({ hasText: t.confirm.unreached })).toBeVisible()
  await page.unroute('**/api/account/delete')
  await page.getByRole('button', { name: t.confirm.submit }).click()
  await expect(page).toHaveURL('/account-geloescht/bewerber')
  calm(/ERR_FAILED/)
})

for (const locale of locales) {
  test(`the last page speaks to whom it was, ${locale}`, async ({ page }) => {
    const { title } = words(locale).deletion.deleted
    const said = {
      '/bewerber': title.applicant,
      '/unternehmen': title.company,
      '/company': title.company,
      '/sonstwas': title.general,
      '': title.general,
    }
    for (const [type, heading] of Object.entries(said)) {
      await page.goto(at(locale, `/account-geloescht${type}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
}

/** By the login form: a session put there by the test would come back with the page that follows the deletion. */
async function openDeletion(page: Page, { email, password }: Person, locale: Locale = 'de'): Promise<void> {
  const { common, account, deletion } = words(locale)
  await signIn(page, locale, email, password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(common.userMenu) })
    .click()
  await page.getByRole('link', { name: common.nav.account, exact: true }).click()
  await page
    .getByRole('region', { name: account.sections.loeschen })
    .getByRole('link', { name: account.remove.link })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deletion.title)
}

async function confirm(page: Page, password: string, locale: Locale = 'de'): Promise<void> {
  const { confirm } = words(locale).deletion
  await page.getByLabel(confirm.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: confirm.submit }).click()
}
