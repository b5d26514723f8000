import type { inviteColleague as endpoint } from '@tandem/contract/accounts/colleagues'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { createRegistrationKey } from '#features/companies/companies.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { pageAddress } from '#platform/mail/send-mail.ts'
import { claimInvitationMailQuota } from './claim-invitation-mail-quota.ts'
import { findColleagues } from './colleagues.store.ts'

/** A link that is handed out is shown this once: only its hash is kept. */
export async function inviteColleague(
  ctx: Context,
  viewer: CompanyViewer,
  { body }: HandlerInput<typeof endpoint>,
) {
  const { companyId, accountId: invitedBy } = viewer
  const { email, uses, days } = body
  const permissions = [...new Set(body.permissions)]
  return transaction(ctx, async (ctx) => {
    if (email !== undefined && (await isColleague(ctx, companyId, email))) {
      throw invalidField(ctx.locale, 'email', 'already_colleague')
    }
    if (email !== undefined && !(await claimInvitationMailQuota(ctx, viewer, email))) {
      throw new AppError('too_many_requests')
    }
    const { id, key } = await createRegistrationKey(ctx, {
      companyId,
      invitedBy,
      ...(email !== undefined && { email }),
      permissions,
      uses,
      days,
    })
    return { id, link: key && pageAddress(ctx, ctx.locale, paths.registerByKey({ key })) }
  })
}

/** Only those whom the list of colleagues shows anyway: nothing is said of other accounts. */
async function isColleague(ctx: Context, companyId: string, email: string): Promise<boolean> {
  const colleagues = await findColleagues(ctx.db, await findCompanyAccounts(ctx.db, companyId))
  return colleagues.some((colleague) => colleague.email.toLowerCase() === email)
}
