import { renewLifetime } from '#features/accounts/accounts.api.ts'
import { newToken } from '#platform/auth/token.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { hasSecondFactor } from '../second-factor/second-factor.store.ts'
import { sessionCutoffs } from '../session/session-cutoffs.ts'
import { insertSession } from '../session/sessions.store.ts'
import { toAuthResponse } from '../session/to-auth-response.ts'
import { recordSuccessfulLogin } from '../throttle/record-successful-login.ts'
import { describeDevice } from './describe-device.ts'
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
 * What follows every proof of who somebody is. The token is new, whatever the request brought. Null when the account,
 * the password or what is asked for beside it is no longer what was proved: a change of password ends this session, too.
 */
export async function openSession(ctx: Context, proof: Proof, { userAgent, clientAddress }: Where) {
  const { token, hash } = newToken()
  const account = await transaction(ctx, async (ctx) => {
    const found = await lockAccountForSignIn(ctx.db, proof)
    if (!found || (proof.isPasswordAlone && (await hasSecondFactor(ctx.db, found.accountId)))) return null
    const { accountId, email, type } = found
    const { now, expiresAt } = await sessionCutoffs(ctx)
    const device = describeDevice(userAgent)
    await insertSession(ctx.db, { accountId, device, tokenHash: hash, now, expiresAt })
    await recordSuccessfulLogin(ctx, { accountId, email, clientAddress })
    const { applicant } = await ctx.settings(ctx.db)
    if (type !== 'admin' && applicant.accountRenewalOnLogin) await renewLifetime(ctx.db, accountId, now)
    return found
  })
  return account && toAuthResponse(token, account.permissions)
}
