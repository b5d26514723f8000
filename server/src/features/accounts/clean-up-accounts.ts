import { type Context, transaction } from '#platform/context/context.ts'
import { deleteTokensExpiredBefore } from './one-time-tokens.store.ts'
import { deleteUnconfirmedAccounts } from './registration/delete-unconfirmed-accounts.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A registration that nobody confirmed is personal data without a purpose. */
const unconfirmedDays = 7
/** Until then an old link is told apart from a wrong one. */
const tokenRetentionDays = 30

/** Forgets what no longer has any effect. */
export async function cleanUpAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteTokensExpiredBefore(ctx.db, daysAgo(tokenRetentionDays))
  const before = daysAgo(unconfirmedDays)
  // In batches, so that no transaction grows with the backlog.
  while ((await transaction(ctx, (ctx) => deleteUnconfirmedAccounts(ctx, { before }))) > 0);
}
