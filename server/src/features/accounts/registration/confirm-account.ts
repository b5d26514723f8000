import type { confirmAccount as endpoint } from '@tandem/contract/accounts/registration'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { redeemKey } from '#features/companies/companies.api.ts'
import { hashToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { violates } from '#platform/db/transaction.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { welcomeMail } from '../accounts.jobs.ts'
import { markConfirmed } from '../accounts.store.ts'
import { confirmEmailChange } from '../password/confirm-email-change.ts'
import { redeemToken, wasConfirmed } from './one-time-tokens.store.ts'
import { awaitsCheck } from './registration.rules.ts'
import { findNewcomer } from './registrations.store.ts'

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

async function confirmRegistration(ctx: Context, hash: string) {
  const now = ctx.clock()
  const redeemed = await redeemToken(ctx.db, hash, 'confirm_account', now)
  const confirmed = redeemed && (await markConfirmed(ctx.db, redeemed.accountId, now))
  if (!confirmed) return null
  const newcomer = await findNewcomer(ctx.db, redeemed.accountId)
  const keyId = newcomer?.registrationKeyId
  if (keyId && !(await redeemKey(ctx, keyId))) throw new AppError('key_invalid')
  await enqueue(ctx.db, welcomeMail, { accountId: redeemed.accountId })
  return {
    type: confirmed.type,
    purpose: 'registration' as const,
    awaitsCheck: newcomer !== null && awaitsCheck(newcomer),
  }
}
