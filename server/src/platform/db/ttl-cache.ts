import type { Db } from './database.ts'

const ttlMs = 60_000

/**
 * What hardly ever changes, such as reference data: read again a minute after it was read last. Each pool has its own;
 * inside a transaction it is read anew.
 */
export function ttlCache<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const kept = new WeakMap<Db, { value: Promise<Value>; readAt: number }>()
  return (db) => {
    const known = kept.get(db)
    if (known && performance.now() - known.readAt < ttlMs) return known.value
    const value = read(db)
    kept.set(db, { value, readAt: performance.now() })
    value.catch(() => kept.delete(db))
    return value
  }
}
