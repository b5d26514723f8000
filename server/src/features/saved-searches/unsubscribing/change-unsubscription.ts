import type { HandlerInput } from '@tandem/contract/endpoint'
import type { changeUnsubscription as endpoint } from '@tandem/contract/saved-searches'
import { type Context, transaction } from '#platform/context/context.ts'
import { nextRevision, updateSavedSearch } from '../saved-searches.store.ts'
import { findByToken, toUnsubscription } from './find-by-token.ts'

/** Off is a pause, which keeps the interval: so it can be taken back, and what came meanwhile is mailed then. */
export function changeUnsubscription(
  ctx: Context,
  _viewer: unknown,
  { body: { token, subscribed } }: Pick<HandlerInput<typeof endpoint>, 'body'>,
) {
  return transaction(ctx, async (ctx) => {
    const { id } = await findByToken(ctx, token)
    return toUnsubscription(
      await updateSavedSearch(ctx.db, id, {
        paused: !subscribed,
        revision: nextRevision,
        updatedAt: ctx.clock(),
      }),
    )
  })
}
