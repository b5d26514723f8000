import type { updateSubscription as endpoint } from '@tandem/contract/accounts/own-account'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { getSubscriptions, isOffered } from './get-subscriptions.ts'
import { setSubscription } from './subscriptions.store.ts'

export async function updateSubscription(
  ctx: Context,
  viewer: Viewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  if (!isOffered(viewer, params.subscription)) throw new AppError('not_found')
  return transaction(ctx, async (ctx) => {
    await setSubscription(ctx.db, viewer.accountId, { ...params, ...body, now: ctx.clock() })
    return getSubscriptions(ctx, viewer)
  })
}
