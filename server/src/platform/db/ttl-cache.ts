import type { Db } from './database.ts'

const minuteMs = 60_000
let forgottenAt = Number.NEGATIVE_INFINITY

/** All that is kept so is read anew: reference data have changed, here or in another process. */
export function forgetCached(): void {
  forgottenAt = performance.now()
}

/**
 * What hardly ever changes, such as reference data: read again `ttlMs` after it was read last, once however many ask.
 * Each pool has its own; inside a transaction it is read anew. What else the reader is given does not tell entries
 * apart.
 */
export function ttlCache<Value, Given extends unknown[] = []>(
  read: (db: Db, ...given: Given) => Promise<Value>,
  ttlMs = minuteMs,
): (db: Db, ...given: Given) => Promise<Value> {
  const entries = new WeakMap<Db, { value: Promise<Value>; readAt: number }>()
  return (db, ...given) => {
    const cached = entries.get(db)
    const isFresh = cached && performance.now() - cached.readAt < ttlMs && cached.readAt > forgottenAt
    if (isFresh) return cached.value
    const value = read(db, ...given)
    entries.set(db, { value, readAt: performance.now() })
    value.catch(() => entries.delete(db))
    return value
  }
}
