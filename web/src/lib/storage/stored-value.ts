import { browserStorage } from './browser-storage.ts'

type Stored<T> = { value: T; storedAt: number }

/** Stores a value in the browser's storage with the time. A full storage stores nothing, which is no error. */
export function store(key: string, value: unknown): void {
  try {
    browserStorage.setItem(key, JSON.stringify({ value, storedAt: Date.now() }))
  } catch {
    browserStorage.removeItem(key)
  }
}

export function readStored<T>(key: string): Stored<T> | null {
  try {
    return JSON.parse(String(browserStorage.getItem(key))) as Stored<T> | null
  } catch {
    return null
  }
}
