import type { StateStorage } from 'zustand/middleware'

/** Session storage, else local storage, else none: browsers in private mode may refuse either. */
export const browserStorage: StateStorage = usable('sessionStorage') ?? usable('localStorage') ?? none()

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
