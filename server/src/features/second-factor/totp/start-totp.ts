import type { HandlerInput } from '@tandem/contract/endpoint'
import type { startTotp as endpoint } from '@tandem/contract/second-factor'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { sealTotp } from './seal-totp.ts'
import { savePendingTotp } from './totp.store.ts'
import { makeTotp } from './totp-codes.ts'

export async function startTotp(ctx: Context, viewer: Viewer, { body }: HandlerInput<typeof endpoint>) {
  const { id: accountId, email } = await requirePassword(ctx, viewer, body.password)
  const made = makeTotp(email)
  const pendingSecret = sealTotp(ctx, accountId, made.secret)
  await savePendingTotp(ctx.db, { accountId, pendingSecret, pendingSince: ctx.clock() })
  return made
}
