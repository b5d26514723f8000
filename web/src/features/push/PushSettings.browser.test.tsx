import { addPushDevice, getPushSettings, removePushDevice, switchPushKind } from '@tandem/contract/push'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, refuse } from '#testing/stub-server.ts'
import { PushSettings } from './PushSettings.tsx'

const t = words.de.push
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const kinds = [
  { id: 'messages' as const, enabled: true },
  { id: 'new_matches' as const, enabled: false },
]
const device = {
  id: '019b0000-0000-7000-8000-000000000001',
  device: 'Chrome, Android',
  addedAt: '2026-11-01T10:00:00.000Z',
  endpointDigest: 'another',
}
const allow = page.getByRole('button', { name: t.allow })
const heading = page.getByRole('heading', { name: t.title })

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose person answers its question so. */
function browser({
  says,
  before = 'default',
}: {
  says: NotificationPermission
  before?: NotificationPermission
}) {
  let subscription: object | null = null
  const subscribed = vi.fn()
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      subscribed(options)
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          subscription = null
        },
      }
      return subscription
    },
  }
  const registration = { pushManager }
  const notification = {
    permission: before,
    requestPermission: async () => {
      notification.permission = says
      return says
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () => registration as never)
  vi.spyOn(navigator.serviceWorker, 'register').mockImplementation(async () => registration as never)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockImplementation(async () => registration as never)
  return { subscribed }
}

async function show(devices: (typeof device)[] = []) {
  signIn(applicant())
  const given = { publicKey: 'PUBLIC', devices, kinds }
  answer(getPushSettings, given)
  await open(<PushSettings />)
  return given
}

test('explains, asks after a click, and then names this device', async () => {
  const { subscribed } = browser({ says: 'granted' })
  const given = await show()
  await expect.element(page.getByText(t.text)).toBeVisible()
  await expect.element(allow).toBeVisible()
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  const endpointDigest = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const own = { ...device, endpointDigest }
  answer(addPushDevice, () => {
    answer(getPushSettings, { ...given, devices: [own] })
    return own
  })
  await allow.click()
  await expect.element(page.getByText(t.on)).toBeVisible()
  expect(subscribed).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'PUBLIC' })
  expect(askedOf(addPushDevice)[0]?.body.endpoint).toBe(endpoint)
  expect(localStorage.getItem('tandem.push'), 'whose it is').toBe(`${applicant().id} ${own.id}`)
  await expect.element(page.getByText(t.current, { exact: true })).toBeVisible()
  await expect.element(heading).toHaveFocus()

  answer(removePushDevice, () => {
    answer(getPushSettings, given)
    return true as const
  })
  await page.getByRole('button', { name: t.off }).click()
  await expect.element(allow).toBeVisible()
})

test('who says no is told how to change that, and is not asked again', async () => {
  browser({ says: 'denied' })
  await show()
  await allow.click()
  await expect.element(page.getByText(t.denied.text)).toBeVisible()
  await expect.element(allow).not.toBeInTheDocument()
  expect(askedOf(addPushDevice)).toEqual([])
})

test('a refusal stays visible, and other devices can be removed', async () => {
  browser({ says: 'granted', before: 'granted' })
  await show([device])
  refuse(addPushDevice, 'push_service_unknown')
  await allow.click()
  await expect.element(page.getByText(t.failed)).toBeVisible()
  answer(removePushDevice, true)
  await page.getByRole('button', { name: /Chrome, Android entfernen/ }).click()
  await expect.poll(() => askedOf(removePushDevice).length).toBe(1)
})

test('a kind that cannot be switched is as it was', async () => {
  browser({ says: 'granted' })
  await show([device])
  refuse(switchPushKind, 'forbidden')
  const messages = page.getByRole('switch', { name: t.kind.messages })
  await messages.click()
  await expect.element(page.getByText(t.kindFailed)).toBeVisible()
  await expect.element(messages).toBeChecked()
})
