import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { fold } from '../core/fold.ts'

const keptMs = 30_000
const maxKept = 2000

/**
 * Many type the same first letters, and those find most. What a text may mean is kept for half a minute, by the
 * text and the language. Only numbers of records may be kept: what of them this reader may see is asked anew each time.
 */
export function keepByText<Found>(
  find: (ctx: Pick<Context, 'db' | 'locale'>, text: string) => Promise<Found>,
): (ctx: Pick<Context, 'db' | 'locale' | 'clock'>, text: string) => Promise<Found> {
  const ofDatabase = new WeakMap<Db, Map<string, { found: Promise<Found>; until: number }>>()
  return (ctx, text) => {
    const kept = ofDatabase.get(ctx.db) ?? new Map()
    ofDatabase.set(ctx.db, kept)
    const key = `${ctx.locale} ${fold(text)}`
    const now = ctx.clock().getTime()
    const known = kept.get(key)
    if (known && now < known.until) return known.found
    const found = find(ctx, text)
    // The one asked last stands last.
    kept.delete(key)
    kept.set(key, { found, until: now + keptMs })
    found.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
