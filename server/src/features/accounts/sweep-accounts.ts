import { type Context, transaction } from '#platform/context/context.ts'
import { deleteTokensExpiredBefore } from './one-time-tokens.store.ts'
import { removeUnconfirmed } from './registration/remove-unconfirmed.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A registration that nobody confirmed is personal data without a purpose. */
const unconfirmedDays = 7
/** Until then an old link is told apart from a wrong one. */
const tokenMemoryDays = 30

/** Forgets what no longer has any effect. */
export async function sweepAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteTokensExpiredBefore(ctx.db, daysAgo(tokenMemoryDays))
  const before = daysAgo(unconfirmedDays)
  // In batches, so that no transaction grows with the backlog.
  while ((await transaction(ctx, (ctx) => removeUnconfirmed(ctx, { before }))) > 0);
}
