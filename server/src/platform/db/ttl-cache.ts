import type { Db } from './database.ts'

const minuteMs = 60_000
let clearedAt = Number.NEGATIVE_INFINITY

/** All that is kept so is read anew: reference data have changed, here or in another process. */
export function clearTtlCaches(): void {
  clearedAt = performance.now()
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
    const isFresh = cached && performance.now() - cached.readAt < ttlMs && cached.readAt > clearedAt
    if (isFresh) return cached.value
    const value = read(db, ...given)
    entries.set(db, { value, readAt: performance.now() })
    value.catch(() => entries.delete(db))
    return value
  }
}

/** The same for one value of each key, of which those that are not known are read together; at most `maxKept` are kept. */
export function ttlCacheOfEach<Key, Value, Given extends unknown[]>(
  read: (db: Db, keys: Key[], ...given: Given) => Promise<ReadonlyMap<Key, Value>>,
  { ttlMs, maxKept }: { ttlMs: number; maxKept: number },
): (db: Db, keys: Key[], ...given: Given) => Promise<ReadonlyMap<Key, Value>> {
  const caches = new WeakMap<Db, Map<Key, { value: Value; readAt: number }>>()
  return async (db, keys, ...given) => {
    const known = caches.get(db) ?? new Map<Key, { value: Value; readAt: number }>()
    caches.set(db, known)
    const now = performance.now()
    const found = new Map<Key, Value>()
    const missing: Key[] = []
    for (const key of keys) {
      const cached = known.get(key)
      const isFresh = cached && now - cached.readAt < ttlMs && cached.readAt > clearedAt
      if (isFresh) found.set(key, cached.value)
      else missing.push(key)
    }
    if (missing.length === 0) return found
    if (known.size + missing.length > maxKept) known.clear()
    for (const [key, value] of await read(db, missing, ...given)) {
      known.set(key, { value, readAt: now })
      found.set(key, value)
    }
    return found
  }
}
