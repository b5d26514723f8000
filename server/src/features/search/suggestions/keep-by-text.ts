import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { fold } from '../core/fold.ts'

const keptMs = 30_000
const usableMs = 600_000
const maxKept = 2000

type Kept<Found> = { found: Promise<Found>; until: number }

/**
 * Many type the same first letters, and those find most. What a text may mean is kept by the text and the language, and
 * looked up anew after half a minute. Who asks then is given what was found before, if that was within ten minutes, so that
 * nobody who types waits for it again. Only numbers of records may be kept: what of them this reader may see is asked anew each time.
 */
export function keepByText<Found>(
  find: (ctx: Pick<Context, 'db' | 'locale'>, text: string) => Promise<Found>,
): (ctx: Pick<Context, 'db' | 'locale' | 'clock'>, text: string) => Promise<Found> {
  const ofDatabase = new WeakMap<Db, Map<string, Kept<Found>>>()
  return (ctx, text) => {
    const kept = ofDatabase.get(ctx.db) ?? new Map<string, Kept<Found>>()
    ofDatabase.set(ctx.db, kept)
    const key = `${ctx.locale} ${fold(text)}`
    const now = ctx.clock().getTime()
    const keep = (entry: Kept<Found>) => {
      // The one asked last stands last.
      kept.delete(key)
      kept.set(key, entry)
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    }
    const known = kept.get(key)
    if (known && now < known.until) {
      keep(known)
      return known.found
    }
    const next = { found: find(ctx, text), until: now + keptMs }
    const isUsable = known && now < known.until + usableMs
    keep(isUsable ? { found: known.found, until: next.until } : next)
    next.found.then(
      () => keep(next),
      () => kept.delete(key),
    )
    return isUsable ? known.found : next.found
  }
}
