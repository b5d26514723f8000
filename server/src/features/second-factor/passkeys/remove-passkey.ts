import type { HandlerInput } from '@tandem/contract/endpoint'
import type { removePasskey as endpoint } from '@tandem/contract/second-factor'
import { requirePassword } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { removeFactor } from '../change-factors.ts'
import { getSecondFactor } from '../get-second-factor.ts'
import { deletePasskey, hasPasskey } from './passkeys.store.ts'

export async function removePasskey(
  ctx: Context,
  viewer: Viewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  const { accountId } = viewer
  if (!(await hasPasskey(ctx.db, accountId, params.id))) throw new AppError('not_found')
  await requirePassword(ctx, viewer, body.password)
  await removeFactor(ctx, viewer, 'passkey_removed', (db) => deletePasskey(db, accountId, params.id))
  return getSecondFactor(ctx, viewer)
}
