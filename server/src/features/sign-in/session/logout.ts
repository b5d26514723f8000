import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { deleteSession } from './sessions.store.ts'

export async function logout(ctx: Context, { accountId, sessionId }: Viewer): Promise<true> {
  await transaction(ctx, async (ctx) => {
    await deleteSession(ctx.db, sessionId)
    await publish(ctx.db, { accountIds: [accountId], type: 'session_ended', data: { sessionId } })
  })
  return true
}
