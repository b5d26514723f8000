import { type Context, transaction } from '#platform/context/context.ts'
import { deleteTokensExpiredBefore } from './registration/one-time-tokens.store.ts'
import { removeUnconfirmed } from './registration/remove-unconfirmed.ts'
import { sweepSecondFactor } from './second-factor/sweep-second-factor.ts'
import { sessionLife } from './session/session-life.ts'
import { deleteDeadSessions } from './session/sessions.store.ts'
import { sweepThrottle } from './throttle/sweep-throttle.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A registration that nobody confirmed is personal data without a purpose. */
const unconfirmedDays = 7
/** Until then an old link is told apart from a wrong one. */
const tokenMemoryDays = 30

/** Forgets what no longer has any effect. */
export async function sweepAccounts(ctx: Context): Promise<void> {
  const life = await sessionLife(ctx)
  const daysAgo = (days: number) => new Date(life.now.getTime() - days * dayMs)
  await deleteDeadSessions(ctx.db, life)
  await deleteTokensExpiredBefore(ctx.db, daysAgo(tokenMemoryDays))
  await sweepThrottle(ctx)
  await sweepSecondFactor(ctx)
  const before = daysAgo(unconfirmedDays)
  // In batches, so that no transaction grows with the backlog.
  while ((await transaction(ctx, (ctx) => removeUnconfirmed(ctx, { before }))) > 0);
}
