import type { CallInput } from '@tandem/contract/endpoint'
import type { addPushDevice } from '@tandem/contract/push'
import { toPushDevice } from '#lib/push-subscription.ts'

/** `install`: it could, from the home screen. `denied`: its person said no, and is not asked again. */
export type BrowserState = 'unsupported' | 'install' | 'denied' | 'ready'

export type ThisBrowser = {
  state: BrowserState
  /** As the server names the device; null while it has no subscription. */
  digest: string | null
}

const worker = '/service-worker.js'

export async function readThisBrowser(): Promise<ThisBrowser> {
  const state = readState()
  if (state !== 'ready') return { state, digest: null }
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return { state, digest: subscription ? await digestOf(subscription.endpoint) : null }
}

function readState(): BrowserState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** Asks the person, so it is called by a click of theirs. Null when they did not allow it. */
export async function subscribe(publicKey: string): Promise<CallInput<typeof addPushDevice>['body'] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another key of the server is of no use any more, and in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return toPushDevice(made)
}

async function digestOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
