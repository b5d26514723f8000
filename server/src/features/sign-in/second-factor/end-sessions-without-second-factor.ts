import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { endSessions } from '../session/end-sessions.ts'

/**
 * With its first factor an account that must have one may do everything again. Sessions that a password alone has
 * opened elsewhere must not share in that. Part of the caller's transaction.
 */
export async function endSessionsWithoutSecondFactor(ctx: Context, viewer: Viewer): Promise<void> {
  const { accountId, sessionId, secondFactorMissing } = viewer
  if (secondFactorMissing) await endSessions(ctx, accountId, { except: sessionId })
}
