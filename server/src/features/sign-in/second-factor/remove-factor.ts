import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { announceChange } from './announce-change.ts'
import { needsSecondFactor } from './describe-second-factor.ts'
import { deleteRecoveryCodes } from './recovery/recovery-codes.store.ts'
import { holdsSecondFactor, lockSecondFactor } from './second-factor.store.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

/**
 * Removes one factor; with the last one go the recovery codes. Of two removals at once the second waits and sees what
 * the first has left, so that nobody who must have a factor ends with none.
 */
export function removeFactor(
  ctx: Context,
  viewer: Viewer,
  change: SecondFactorChange,
  remove: (db: Db) => Promise<boolean>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { accountId } = viewer
    await lockSecondFactor(ctx.db, accountId)
    if (!(await remove(ctx.db))) return
    if (!(await holdsSecondFactor(ctx.db, accountId))) {
      if (await needsSecondFactor(ctx, viewer)) throw new AppError('forbidden')
      await deleteRecoveryCodes(ctx.db, accountId)
    }
    await announceChange(ctx, accountId, change)
  })
}
