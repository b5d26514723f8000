import type { HandlerInput } from '@tandem/contract/endpoint'
import type { resetPassword as endpoint } from '@tandem/contract/sign-in/password'
import { completeRegistration, findLiveToken, redeemToken } from '#features/accounts/accounts.api.ts'
import { hashPassword } from '#platform/auth/password.ts'
import { hashToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { recordSuccessfulLogin } from '../throttle/record-successful-login.ts'
import { replacePassword } from './replace-password.ts'
import { requireStrongPassword } from './require-strong-password.ts'

type Input = HandlerInput<typeof endpoint> & RequestFacts

/** The token is used up only by a password that is taken: whoever chose a weak one may choose again. */
export async function resetPassword(ctx: Context, _viewer: Viewer | null, { body, clientAddress }: Input) {
  const hash = hashToken(body.token)
  const found = await findLiveToken(ctx.db, hash, 'reset_password', ctx.clock())
  if (!found) throw new AppError('token_invalid')
  await requireStrongPassword(ctx, found.accountId, 'password', body.password)
  const passwordHash = await hashPassword(body.password)
  await transaction(ctx, async (ctx) => {
    const redeemed = await redeemToken(ctx.db, hash, 'reset_password', ctx.clock())
    const account = redeemed && (await replacePassword(ctx, redeemed.accountId, { to: passwordHash }))
    if (!account) throw new AppError('token_invalid')
    // The link came by mail, as the one of the registration did.
    await completeRegistration(ctx, account.id)
    await recordSuccessfulLogin(ctx, { accountId: account.id, email: account.email, clientAddress })
  })
  return true as const
}
