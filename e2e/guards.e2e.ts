import { paths } from '@tandem/contract/paths'
import { signInAs } from './demo.ts'
import { resolvePath, some } from './screens.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

/** Who may open which screen is a table in web's guard.test.ts; here it is seen once that the guard stands before them. */
test('a visitor is sent home and told to sign in; an account is sent home without that', async ({ page }) => {
  await page.goto('/en/dashboard')
  await expect(page).toHaveURL('/en')
  await expect(page.getByText(words('en').common.notifications.needToLogin.title)).toBeVisible()
  await signInAs(page, 'applicant')
  await page.goto('/unternehmensprofil/bewerbungen')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
})

test('what is not shared with someone does not exist for them', async ({ page, calm }) => {
  const received = { path: paths.application({ applicationId: some.received }), role: 'company' } as const
  const path = await resolvePath(page.request, received)
  await signInAs(page, 'colleague')
  await page.goto(path)
  await expect(page.getByText(words('de').applications.record.missingTitle)).toBeVisible()
  calm(/status of 404/)
})

test('an unknown address says so and leads on', async ({ page, calm }) => {
  await page.goto('/en/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').common.notFound.title)
  await page.getByRole('link', { name: words('en').common.notFound.home }).click()
  await expect(page).toHaveURL('/en')
  calm(/status of 404/)
})
