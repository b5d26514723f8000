import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { AttemptPolicy } from '#platform/throttle/attempt-policy.ts'
import { claimAttempt } from '#platform/throttle/attempts.store.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'

const day = 24 * 60 * 60

/** Invitations mailed by a company that nobody has checked yet: five, then none until a day after the last. */
const pendingInvitationPolicy: AttemptPolicy = {
  threshold: 5,
  firstWait: day,
  maxWait: day,
  forgetAfter: day,
}

/**
 * Anyone can register a company with any name, which its invitations repeat: until it was checked, it sends strangers
 * no more than a few mails in our name. Links that are handed out have no limit.
 */
export async function claimInvitationMailQuota(
  ctx: Context,
  { companyId, companyConfirmed }: CompanyViewer,
  email: string,
): Promise<boolean> {
  const ofCompany = { scope: 'mail', key: companyId } as const
  if (!companyConfirmed && !(await claimAttempt(ctx.db, ofCompany, pendingInvitationPolicy, ctx.clock()))) {
    return false
  }
  return claimMailQuota(ctx, email, 'invitation')
}
