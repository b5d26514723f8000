import type { Context } from '../context/context.ts'
import { limitWork } from '../limit-work/limit-work.ts'
import type { Db } from './database.ts'

const keptMs = 30_000
const usableMs = 600_000
const maxKept = 2000

/** One look-up after the other where nobody waits for it, so that those who type now do not feel it. */
const inTurn = limitWork(1)

type Kept<Found> = { found: Promise<Found>; until: number }

/**
 * Many type the same first letters, and those find most. What a text may mean is kept by the text and the language, and
 * looked up anew after half a minute. Who asks then is given what was found before, if that was within ten minutes, so that
 * nobody who types waits for it again. Only what is the same for everybody may be kept, and numbers of records: what of
 * them this reader may see is asked anew each time.
 */
export function cacheByText<Found>(
  find: (ctx: Pick<Context, 'db' | 'locale'>, text: string) => Promise<Found>,
): (ctx: Pick<Context, 'db' | 'locale' | 'clock'>, text: string) => Promise<Found> {
  const ofDatabase = new WeakMap<Db, Map<string, Kept<Found>>>()
  return (ctx, text) => {
    const kept = ofDatabase.get(ctx.db) ?? new Map<string, Kept<Found>>()
    ofDatabase.set(ctx.db, kept)
    const key = `${ctx.locale} ${text.trim().toLowerCase()}`
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
    const isUsable = known && now < known.until + usableMs
    const found = isUsable ? inTurn(() => find(ctx, text)) : find(ctx, text)
    const next = { found, until: now + keptMs }
    keep(isUsable ? { found: known.found, until: next.until } : next)
    next.found.then(
      () => keep(next),
      () => kept.delete(key),
    )
    return isUsable ? known.found : next.found
  }
}
