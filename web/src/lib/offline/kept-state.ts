import type { StateStorage } from 'zustand/middleware'
import { currentAccount } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { isDataKept } from './kept-data.ts'

/** What is practised without a connection. */
export const keptPractice = 'tandem-kept-practice'

/**
 * For what is done without a connection and not sent yet: on the device where its account wants that, so that it
 * outlives the tab, else in the tab alone. It stays when a session ends by itself, and goes with the sign-out.
 */
export const keptState: StateStorage<void> = {
  getItem: (name) => local()?.getItem(name) ?? (browserStorage.getItem(name) as string | null),
  setItem(name, value) {
    const account = currentAccount()
    keptState.removeItem(name)
    try {
      if (account && isDataKept(account.id)) localStorage.setItem(name, value)
      else browserStorage.setItem(name, value)
    } catch {
      // A full storage keeps it for as long as the page is open.
    }
  },
  removeItem(name) {
    local()?.removeItem(name)
    browserStorage.removeItem(name)
  },
}

export const hasKeptState = (): boolean => keptState.getItem(keptPractice) !== null

/** To where it belongs after the account has chosen anew. */
export function moveKeptState(): void {
  const value = keptState.getItem(keptPractice)
  if (typeof value === 'string') keptState.setItem(keptPractice, value)
}

export const clearKeptState = (): void => keptState.removeItem(keptPractice)

function local(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
