import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { takeOutOfCalendars } from '#features/interviews/interviews.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueueWithdrawnMails } from '../mails/enqueue-company-mails.ts'
import { listIds, lockSentBy } from './transitions.store.ts'

/**
 * Before an applicant is deleted, and all applications with them: tells the companies that hold an open one. Says
 * which applications there were.
 */
export async function withdrawApplications(ctx: Context, applicantId: string): Promise<string[]> {
  for (const { id, companyId, offerId } of await lockSentBy(ctx.db, applicantId)) {
    if (!companyId) continue
    await takeOutOfCalendars(ctx, id)
    await enqueueWithdrawnMails(ctx, { companyId, offerId })
    const accountIds = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
    // An event for nobody in particular would reach everybody.
    if (accountIds.length === 0) continue
    await publish(ctx.db, { accountIds, type: 'application', data: { applicationId: id } })
  }
  return listIds(ctx.db, applicantId)
}
