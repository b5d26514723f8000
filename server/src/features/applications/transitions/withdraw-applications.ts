import { holdsPlace, stateOf } from '@tandem/contract/application-transitions'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { takeOutOfCalendars } from '#features/interviews/interviews.api.ts'
import { returnPlace } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { enqueueWithdrawnMails } from '../mails/enqueue-company-mails.ts'
import { listIds, lockWithdrawableBy } from './transitions.store.ts'

/**
 * Before an applicant is deleted, and all applications with them: gives back the places that they took, and tells the
 * companies that hold an open application. A signed contract keeps its place. Says which applications there were.
 */
export async function withdrawApplications(ctx: Context, applicantId: string): Promise<string[]> {
  for (const row of await lockWithdrawableBy(ctx.db, applicantId)) {
    const { id, companyId, offerId, placeYear } = row
    if (offerId && placeYear !== null && holdsPlace(stateOf(row))) {
      await returnPlace(ctx.db, offerId, placeYear)
    }
    if (!companyId) continue
    await takeOutOfCalendars(ctx, id)
    await enqueueWithdrawnMails(ctx, { companyId, offerId })
    const accountIds = await findCompanyAccounts(ctx.db, companyId, 'company-profile-edit')
    await publish(ctx.db, { accountIds, type: 'application', data: { applicationId: id } })
  }
  return listIds(ctx.db, applicantId)
}
