import { paths } from '@tandem/contract/paths'
import { firstQuestion, signIn } from '../journey/register.ts'
import { demoLogins, demoPassword, signInAs } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { endSession, expectSentHome, openCalls } from '../people/session.ts'
import { addAuthenticator, addPasskey, openSecurity, signOut } from '../second-factor/second-factor.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

test('a passkey that the browser offers at the address field signs in', async ({ page }) => {
  // This device takes up every offer by itself.
  await addAuthenticator(page)
  const person = await newApplicant(page.request, 'offered')
  await addPasskey(page, await openSecurity(page, person), person.password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('de').security.passkeys.keepName })
    .click()
  await signOut(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('de').common.nav.login })
    .click()
  await expect(page).toHaveURL(firstQuestion)
})

test('the login’s links lead on, also from the page that they lead to', async ({ page }) => {
  const t = words('de').signIn.login
  for (const from of [paths.home(), paths.register()]) {
    await page.goto(from)
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('de').common.nav.login })
      .click()
    const form = page.getByRole('banner').getByRole('form', { name: t.title })
    await form.getByRole('link', { name: t.register }).click()
    await expect(page).toHaveURL(paths.register())
    await expect(form).toBeHidden()
  }
})

test('who signs out is home, and the way back is closed', async ({ page }) => {
  await signIn(page, 'de', demoLogins.applicant, demoPassword)
  await signOut(page)
  await expect(page).toHaveURL(paths.home())
  await page.goBack()
  await expect(page).toHaveURL(paths.home())
  await page.goto(paths.messages())
  await expect(page).toHaveURL(paths.home())
})

test('a session that was ended elsewhere leads home and says why', async ({ page, expectComplaint }) => {
  await signInAs(page, 'applicant')
  const listening = page.waitForResponse('**/api/events')
  await page.goto(paths.dashboard())
  await listening
  await endSession(page)
  await expectSentHome(page)
  // What the screen was still loading is refused.
  expectComplaint(/status of 401/)
})

test('a session that ended before the page listens for that leads home too', async ({
  page,
  expectComplaint,
}) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/events', async (route) => {
    await ended
    await route.continue()
  })
  await signInAs(page, 'applicant')
  const open = openCalls(page)
  const last = page.waitForResponse('**/api/system/available-languages*')
  // A page of which no part asks for more once another is there: nothing else tells it of the end.
  await page.goto(paths.deleteAccount())
  await last
  await expect.poll(() => [...open]).toEqual([])
  await endSession(page)
  end()
  await expectSentHome(page)
  expectComplaint(/status of 401/)
})

test('a session that ended while the line was away says so too, each time', async ({
  page,
  expectComplaint,
}) => {
  await page.route('**/api/events', (route) => route.abort())
  for (const _ of [1, 2]) {
    await signIn(page, 'de', demoLogins.applicant, demoPassword)
    await endSession(page)
    // The session is asked for whenever the window is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectSentHome(page)
  }
  expectComplaint(/status of 401|ERR_FAILED/)
})
