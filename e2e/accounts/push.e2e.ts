import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const { push: t } = words('de')

test.use({ newBrowser: true, serviceWorkers: 'allow' })

test('a device is told after a click, until it is turned off', async ({ page }) => {
  const person = await newApplicant(page.request, 'Glocke')
  // This browser asks nobody and reaches no push service: what both would answer stands in for them.
  await page.addInitScript(() => {
    const made = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }
    let subscription: object | null = null
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'granted'
      return 'granted'
    }
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      subscription = { ...made, toJSON: () => made, unsubscribe: async () => (subscription = null) }
      return subscription as PushSubscription
    }
  })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.account({ hash: 'mitteilungen' }))
  await expect(page.getByText(t.text)).toBeVisible()
  await page.getByRole('button', { name: t.allow }).click()
  await expect(page.getByText(t.on)).toBeVisible()
  await expect(page.locator('#push').getByText(t.current, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: t.off }).click()
  await expect(page.getByRole('button', { name: t.allow })).toBeVisible()
})
