import type { Context } from '#platform/context/context.ts'
import { findDue } from '../owners/owners.store.ts'
import { type AlertInterval, dueUntil } from './intervals.rules.ts'
import { sendAlerts } from './send-alerts.ts'

/** Ids of saved searches go up; it goes on after the last one. */
export type DueBatch = { interval: AlertInterval; after: string }

/** A batch holds many searches, since equivalent ones are run once, and no more hits than fit in memory. */
const largest = { savedSearches: 4000, hits: 40_000 }

/** Where the next batch begins; null when this was the last. */
export async function sendDueAlerts(
  ctx: Context,
  { interval, after }: DueBatch,
  most = largest,
): Promise<DueBatch | null> {
  const before = dueUntil(interval, ctx.clock())
  const due = await findDue(ctx.db, { interval, before, after, limit: most.savedSearches })
  const some = takeUpTo(most.hits, due)
  await sendOrHalve(ctx, interval, some)
  const last = some.at(-1)
  const isMore = some.length < due.length || due.length === most.savedSearches
  return last && isMore ? { interval, after: last } : null
}

/** The first of them that together have so many hits, one at least. */
function takeUpTo(maxHits: number, due: { id: string; hits: number }[]): string[] {
  let left = maxHits
  const beyond = due.findIndex(({ hits }, index) => {
    left -= hits
    return left < 0 && index > 0
  })
  return due.slice(0, beyond === -1 ? due.length : beyond).map(({ id }) => id)
}

/** One that fails must not hold up the others: they are tried by halves until it is alone. */
async function sendOrHalve(ctx: Context, interval: AlertInterval, ids: string[]): Promise<void> {
  try {
    await sendAlerts(ctx, interval, ids)
  } catch (err) {
    const middle = Math.ceil(ids.length / 2)
    if (ids.length > 1) {
      await sendOrHalve(ctx, interval, ids.slice(0, middle))
      await sendOrHalve(ctx, interval, ids.slice(middle))
    } else ctx.log.error({ err, savedSearchId: ids[0] }, 'The alert of a saved search could not be sent')
  }
}
