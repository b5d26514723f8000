import type { HandlerInput } from '@tandem/contract/endpoint'
import type { removePushDevice as endpoint } from '@tandem/contract/push'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { deleteDevice } from './push.store.ts'

export async function removePushDevice(
  { db }: Context,
  { accountId }: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<true> {
  if (!(await deleteDevice(db, params.id, accountId))) throw new AppError('not_found')
  return true
}
