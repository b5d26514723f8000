import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { common, dashboard, messaging, push } = words('de')

// A worker of its own, and a line that is cut.
test.use({ newBrowser: true, serviceWorkers: 'allow' })

test('what was last seen opens without a connection, says how old it is, and goes with the sign-out', async ({
  page,
  context,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Ohnenetz')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.account({ hash: 'mitteilungen' }))
  await page.getByRole('switch', { name: push.offline.label }).check()
  await page.goto(paths.dashboard())
  await isKept(page, true)
  await page.close()

  await context.setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be (refreshed|loaded)/)
  const later = await context.newPage()
  await later.goto(paths.dashboard())
  const greeting = fill(dashboard.hello, { firstName: 'Mira' })
  await expect(later.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(later.getByRole('status').getByText(/Offline: Stand von \d\d:\d\d\sUhr/)).toBeVisible()
  await expect(later.getByText(common.notifications.offline.title)).toHaveCount(0)
  await later.getByRole('banner').getByRole('link', { name: common.messages_zero }).click()
  await expect(later.getByRole('heading', { name: messaging.empty.title })).toBeVisible()

  await context.setOffline(false)
  await expect(later.getByText(common.notifications.needToLogin.title)).toBeVisible()
  await expect(later.getByText(/Offline:/)).toBeHidden()
  const last = await context.newPage()
  await signInWith(last, person.email, person.password)
  await last.goto(paths.dashboard())
  await last.getByRole('button', { name: common.userMenu }).click()
  await isKept(last, true)
  await last.getByRole('button', { name: common.nav.logout }).click()
  await isKept(last, false)
})

const isKept = (page: Page, wanted: boolean) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const data = await (await caches.match('/kept-data/2'))?.text()
        return Boolean(registration?.active) && Boolean(data?.includes('"newest",1,'))
      }),
    )
    .toBe(wanted)
