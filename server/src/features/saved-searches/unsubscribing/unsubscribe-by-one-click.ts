import type { HandlerInput } from '@tandem/contract/endpoint'
import type { unsubscribeByOneClick as endpoint } from '@tandem/contract/saved-searches'
import type { Context } from '#platform/context/context.ts'
import { changeUnsubscription } from './change-unsubscription.ts'

export function unsubscribeByOneClick(
  ctx: Context,
  viewer: unknown,
  { params: { token } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
) {
  return changeUnsubscription(ctx, viewer, { body: { token, subscribed: false } })
}
