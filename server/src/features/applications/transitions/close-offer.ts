import type {
  closeOffer as endpoint,
  OfferClosure,
  previewOfferClosure,
} from '@tandem/contract/applications/offer-closure'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { closeOfferOf, isOfferOf, listFreePlaces, publishOfferChange } from '#features/offers/offers.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { changeState } from './change-state.ts'
import { listOpenFor, lockSentTo } from './transitions.store.ts'

/** Nothing of it is kept: whoever closes says again which applications they saw. */
export async function previewClosure(
  ctx: Context,
  { companyId }: CompanyViewer,
  { params: { id: offerId } }: HandlerInput<typeof previewOfferClosure>,
): Promise<OfferClosure> {
  if (!(await isOfferOf(ctx.db, { companyId, offerId }))) throw new AppError('not_found')
  return showClosure(ctx, offerId)
}

/** An application that came after the list was shown is not finished unseen. */
export function closeOffer(
  ctx: Context,
  { companyId }: CompanyViewer,
  { params: { id: offerId }, body: { applicationIds } }: HandlerInput<typeof endpoint>,
): Promise<OfferClosure> {
  return transaction(ctx, async (ctx) => {
    const before = await closeOfferOf(ctx.db, { companyId, offerId }, ctx.clock())
    if (!before) throw new AppError('not_found')
    if (before === 'draft') throw new AppError('offer_not_published')
    const open = await lockSentTo(ctx.db, { offerId })
    const shown = new Set(applicationIds)
    if (open.some(({ id }) => !shown.has(id))) throw new ChangedElsewhere(await showClosure(ctx, offerId))
    for (const application of open) {
      await changeState(ctx, application, { to: 'offer_closed', by: 'system', viewer: null })
    }
    await publishOfferChange(ctx, { companyId, offerId })
    return showClosure(ctx, offerId)
  })
}

async function showClosure(ctx: Context, offerId: string): Promise<OfferClosure> {
  const places = await listFreePlaces(ctx.db, offerId)
  const open = await listOpenFor(ctx.db, offerId)
  return {
    freePlaces: places.reduce((sum, { free }) => sum + free, 0),
    applications: open.map(({ firstName, lastName, sentAt, ...application }) => ({
      ...application,
      name: `${firstName} ${lastName}`,
      sentAt: sentAt.toISOString(),
    })),
  }
}
