import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { deleteSessionsOf } from './sessions.store.ts'

/** Ends an account's sessions on every device, but for the one named; part of the caller's transaction. */
export async function endSessions(ctx: Context, accountId: string, { except }: { except?: string } = {}) {
  for (const sessionId of await deleteSessionsOf(ctx.db, accountId, except)) {
    await publish(ctx.db, { accountIds: [accountId], type: 'session_ended', data: { sessionId } })
  }
}
