import { type DemoRole, signInAs } from './demo.ts'
import { resolvePath, type ScreenUnderTest } from './screens.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

const signedInOnly = [
  '/account',
  '/account/loeschen',
  '/dashboard',
  '/nachrichten',
  '/praktikums-boerse',
  '/dhbw-kontakte',
  '/unternehmen/angebot/x',
  '/unternehmen/suche',
]
const ofApplicants = ['/bewerbungsprofil', '/bewerbungsprofile', '/bewerben/x']
const ofApplicantsAndAdmins = ['/unternehmenssuche', '/unternehmenskontakte']
const ofCompanies = ['/bewerbungen/x', '/bewerber/suche/x']
const ofCompaniesAlone = ['/bewerber/suchauftraege']
const ofEditors = ['/unternehmensprofil/bewerbungen']

for (const path of [
  ...signedInOnly,
  ...ofApplicants,
  ...ofApplicantsAndAdmins,
  ...ofCompanies,
  ...ofCompaniesAlone,
  ...ofEditors,
]) {
  test(`a visitor is sent home from ${path} and told to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeVisible()
  })
}

const closed: Record<DemoRole, string[]> = {
  applicant: [...ofCompanies, ...ofCompaniesAlone, ...ofEditors],
  company: [...ofApplicants, ...ofApplicantsAndAdmins],
  colleague: [...ofApplicants, ...ofApplicantsAndAdmins, ...ofEditors],
  admin: [...ofApplicants, ...ofCompaniesAlone, ...ofEditors],
}
for (const [role, paths] of Object.entries(closed) as [DemoRole, string[]][]) {
  test(`${role} is sent home from the others' screens, without being told to sign in`, async ({ page }) => {
    await signInAs(page, role)
    for (const path of paths) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
    }
  })
}

test('what is not shared with someone does not exist for them', async ({ page, calm }) => {
  const received: ScreenUnderTest = { path: '/bewerbungen/{received}', role: 'company' }
  const path = await resolvePath(page.request, received)
  await signInAs(page, 'colleague')
  await page.goto(path)
  await expect(page.getByText(words('de').applications.record.missingTitle)).toBeVisible()
  calm(/status of 404/)
})

test('the guard speaks English below /en', async ({ page }) => {
  await page.goto('/en/dashboard')
  await expect(page).toHaveURL('/en')
  await expect(page.getByText('Need to login')).toBeVisible()
})

test('an unknown address says so and leads on', async ({ page }) => {
  await page.goto('/en/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').common.notFound.title)
  await page.getByRole('link', { name: words('en').common.notFound.home }).click()
  await expect(page).toHaveURL('/en')
})
