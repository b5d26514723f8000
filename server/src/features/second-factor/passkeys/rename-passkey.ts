import type { HandlerInput } from '@tandem/contract/endpoint'
import type { renamePasskey as endpoint } from '@tandem/contract/second-factor'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { getSecondFactor } from '../get-second-factor.ts'
import { updatePasskeyName } from './passkeys.store.ts'

export async function renamePasskey(
  ctx: Context,
  viewer: Viewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  const { accountId } = viewer
  const renamed = await updatePasskeyName(ctx.db, { accountId, id: params.id, name: body.name })
  if (!renamed) throw new AppError('not_found')
  return getSecondFactor(ctx, viewer)
}
