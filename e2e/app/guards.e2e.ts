import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
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
