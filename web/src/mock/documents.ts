import type { AccountType } from '@tandem/contract/endpoint'

export type MockRole = AccountType | null
/** What the server said, by address below `/api`. */
export type Recorded = { recordedAt: string; security?: string } & Record<string, unknown>
export type Body = Record<string, unknown> & { member?: Record<string, unknown>[]; totalItems?: number }

/** The answers of one role, and what it has changed since. */
export type Documents = {
  /** Never changed in place: `set` takes a new one. */
  get: (path: string) => Body | null
  set: (path: string, body: Body) => void
  remove: (path: string) => void
  /** Addresses of all that is there. */
  paths: () => string[]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** What is changed is kept as long as the tab, over a reload; what was removed is null. */
export function openDocuments(role: string, recorded: Recorded[], storage: Storage, now: Date): Documents {
  const key = `mock-${role}`
  const known = Object.assign({}, ...recorded.map((each) => moveDays(each, now))) as Record<string, Body>
  const changes: Record<string, Body | null> = JSON.parse(storage.getItem(key) ?? '{}')
  const change = (path: string, body: Body | null) => {
    changes[path] = body
    storage.setItem(key, JSON.stringify(changes))
  }
  return {
    get: (path) => (path in changes ? (changes[path] ?? null) : (known[path] ?? null)),
    set: change,
    remove: (path) => change(path, null),
    paths: () => [...new Set([...Object.keys(changes), ...Object.keys(known)])],
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Recorded on one day, read on another: all days move along, so that what was ahead still is. */
export function moveDays(recorded: Recorded, now: Date): Recorded {
  const days = Math.floor((now.getTime() - Date.parse(recorded.recordedAt)) / dayMs)
  if (days === 0) return recorded
  const text = JSON.stringify(recorded).replace(/"(\d{4}-\d{2}-\d{2})(T[\d:.]+Z)?"/g, (_, day, time = '') => {
    const moved = new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
    return `"${moved}${time}"`
  })
  return JSON.parse(text)
}
