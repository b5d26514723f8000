import type { HandlerInput } from '@tandem/contract/endpoint'
import type { confirmTotp as endpoint } from '@tandem/contract/second-factor'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { addFactor } from '../change-factors.ts'
import { issueRecoveryCodes } from '../recovery/recovery-codes.ts'
import { openTotp } from './seal-totp.ts'
import { confirmPendingTotp, findTotp } from './totp.store.ts'
import { stepOfCode } from './totp-codes.ts'

/** Who had the password this long ago need not have it now. */
const pendingMs = 60 * 60 * 1000

export async function confirmTotp(ctx: Context, viewer: Viewer, { body }: HandlerInput<typeof endpoint>) {
  const { accountId } = viewer
  const now = ctx.clock()
  const { pendingSecret = null, pendingSince = null } = (await findTotp(ctx.db, accountId)) ?? {}
  if (!pendingSecret || !pendingSince || now.getTime() - pendingSince.getTime() > pendingMs) {
    throw new AppError('token_invalid')
  }
  const secret = openTotp(ctx, accountId, pendingSecret)
  if (secret === null) throw new AppError('token_invalid')
  const step = stepOfCode(secret, body.code.replace(/\s/g, ''), now)
  if (step === null) throw invalidField(ctx.locale, 'code', 'code_wrong')
  return addFactor(ctx, viewer, 'totp_added', async (ctx) => {
    const confirmed = await confirmPendingTotp(ctx.db, { accountId, pendingSecret, lastStep: step, now })
    if (!confirmed) throw new AppError('token_invalid')
    return issueRecoveryCodes(ctx, accountId)
  })
}
