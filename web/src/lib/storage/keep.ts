import { browserStorage } from './browser-storage.ts'

type Kept<T> = { value: T; keptAt: number }

/** Keeps a value in the browser's storage with the time; a full storage keeps nothing, which is no error. */
export function keep(key: string, value: unknown): void {
  try {
    browserStorage.setItem(key, JSON.stringify({ value, keptAt: Date.now() }))
  } catch {
    browserStorage.removeItem(key)
  }
}

export function readKept<T>(key: string): Kept<T> | null {
  try {
    return JSON.parse(String(browserStorage.getItem(key))) as Kept<T> | null
  } catch {
    return null
  }
}
