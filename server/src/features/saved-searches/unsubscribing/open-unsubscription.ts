import type { HandlerInput, Redirect } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import type { openUnsubscription as endpoint } from '@tandem/contract/saved-searches'
import type { Context } from '#platform/context/context.ts'
import { pageAddress } from '#platform/mail/send-mail.ts'

/** Whether the token is good, the page finds out. */
export async function openUnsubscription(
  ctx: Context,
  _viewer: unknown,
  { params: { token } }: Pick<HandlerInput<typeof endpoint>, 'params'>,
): Promise<Redirect> {
  return { location: pageAddress(ctx, ctx.locale, paths.unsubscribe({ token })) }
}
