import { renewLifetime } from '#features/accounts/accounts.api.ts'
import { hasSecondFactor } from '#features/second-factor/second-factor.api.ts'
import { createSession } from '#features/sessions/sessions.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { recordSuccessfulLogin } from '../throttle/record-successful-login.ts'
import { lockAccountForSignIn } from './sign-in.store.ts'

type Proof = {
  accountId: string
  /** The hash of the password that was compared; none for a passkey. */
  passwordHash?: string
  /** The account had no second factor to ask for. */
  isPasswordAlone?: boolean
}
type Where = { userAgent: string; clientAddress: string }

/**
 * What follows every proof of who somebody is. Null when the account, the password or what is asked for beside it is no
 * longer what was proved: a change of password ends this session, too.
 */
export function openSession(ctx: Context, proof: Proof, { userAgent, clientAddress }: Where) {
  return transaction(ctx, async (ctx) => {
    const found = await lockAccountForSignIn(ctx.db, proof)
    if (!found || (proof.isPasswordAlone && (await hasSecondFactor(ctx.db, found.accountId)))) return null
    const { accountId, email, type, permissions } = found
    // Only whoever has proved to be its owner learns of it.
    if (found.lockedAt) throw new AppError('account_locked')
    const auth = await createSession(ctx, { accountId, permissions, userAgent })
    await recordSuccessfulLogin(ctx, { accountId, email, clientAddress })
    const { applicant } = await ctx.settings(ctx.db)
    if (type !== 'admin' && applicant.accountRenewalOnLogin)
      await renewLifetime(ctx.db, accountId, ctx.clock())
    return auth
  })
}
