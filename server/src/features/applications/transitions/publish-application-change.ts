import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { changeTold } from '../applications.jobs.ts'
import { findApplicantAccount } from '../applications.store.ts'

type ChangedApplication = { id: string; applicantId: string; companyId: string | null }

/** Tells both sides' open windows that an application changed; the applicant's so many milliseconds later. */
export async function publishApplicationChange(
  ctx: Context,
  application: ChangedApplication,
  applicantAfterMs = 0,
): Promise<void> {
  const { id: applicationId, applicantId, companyId } = application
  const company = companyId ? await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit') : []
  const applicant = await findApplicantAccount(ctx.db, applicantId)
  const later = applicantAfterMs > 0
  const accountIds = applicant && !later ? [applicant, ...company] : company
  if (accountIds.length > 0)
    await publish(ctx.db, { accountIds, type: 'application', data: { applicationId } })
  if (!applicant || !later) return
  const startAfter = new Date(ctx.clock().getTime() + applicantAfterMs)
  await enqueue(ctx.db, changeTold, { applicationId, accountId: applicant }, { startAfter })
}
