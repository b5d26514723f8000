import type { HandlerInput } from '@tandem/contract/endpoint'
import type { confirmAccount as endpoint } from '@tandem/contract/sign-in/email'
import { confirmRegistration, wasConfirmed } from '#features/accounts/accounts.api.ts'
import { hashToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { violates } from '#platform/db/transaction.ts'
import { AppError } from '#platform/http/app-error.ts'
import { confirmEmailChange } from './confirm-email-change.ts'

type Input = HandlerInput<typeof endpoint>

/**
 * A token confirms once. Whoever opens the mail's link again later is told just that, so that nobody takes a finished
 * registration for a failed one.
 */
export async function confirmAccount(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  const hash = hashToken(body.token)
  try {
    return await transaction(ctx, async (ctx) => {
      const confirmation = (await confirmRegistration(ctx, hash)) ?? (await confirmEmailChange(ctx, hash))
      if (confirmation) return confirmation
      throw new AppError((await wasConfirmed(ctx.db, hash)) ? 'already_confirmed' : 'token_invalid')
    })
  } catch (error) {
    // Somebody else confirmed the new address for another account at the same time.
    throw violates(error, 'account_email_unique') ? new AppError('token_invalid') : error
  }
}
