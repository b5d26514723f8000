import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { selectCompanyAccounts } from './own-offers.store.ts'

/** Tells the open windows of the offer's company that it began, changed or went. */
export async function publishOfferChange(
  ctx: Context,
  { companyId, offerId }: { companyId: string; offerId: string },
): Promise<void> {
  const accountIds = await selectCompanyAccounts(ctx.db, companyId)
  await publish(ctx.db, { accountIds, type: 'offer', data: { offerId } })
}
