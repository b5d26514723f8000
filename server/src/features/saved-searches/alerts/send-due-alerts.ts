import type { Context } from '#platform/context/context.ts'
import { findDue } from '../owners.store.ts'
import { dueUntil, type TellInterval } from './intervals.rules.ts'
import { tellPatterns } from './send-alerts.ts'

/** Ids of saved searches go up; it goes on after the last one. */
export type DueBatch = { interval: TellInterval; after: string }

/** A batch holds many searches, for those that are alike are asked once, and no more hits than fit in memory. */
const largest = { patterns: 4000, hits: 40_000 }

/** Where the next batch begins; null when this was the last. */
export async function tellDue(
  ctx: Context,
  { interval, after }: DueBatch,
  most = largest,
): Promise<DueBatch | null> {
  const before = dueUntil(interval, ctx.clock())
  const due = await findDue(ctx.db, { interval, before, after, limit: most.patterns })
  const some = upTo(most.hits, due)
  await tellOf(ctx, interval, some)
  const last = some.at(-1)
  const isMore = some.length < due.length || due.length === most.patterns
  return last && isMore ? { interval, after: last } : null
}

/** The first of them that together have so many hits, one at least. */
function upTo(mostHits: number, due: { id: string; hits: number }[]): string[] {
  let left = mostHits
  const beyond = due.findIndex(({ hits }, index) => {
    left -= hits
    return left < 0 && index > 0
  })
  return due.slice(0, beyond === -1 ? due.length : beyond).map(({ id }) => id)
}

/** One that cannot be told of must not keep the others waiting: they are tried by halves until it is alone. */
async function tellOf(ctx: Context, interval: TellInterval, ids: string[]): Promise<void> {
  try {
    await tellPatterns(ctx, interval, ids)
  } catch (err) {
    const middle = Math.ceil(ids.length / 2)
    if (ids.length > 1) {
      await tellOf(ctx, interval, ids.slice(0, middle))
      await tellOf(ctx, interval, ids.slice(middle))
    } else ctx.log.error({ err, patternId: ids[0] }, 'A saved search could not be told of')
  }
}
