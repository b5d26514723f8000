import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import type { StartingSide } from '../messaging.rules.ts'
import {
  deleteNotesOf,
  deleteReportsBy,
  deleteUnreadableThreads,
  findReadersOfOtherSide,
} from './deletion.store.ts'

/**
 * Before a side is gone for good: the other side keeps its threads, and its open windows are told that nobody
 * answers there any more. What nobody could read again goes at once, and so do the company's notes about them.
 */
export async function closeThreadsOf(ctx: Context, side: StartingSide): Promise<void> {
  for (const [threadId, partners] of await findReadersOfOtherSide(ctx.db, side)) {
    const accountIds = partners.map(({ accountId }) => accountId)
    await publish(ctx.db, { accountIds, type: 'message', data: { threadId } })
  }
  await deleteNotesOf(ctx.db, side)
  await deleteUnreadableThreads(ctx.db, side)
}

/** What an account has reported is in its own words. */
export function withdrawReports(ctx: Context, accountId: string): Promise<void> {
  return deleteReportsBy(ctx.db, accountId)
}
