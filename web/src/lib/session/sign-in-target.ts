import { localizePath, paths } from '@tandem/contract/paths'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'
import { accessAt, mayOpen } from './may-open.ts'
import { currentAccount, useSessionStore } from './session-store.ts'

type Target = {
  /** In German, whatever the language was. */
  path: string
  /** Who was there as the session ended; null for a visitor. */
  accountId: string | null
}

const storageKey = 'tandem-target'
const validMs = 60 * 60 * 1000

/** Where somebody wanted to go who must sign in first. */
export function storeTarget({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const page = localizePath(pathname, 'de') + search
  const path = page + hash
  const accountId = currentAccount()?.id ?? null
  // A page whose session ended is loaded anew, then as a visitor's: it stays its account's.
  if (accountId === null && isOwned(page)) return
  store(storageKey, { path, accountId } satisfies Target)
}

function isOwned(page: string): boolean {
  const stored = readFresh()
  return stored !== null && stored.accountId !== null && stored.path.split('#')[0] === page
}

function readFresh(): Target | null {
  const stored = readStored<Target>(storageKey)
  return stored && Date.now() - stored.storedAt <= validMs ? stored.value : null
}

export const clearTarget = (): void => void browserStorage.removeItem(storageKey)

/**
 * Where a login leads, in German: to what was wanted, if it is a screen that this account may open; else an applicant's
 * first one to the first questions. Counts once.
 */
export function takeTarget(): string {
  const stored = readFresh()
  clearTarget()
  if (!stored) return landing()
  const { path, accountId } = stored
  const isSomeoneElses = accountId !== null && accountId !== currentAccount()?.id
  return !isSomeoneElses && isOpen(path) ? path : landing()
}

const landing = (): string => (currentAccount()?.onboardingDue ? paths.onboarding() : paths.dashboard())

/** Only a screen of the list is one: `//example.org` would leave this site. */
function isOpen(path: string): boolean {
  const here = 'http://localhost'
  const { origin, pathname } = new URL(path, here)
  const access = origin === here ? accessAt(pathname) : null
  // What visitors may open is no matter here: somebody has signed in.
  return access !== null && mayOpen(access, useSessionStore.getState(), null)
}
