import { timingSafeEqual } from 'node:crypto'
import { type EmailSubscription, emailSubscriptions } from '@tandem/contract/accounts/own-account'
import type { Context } from '#platform/context/context.ts'

const purpose = 'mails of an account'

type Subscribed = { accountId: string; subscription: EmailSubscription }

/**
 * For the unsubscribe button of mail programs (RFC 8058). The token is good as long as the account is there, and can do
 * nothing but turn these mails off.
 */
export const unsubscribeHeaders = (ctx: Context, subscribed: Subscribed): Record<string, string> =>
  oneClickHeaders(ctx, `/account/subscriptions/unsubscription/${unsubscribeToken(ctx, subscribed)}`)

export const oneClickHeaders = ({ config }: Context, path: string): Record<string, string> => ({
  'List-Unsubscribe': `<${config.http.baseUrl}/api${path}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Null for what is no token of ours. */
export function readUnsubscribeToken(ctx: Context, token: string): Subscribed | null {
  const [, accountId = '', kind] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\w+)\./.exec(token) ?? []
  const subscription = emailSubscriptions.find((each) => each === kind)
  if (!subscription) return null
  const [given, made] = [Buffer.from(token), Buffer.from(unsubscribeToken(ctx, { accountId, subscription }))]
  return given.length === made.length && timingSafeEqual(given, made) ? { accountId, subscription } : null
}

export function unsubscribeToken({ secrets }: Context, { accountId, subscription }: Subscribed): string {
  return `${accountId}.${subscription}.${secrets.sign(purpose, `${accountId} ${subscription}`)}`
}
