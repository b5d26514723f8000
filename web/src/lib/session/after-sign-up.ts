import { browserStorage } from '#lib/storage/browser-storage.ts'
import { store } from '#lib/storage/stored-value.ts'

/**
 * What a visitor wanted before they registered: where to go, what to bookmark. The link of the confirmation mail opens
 * another tab, which knows nothing of it; so it waits for that tab as long as the link is valid.
 */
const storageKey = 'tandem.after-sign-up'
const validMs = 24 * 60 * 60 * 1000
const carried = ['tandem-target', 'tandem-bookmark']

type Carried = { values: Record<string, string>; storedAt: number }

export function keepForSignUp(): void {
  const values = carried.flatMap((key) => {
    const value = browserStorage.getItem(key)
    return typeof value === 'string' ? [[key, value]] : []
  })
  try {
    localStorage.removeItem(storageKey)
    if (values.length === 0) return
    const kept = { values: Object.fromEntries(values), storedAt: Date.now() } satisfies Carried
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A browser in private mode, or a full one: the login then leads to the dashboard.
  }
}

/** In the tab in which the address was confirmed; its login comes next. Counts once. */
export function resumeAfterSignUp(): void {
  try {
    const { values, storedAt } = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Carried
    localStorage.removeItem(storageKey)
    if (Date.now() - storedAt > validMs) return
    for (const [key, text] of Object.entries(values)) {
      if (carried.includes(key) && !browserStorage.getItem(key))
        store(key, (JSON.parse(text) as { value: unknown }).value)
    }
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
}
