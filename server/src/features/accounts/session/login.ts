import type { login as endpoint } from '@tandem/contract/accounts'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { newToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { findAccountByEmail, renewLifetime } from '../accounts.store.ts'
import { passwordMatches } from '../password/password.ts'
import { describeDevice } from './describe-device.ts'
import { sessionLife } from './session-life.ts'
import { insertSession } from './sessions.store.ts'
import { toAuth } from './to-auth.ts'

type Input = HandlerInput<typeof endpoint> & RequestFacts

/** Refuses an unknown address, a wrong password and an unconfirmed account with the same words, after the same time. */
export async function login(ctx: Context, _viewer: Viewer | null, { body, userAgent }: Input) {
  const account = await findAccountByEmail(ctx.db, body.email)
  const matches = await passwordMatches(account?.passwordHash ?? null, body.password)
  if (!account?.confirmedAt || !matches) throw new AppError('invalid_credentials')

  const { token, hash } = newToken()
  await transaction(ctx, async (ctx) => {
    const { now, expiresAt } = await sessionLife(ctx)
    const device = describeDevice(userAgent)
    await insertSession(ctx.db, { accountId: account.id, device, tokenHash: hash, now, expiresAt })
    const { applicant } = await ctx.settings(ctx.db)
    if (account.type === 'applicant' && applicant.accountRenewalOnLogin) {
      await renewLifetime(ctx.db, account.id, now)
    }
  })
  return toAuth(token, account.permissions)
}
