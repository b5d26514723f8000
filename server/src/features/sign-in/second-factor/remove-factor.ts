import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isSecondFactorRequired } from './get-second-factor.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { deleteRecoveryCodes } from './recovery/recovery-codes.store.ts'
import { hasSecondFactor, lockSecondFactor } from './second-factor.store.ts'
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
    if (!(await hasSecondFactor(ctx.db, accountId))) {
      if (await isSecondFactorRequired(ctx, viewer)) throw new AppError('forbidden')
      await deleteRecoveryCodes(ctx.db, accountId)
    }
    await mailSecondFactorChange(ctx, accountId, change)
  })
}
