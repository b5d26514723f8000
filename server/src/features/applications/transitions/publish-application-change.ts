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
  const { id: applicationId, applicantId } = application
  const accountId = await findApplicantAccount(ctx.db, applicantId)
  const isAtOnce = accountId !== null && applicantAfterMs === 0
  await publishToCompany(ctx, application, isAtOnce ? [accountId] : [])
  if (!accountId || isAtOnce) return
  const startAfter = new Date(ctx.clock().getTime() + applicantAfterMs)
  await enqueue(
    ctx.db,
    changeTold,
    { applicationId, accountId, undoUntil: startAfter.toISOString() },
    { startAfter },
  )
}

export async function publishToCompany(
  ctx: Context,
  { id, companyId }: ChangedApplication,
  others: readonly string[] = [],
): Promise<void> {
  const readers = companyId ? await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit') : []
  const accountIds = [...others, ...readers]
  await publish(ctx.db, { accountIds, type: 'application', data: { applicationId: id } })
}
