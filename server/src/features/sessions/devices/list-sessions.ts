import type { Session } from '@tandem/contract/sessions'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { sessionCutoffs } from '../session-cutoffs.ts'
import { findLiveSessionsOf } from '../sessions.store.ts'

export async function listSessions(ctx: Context, { accountId, sessionId }: Viewer): Promise<Session[]> {
  const sessions = await findLiveSessionsOf(ctx.db, accountId, await sessionCutoffs(ctx))
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }))
}
