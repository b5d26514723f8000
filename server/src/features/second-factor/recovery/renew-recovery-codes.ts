import type { HandlerInput } from '@tandem/contract/endpoint'
import type { renewRecoveryCodes as endpoint } from '@tandem/contract/second-factor'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { mailSecondFactorChange } from '../second-factor.jobs.ts'
import { hasSecondFactor, lockSecondFactor } from '../second-factor.store.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

/** Without a factor to stand in for, there is nothing that a code could open. */
export async function renewRecoveryCodes(
  ctx: Context,
  viewer: Viewer,
  { body }: HandlerInput<typeof endpoint>,
) {
  const { accountId } = viewer
  await requirePassword(ctx, viewer, body.password)
  return transaction(ctx, async (ctx) => {
    await lockSecondFactor(ctx.db, accountId)
    if (!(await hasSecondFactor(ctx.db, accountId))) throw new AppError('forbidden')
    await mailSecondFactorChange(ctx, accountId, 'recovery_codes_renewed')
    return issueRecoveryCodes(ctx, accountId)
  })
}
