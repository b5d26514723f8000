import type { HandlerInput } from '@tandem/contract/endpoint'
import type { requestPassword as endpoint } from '@tandem/contract/sign-in/password'
import { findAccountByEmail } from '#features/accounts/accounts.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { equaliseResponseTime } from '#platform/throttle/equalise-response-time.ts'
import { passwordMail } from '../sign-in.jobs.ts'

type Input = HandlerInput<typeof endpoint>

/**
 * Answers alike whether or not the address is known. Who never confirmed it gets the link too: with a new password it is
 * confirmed, and one that somebody else has chosen is gone.
 */
export function requestPassword(ctx: Context, _viewer: Viewer | null, { body }: Input) {
  return equaliseResponseTime(ctx, async () => {
    await transaction(ctx, async (ctx) => {
      const account = await findAccountByEmail(ctx.db, body.email)
      const allowed = await claimMailQuota(ctx, body.email, 'password')
      if (!account || !allowed) return
      await enqueue(ctx.db, passwordMail, { accountId: account.id }, { singletonKey: account.id })
    })
    return true as const
  })
}
