import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { endSessions } from '../session/end-sessions.ts'

export async function endOtherSessions(ctx: Context, { accountId, sessionId }: Viewer): Promise<true> {
  await transaction(ctx, (ctx) => endSessions(ctx, accountId, { except: sessionId }))
  return true
}
