import type { HandlerInput } from '@tandem/contract/endpoint'
import type { requestEmailChange as endpoint } from '@tandem/contract/sign-in/email'
import { issueToken, requirePassword } from '#features/accounts/accounts.api.ts'
import { newToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimAccountMailQuota, claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { emailChangeMail } from '../sign-in.jobs.ts'

type Input = HandlerInput<typeof endpoint>

const tokenLifeMs = 24 * 60 * 60 * 1000

/**
 * Does the same whether or not the address belongs to somebody: the mail's job finds that out. The token made here is
 * known to nobody; the job gives the change the one that is mailed.
 */
export async function requestEmailChange(ctx: Context, viewer: Viewer, { body }: Input) {
  const { id: accountId, email } = await requirePassword(ctx, viewer, body.password)
  if (email.toLowerCase() === body.email) throw invalidField(ctx.locale, 'email', 'email_unchanged')
  await transaction(ctx, async (ctx) => {
    if (!(await claimAccountMailQuota(ctx, accountId, 'email_change'))) {
      throw new AppError('too_many_email_changes')
    }
    if (!(await claimMailQuota(ctx, body.email, 'email_change'))) throw new AppError('too_many_requests')
    const now = ctx.clock()
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    const { hash } = newToken()
    await issueToken(ctx.db, { hash, accountId, purpose: 'change_email', email: body.email, now, expiresAt })
    await enqueue(ctx.db, emailChangeMail, { accountId }, { singletonKey: accountId })
  })
  return true as const
}
