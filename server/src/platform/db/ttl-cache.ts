import type { Db } from './database.ts'

const ttlMs = 60_000

/**
 * What hardly ever changes, such as reference data: read again a minute after it was read last. Each pool has its own;
 * inside a transaction it is read anew.
 */
export function ttlCache<Value>(read: (db: Db) => Promise<Value>): (db: Db) => Promise<Value> {
  const entries = new WeakMap<Db, { value: Promise<Value>; readAt: number }>()
  return (db) => {
    const cached = entries.get(db)
    if (cached && performance.now() - cached.readAt < ttlMs) return cached.value
    const value = read(db)
    entries.set(db, { value, readAt: performance.now() })
    value.catch(() => entries.delete(db))
    return value
  }
}
