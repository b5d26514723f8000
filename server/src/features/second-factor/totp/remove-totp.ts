import type { HandlerInput } from '@tandem/contract/endpoint'
import type { removeTotp as endpoint } from '@tandem/contract/second-factor'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { removeFactor } from '../change-factors.ts'
import { getSecondFactor } from '../get-second-factor.ts'
import { deleteTotp } from './totp.store.ts'

export async function removeTotp(ctx: Context, viewer: Viewer, { body }: HandlerInput<typeof endpoint>) {
  await requirePassword(ctx, viewer, body.password)
  await removeFactor(ctx, viewer, 'totp_removed', (db) => deleteTotp(db, viewer.accountId))
  return getSecondFactor(ctx, viewer)
}
