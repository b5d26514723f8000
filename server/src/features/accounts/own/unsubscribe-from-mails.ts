import type * as endpoints from '@tandem/contract/accounts/own-account'
import type { HandlerInput, Redirect } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { pageAddress } from '#platform/mail/send-mail.ts'
import { readUnsubscribeToken } from '#platform/mail/unsubscription.ts'
import { lockAccount } from '../accounts.store.ts'
import { setSubscription } from './subscriptions.store.ts'

export async function unsubscribeFromMails(
  ctx: Context,
  _viewer: unknown,
  { params: { token } }: Pick<HandlerInput<typeof endpoints.unsubscribeFromMails>, 'params'>,
): Promise<true> {
  const subscribed = readUnsubscribeToken(ctx, token)
  if (!subscribed) throw new AppError('token_invalid')
  const { accountId, subscription } = subscribed
  return transaction(ctx, async (ctx) => {
    if (!(await lockAccount(ctx.db, accountId))) throw new AppError('token_invalid')
    await setSubscription(ctx.db, accountId, { subscription, enabled: false, now: ctx.clock() })
    return true as const
  })
}

/** Opening changes nothing: programs that look into mails open every address. */
export async function openMailUnsubscription(ctx: Context): Promise<Redirect> {
  return { location: pageAddress(ctx, ctx.locale, paths.account({ hash: 'mitteilungen' })) }
}
