import type { StateStorage } from 'zustand/middleware'

const storage = usable('sessionStorage') ?? usable('localStorage')

/** Session storage, else local storage, else none: browsers in private mode may refuse either. */
export const browserStorage: StateStorage = storage ?? none()

/** All that this product has kept: session, searches, drafts, reference data. */
export function clearAllStored(): void {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith('tandem-')) storage?.removeItem(key)
  }
}

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
