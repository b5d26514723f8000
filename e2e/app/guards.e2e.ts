import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { resolvePath, some } from '../screens/screens.ts'
import { expect, test } from '../test.ts'
import { at, words } from '../words.ts'

/** Who may open which screen is a table in web's guard.test.ts; here it is seen once that the guard stands before them. */
test('a visitor is sent home and told to sign in; an account is sent home without that', async ({ page }) => {
  await page.goto(at('en', paths.dashboard()))
  await expect(page).toHaveURL(at('en', paths.home()))
  await expect(page.getByText(words('en').common.notifications.needToLogin.title)).toBeVisible()
  await signInAs(page, 'applicant')
  await page.goto(paths.receivedApplications())
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
})

test('what is not shared with someone does not exist for them', async ({ page, expectComplaint }) => {
  const received = { path: paths.application({ applicationId: some.received }), role: 'company' } as const
  const path = await resolvePath(page.request, received)
  await signInAs(page, 'colleague')
  await page.goto(path)
  await expect(page.getByText(words('de').applications.record.missingTitle)).toBeVisible()
  expectComplaint(/status of 404/)
})

test('an unknown address says so and leads on', async ({ page, expectComplaint }) => {
  await page.goto(`${at('en', paths.home())}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en').common.notFound.title)
  await page.getByRole('link', { name: words('en').common.notFound.home }).click()
  await expect(page).toHaveURL(at('en', paths.home()))
  expectComplaint(/status of 404/)
})
