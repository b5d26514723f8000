import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { sumUnread } from './unread.store.ts'

/** Messages that the viewer has left to read. */
export async function countUnread(ctx: Context, { accountId }: Viewer): Promise<number> {
  return (await sumUnread(ctx.db, [accountId])).get(accountId) ?? 0
}
