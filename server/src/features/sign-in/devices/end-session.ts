import type { HandlerInput } from '@tandem/contract/endpoint'
import type { endSession as endpoint } from '@tandem/contract/sign-in'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { deleteSessionOf } from '../session/sessions.store.ts'

/** Its tokens are dead from now on in every process, for each looks them up. */
export async function endSession(
  ctx: Context,
  { accountId }: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<true> {
  await transaction(ctx, async (ctx) => {
    if (!(await deleteSessionOf(ctx.db, accountId, params.id))) throw new AppError('not_found')
    await publish(ctx.db, { accountIds: [accountId], type: 'session_ended', data: { sessionId: params.id } })
  })
  return true
}
