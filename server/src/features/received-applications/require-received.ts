import { findApplicationParties } from '#features/applications/applications.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'

/** To a company only what was sent to it exists. */
export async function requireReceived(
  ctx: Context,
  { companyId }: CompanyViewer,
  applicationId: string,
): Promise<void> {
  const parties = await findApplicationParties(ctx.db, applicationId)
  if (parties?.companyId !== companyId || parties.sentAt === null) throw new AppError('not_found')
}

/** Tells colleagues' open windows. The applicant's never hear of it. */
export async function publishToColleagues(
  ctx: Context,
  { companyId }: CompanyViewer,
  applicationId: string,
): Promise<void> {
  const accountIds = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
  await publish(ctx.db, { accountIds, type: 'application', data: { applicationId } })
}
