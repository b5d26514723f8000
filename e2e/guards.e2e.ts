import { paths } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { type DemoRole, signInAs } from './demo.ts'
import { resolvePath, some } from './screens.ts'
import { expect, test } from './test.ts'
import { words } from './words.ts'

const guarded = Object.values(screens).filter(({ access }) => access !== 'everyone')
const addressOf = ({ path }: { path: string }) => path.replace(/:\w+\??/, 'x')

for (const screen of guarded) {
  test(`a visitor is sent home from ${screen.path} and told to sign in`, async ({ page }) => {
    await page.goto(addressOf(screen))
    await expect(page).toHaveURL('/')
    await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeVisible()
  })
}

const closedTo = (role: DemoRole) =>
  guarded.filter(({ access }) => {
    if (access === 'everyone') return false
    const type = role === 'colleague' ? 'company' : role
    return !access.types.includes(type) || (access.permission !== undefined && role !== 'company')
  })
for (const role of ['applicant', 'company', 'colleague', 'admin'] as const) {
  test(`${role} is sent home from the others' screens, without being told to sign in`, async ({ page }) => {
    await signInAs(page, role)
    for (const screen of closedTo(role)) {
      await page.goto(addressOf(screen))
      await expect(page).toHaveURL('/')
      await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeHidden()
    }
  })
}

test('what is not shared with someone does not exist for them', async ({ page, calm }) => {
  const received = { path: paths.application({ applicationId: some.received }), role: 'company' } as const
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
