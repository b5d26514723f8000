import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { mailPolicy, pendingInvitationPolicy } from './attempt-policies.ts'
import { claimAttempt } from './attempts.store.ts'
import { mailKey } from './throttle-keys.ts'

type MailKind = 'registration' | 'password' | 'email_change' | 'invitation'

/**
 * Claims one of the few mails of a kind that an address gets an hour; nobody's mailbox is flooded in our name. Each kind
 * has its own few, or strangers who register with an address could keep its owner from ever setting a new password.
 */
export function mayMail(ctx: Context, email: string, kind: MailKind): Promise<boolean> {
  return claimAttempt(ctx.db, { scope: 'mail', key: mailKey(ctx, email, kind) }, mailPolicy, ctx.clock())
}

/**
 * Anyone can register a company with any name, which its invitations repeat: until it was checked, it sends strangers
 * no more than a few mails in our name. Links that are handed out have no limit.
 */
export async function mayMailInvitation(
  ctx: Context,
  { companyId, companyConfirmed }: CompanyViewer,
  email: string,
): Promise<boolean> {
  const ofCompany = { scope: 'mail', key: companyId } as const
  if (!companyConfirmed && !(await claimAttempt(ctx.db, ofCompany, pendingInvitationPolicy, ctx.clock()))) {
    return false
  }
  return mayMail(ctx, email, 'invitation')
}
