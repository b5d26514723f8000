import { endSessions } from '#features/sessions/sessions.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isSecondFactorRequired } from './get-second-factor.ts'
import { deletePasskeysOf } from './passkeys/passkeys.store.ts'
import { deleteRecoveryCodes } from './recovery/recovery-codes.store.ts'
import { mailSecondFactorChange } from './second-factor.jobs.ts'
import type { SecondFactorChange } from './second-factor.mail.ts'
import { hasSecondFactor, lockSecondFactor } from './second-factor.store.ts'
import { deleteTotp } from './totp/totp.store.ts'

/**
 * Adds a factor. With its first one an account that must have one may do everything again: sessions that a password
 * alone has opened elsewhere must not share in that.
 */
export function addFactor<Added>(
  ctx: Context,
  viewer: Viewer,
  change: SecondFactorChange,
  add: (ctx: Context) => Promise<Added>,
): Promise<Added> {
  return transaction(ctx, async (ctx) => {
    const { accountId, sessionId, secondFactorMissing } = viewer
    await lockSecondFactor(ctx.db, accountId)
    const added = await add(ctx)
    if (secondFactorMissing) await endSessions(ctx, accountId, { except: sessionId })
    await mailSecondFactorChange(ctx, accountId, change)
    return added
  })
}

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

/**
 * For somebody who has lost them all: from then on the password alone opens the account. Part of the caller's
 * transaction, which tells the owner.
 */
export async function removeAllFactors(ctx: Pick<Context, 'db'>, accountId: string): Promise<void> {
  await lockSecondFactor(ctx.db, accountId)
  await deleteTotp(ctx.db, accountId)
  await deletePasskeysOf(ctx.db, accountId)
  await deleteRecoveryCodes(ctx.db, accountId)
  await endSessions(ctx, accountId)
}
