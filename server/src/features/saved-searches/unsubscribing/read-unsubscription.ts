import type { HandlerInput } from '@tandem/contract/endpoint'
import type { readUnsubscription as endpoint } from '@tandem/contract/saved-searches'
import type { Context } from '#platform/context/context.ts'
import { findByToken, toUnsubscription } from './find-by-token.ts'

export async function readUnsubscription(
  ctx: Context,
  _viewer: unknown,
  { body: { token } }: Pick<HandlerInput<typeof endpoint>, 'body'>,
) {
  return toUnsubscription(await findByToken(ctx, token))
}
