import type { StateStorage } from 'zustand/middleware'

const storage = usable('sessionStorage') ?? usable('localStorage')

/** Session storage, else local storage, else none: browsers in private mode may refuse either. */
export const browserStorage: StateStorage = storage ?? none()

/** Whether this product has kept anything: session, searches, drafts, reference data. */
export const hasAnyStored = (): boolean => storedKeys().length > 0

/** All of it. */
export function clearAllStored(): void {
  for (const key of storedKeys()) storage?.removeItem(key)
}

const storedKeys = (): string[] => Object.keys(storage ?? {}).filter((key) => key.startsWith('tandem-'))

function usable(name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    const storage = window[name]
    storage.setItem('tandem-probe', '1')
    storage.removeItem('tandem-probe')
    return storage
  } catch {
    return null
  }
}

function none(): StateStorage {
  return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
}
