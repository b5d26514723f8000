import type { updateSubscription as endpoint } from '@tandem/contract/accounts/own-account'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { getSubscriptions } from './get-subscriptions.ts'
import { setSubscription } from './subscriptions.store.ts'

export function updateSubscription(
  ctx: Context,
  viewer: Viewer,
  { params, body }: HandlerInput<typeof endpoint>,
) {
  return transaction(ctx, async (ctx) => {
    await setSubscription(ctx.db, viewer.accountId, { ...params, ...body })
    return getSubscriptions(ctx, viewer)
  })
}
