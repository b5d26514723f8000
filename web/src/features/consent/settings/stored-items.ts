import type { consentDe } from '../texts.de.ts'

type Item = {
  /** The name, or how it begins where it ends in a star. */
  name: string
  purpose: keyof typeof consentDe.items
  until: keyof typeof consentDe.until
}

/** All that this product ever keeps in a browser. A name in the code that is not here fails a test. */
export const storedItems: readonly Item[] = [
  { name: 'tandem-session', purpose: 'session', until: 'signOut' },
  { name: 'tandem-own-session', purpose: 'session', until: 'tab' },
  { name: 'tandem-reference-*', purpose: 'reference', until: 'tab' },
  { name: 'tandem-search-*', purpose: 'search', until: 'tab' },
  { name: 'tandem-target', purpose: 'target', until: 'hour' },
  { name: 'tandem.after-sign-up', purpose: 'afterSignUp', until: 'day' },
  { name: 'tandem-bookmark', purpose: 'bookmark', until: 'hour' },
  { name: 'tandem-unsaved', purpose: 'unsaved', until: 'tab' },
  { name: 'tandem-unsent', purpose: 'unsent', until: 'tab' },
  { name: 'tandem-kept-practice', purpose: 'practice', until: 'practice' },
  { name: 'tandem-compared-offers', purpose: 'compared', until: 'tab' },
  { name: 'tandem-received-visit-*', purpose: 'visitOfList', until: 'tab' },
  { name: 'tandem-shortcuts', purpose: 'shortcuts', until: 'tab' },
  { name: 'tandem-reloaded', purpose: 'reloaded', until: 'tab' },
  { name: 'tandem-chunk-reload', purpose: 'reloaded', until: 'tab' },
  { name: 'tandem-probe', purpose: 'probe', until: 'tab' },
  { name: 'tandem.theme', purpose: 'theme', until: 'changed' },
  { name: 'tandem.dismissed-notices', purpose: 'dismissedNotices', until: 'changed' },
  { name: 'tandem.consent', purpose: 'consent', until: 'year' },
  { name: 'tandem.offline', purpose: 'offline', until: 'changed' },
  { name: 'tandem.offline-data', purpose: 'offlineData', until: 'week' },
  { name: 'tandem-data', purpose: 'offlineData', until: 'week' },
  { name: 'tandem-shell-*', purpose: 'shell', until: 'release' },
  { name: 'push', purpose: 'push', until: 'device' },
  { name: 'tandem.push', purpose: 'push', until: 'device' },
  { name: '_pk_id.*', purpose: 'visitor', until: 'year' },
  { name: '_pk_ses.*', purpose: 'visit', until: 'halfHour' },
]

const unknown: Omit<Item, 'name'> = { purpose: 'unknown', until: 'unknown' }

export const itemOf = (name: string): Item | undefined =>
  storedItems.find((item) =>
    item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name,
  )

/** What is stored at this moment: many of a kind in one line, in the order of the list, what is not ours last. */
export async function readStoredItems(): Promise<Item[]> {
  const names = [
    ...keysOf('localStorage'),
    ...keysOf('sessionStorage'),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
    ...('caches' in globalThis ? await caches.keys().catch(() => []) : []),
    ...((await hasPushSubscription()) ? ['push'] : []),
  ]
  const known = storedItems.filter((item) => names.some((name) => itemOf(name) === item))
  const foreign = names.filter((name) => !itemOf(name)).map((name) => ({ name, ...unknown }))
  return [...known, ...foreign]
}

function keysOf(name: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[name])
  } catch {
    return []
  }
}

async function hasPushSubscription(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    return Boolean(await registration?.pushManager?.getSubscription())
  } catch {
    return false
  }
}
