import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { fold } from '../core/fold.ts'

const keptMs = 30_000
const maxKept = 2000

type Kept<Found> = { found: Promise<Found>; until: number }

/**
 * Many type the same first letters, and those find most. What a text may mean is kept by the text and the language, and
 * looked up anew after half a minute while who asks then is given what was found before: nobody who types waits for it
 * twice. Only numbers of records may be kept: what of them this reader may see is asked anew each time.
 */
export function keepByText<Found>(
  find: (ctx: Pick<Context, 'db' | 'locale'>, text: string) => Promise<Found>,
): (ctx: Pick<Context, 'db' | 'locale' | 'clock'>, text: string) => Promise<Found> {
  const ofDatabase = new WeakMap<Db, Map<string, Kept<Found>>>()
  return (ctx, text) => {
    const kept = ofDatabase.get(ctx.db) ?? new Map<string, Kept<Found>>()
    ofDatabase.set(ctx.db, kept)
    const key = `${ctx.locale} ${fold(text)}`
    const until = ctx.clock().getTime() + keptMs
    const known = kept.get(key)
    // The one asked last stands last.
    kept.delete(key)
    if (known) {
      kept.set(key, known)
      if (known.until > until - keptMs) return known.found
      known.until = until
      const found = find(ctx, text)
      found.then(() => kept.set(key, { found, until })).catch(() => kept.delete(key))
      return known.found
    }
    const found = find(ctx, text)
    kept.set(key, { found, until })
    found.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
