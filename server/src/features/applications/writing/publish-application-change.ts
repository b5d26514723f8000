import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { findApplicantAccount } from '../applications.store.ts'

type ChangedApplication = { id: string; applicantId: string; companyId: string | null }

/** Tells both sides' open windows that an application changed. */
export async function publishApplicationChange(ctx: Context, application: ChangedApplication): Promise<void> {
  const { id, applicantId, companyId } = application
  const company = companyId ? await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit') : []
  const applicant = await findApplicantAccount(ctx.db, applicantId)
  const accountIds = applicant ? [applicant, ...company] : company
  if (accountIds.length > 0)
    await publish(ctx.db, { accountIds, type: 'application', data: { applicationId: id } })
}
