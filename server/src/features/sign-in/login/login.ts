import type { HandlerInput } from '@tandem/contract/endpoint'
import type { login as endpoint } from '@tandem/contract/sign-in'
import { redeemSecondFactorCode } from '#features/second-factor/second-factor.api.ts'
import { knownAddressCutoff } from '#features/sessions/sessions.api.ts'
import { verifyPassword } from '#platform/auth/password.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { consumeLoginAttempt, recordLoginFailure } from '../throttle/login-attempts.ts'
import { addressKey } from '../throttle/throttle-keys.ts'
import { openSession } from './open-session.ts'
import { findAccountForSignIn } from './sign-in.store.ts'

type Input = HandlerInput<typeof endpoint> & RequestFacts

/**
 * Refuses an unknown address, a wrong password and an unconfirmed account with the same words, after the same time:
 * each costs the same statements and one comparison of passwords.
 */
export async function login(ctx: Context, _viewer: Viewer | null, { body, ...facts }: Input) {
  const { email, password, code } = body
  const { clientAddress } = facts
  const by = {
    email,
    addressHash: addressKey(ctx, clientAddress),
    knownAddressCutoff: knownAddressCutoff(ctx.clock()),
  }
  const account = await findAccountForSignIn(ctx.db, by)
  await consumeLoginAttempt(ctx, { email, clientAddress, isKnown: account?.isKnown ?? false })

  const matches = await verifyPassword(account?.passwordHash ?? null, password)
  if (!account?.confirmedAt || !matches) {
    await recordLoginFailure(ctx, clientAddress)
    throw new AppError('invalid_credentials')
  }
  if (account.hasSecondFactor) {
    // No failure; but the try stays counted, or whoever has the password could guess codes without end.
    if (!code) throw new AppError('second_factor_required')
    if (!(await redeemSecondFactorCode(ctx, account.accountId, code))) {
      await recordLoginFailure(ctx, clientAddress)
      throw new AppError('second_factor_invalid')
    }
  }
  const { accountId, passwordHash, hasSecondFactor } = account
  const proof = { accountId, passwordHash, isPasswordAlone: !hasSecondFactor }
  const auth = await openSession(ctx, proof, facts)
  if (!auth) throw new AppError('invalid_credentials')
  return auth
}
