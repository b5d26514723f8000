import type { confirmAccount as endpoint } from '@tandem/contract/accounts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { hashToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { markConfirmed } from '../accounts.store.ts'
import { findConfirmationByToken, redeemToken } from './one-time-tokens.store.ts'

type Input = HandlerInput<typeof endpoint>

/**
 * A token confirms once. Whoever opens the mail's link again later holds a token of a confirmed account and is told
 * just that, so that nobody takes a finished registration for a failed one.
 */
export function confirmAccount(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    const hash = hashToken(body.token)
    const accountId = await redeemToken(ctx.db, hash, 'confirm_account', now)
    const confirmed = accountId && (await markConfirmed(ctx.db, accountId, now))
    if (confirmed) return confirmed
    const confirmedBefore = await findConfirmationByToken(ctx.db, hash)
    throw new AppError(confirmedBefore ? 'already_confirmed' : 'token_invalid')
  })
}
