import type { CallInput } from '@tandem/contract/endpoint'
import { addPushDevice, getPushSettings } from '@tandem/contract/push'
import { call } from './api/call.ts'

/** Of the account, and of this browser in the list of its devices. */
const ownerKey = 'tandem.push'

/** The device that tells the account's news here; undefined where none does, or it was allowed before this was kept. */
export function ownPushDevice(accountId: string): string | undefined {
  const [owner, deviceId] = readPushOwner()
  return owner === accountId ? deviceId : undefined
}

/** The account and its device here; empty where nothing was allowed. */
function readPushOwner(): string[] {
  try {
    return localStorage.getItem(ownerKey)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Ends what this browser is told by push. The server hears of it at the latest when it next wants to say something. */
export async function endPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  try {
    localStorage.removeItem(ownerKey)
  } catch {
    // Nothing was stored.
  }
}

/**
 * At a start and a login. What was allowed for another account ends, since its session may have ended without a sign-out
 * (ADR 37), and so does what was ended elsewhere. Else it belongs to the session of now, and ends with that.
 */
export async function claimPushDevice(accountId: string): Promise<void> {
  const [owner, deviceId] = readPushOwner()
  if (!owner) return
  if (owner !== accountId) return endPushSubscription()
  const { devices } = await call(getPushSettings, {})
  if (!devices.some(({ id }) => id === deviceId)) return endPushSubscription()
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription) await call(addPushDevice, { body: toPushDevice(subscription) })
}

/** As the server takes it. */
export function toPushDevice(subscription: PushSubscription): CallInput<typeof addPushDevice>['body'] {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** Whose news this browser tells from now on, and as which device. */
export function rememberPushOwner(accountId: string, deviceId: string): void {
  try {
    localStorage.setItem(ownerKey, `${accountId} ${deviceId}`)
  } catch {
    // Where nothing can be stored, a sign-out alone ends it.
  }
}
