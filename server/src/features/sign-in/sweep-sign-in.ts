import type { Context } from '#platform/context/context.ts'
import { sweepSecondFactor } from './second-factor/sweep-second-factor.ts'
import { sessionLife } from './session/session-life.ts'
import { deleteDeadSessions } from './session/sessions.store.ts'
import { sweepThrottle } from './throttle/sweep-throttle.ts'

/** Deletes what no longer has any effect. */
export async function sweepSignIn(ctx: Context): Promise<void> {
  await deleteDeadSessions(ctx.db, await sessionLife(ctx))
  await sweepThrottle(ctx)
  await sweepSecondFactor(ctx)
}
