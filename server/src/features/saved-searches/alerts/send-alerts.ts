import { type Context, transaction } from '#platform/context/context.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { matchRecords } from '../incremental-matching/match-records.ts'
import { claimUnread, deleteStaleHits, findUnreadAlerts, lockDue } from './alert-deliveries.store.ts'
import { alertMail } from './alert-mail.jobs.ts'
import { type AlertInterval, dueUntil } from './intervals.rules.ts'
import { maxListedHits } from './new-hits.ts'

/** A transaction that who edits one of these searches waits behind for some hundredths of a second. */
const atOnce = 250

/**
 * A mail for each, about all that is new. What a search does not find any more is left out, and may come again. The
 * searches are run before any lock is taken; of two processes at once, the one that locks a search first sends its alert.
 */
export async function sendAlerts(ctx: Context, interval: AlertInterval, ids: string[]): Promise<void> {
  const unread = await findUnreadAlerts(ctx.db, ids)
  const found = await matchRecords(ctx, unread)
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    await transaction(ctx, async (ctx) => {
      const now = ctx.clock()
      const due = await lockDue(ctx.db, some, { interval, before: dueUntil(interval, now) })
      const claimed = await claimUnread(ctx.db, new Map(due.map((id) => [id, found.get(id) ?? []])), now)
      await deleteStaleHits(ctx.db, new Map(due.map((id) => [id, without(unread.get(id), found.get(id))])))
      await enqueueAll(ctx.db, alertMail, [...claimed].map(toMail))
    })
  }
}

function without(ids: readonly string[] = [], others: readonly string[] = []): string[] {
  const left = new Set(others)
  return ids.filter((id) => !left.has(id))
}

function toMail([savedSearchId, claimed]: [string, string[]]) {
  const recordIds = claimed.slice(0, maxListedHits)
  return { savedSearchId, recordIds, more: claimed.length - recordIds.length }
}
