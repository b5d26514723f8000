import type { HandlerInput } from '@tandem/contract/endpoint'
import type * as endpoints from '@tandem/contract/offers/own-offers'
import type { OwnOffer } from '@tandem/contract/offers/own-offers'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { lockOwnOffer, removeOffer, setPublished } from './own-offers.store.ts'
import { publishOfferChange } from './publish-offer-change.ts'
import { showOwnOffer } from './read-own-offers.ts'

export function publishOffer(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id }, body: { revision } }: HandlerInput<typeof endpoints.publishOffer>,
): Promise<OwnOffer> {
  return transaction(ctx, async (ctx) => {
    const state = await lockOwnOffer(ctx.db, viewer.companyId, id)
    if (!state) throw new AppError('not_found')
    const before = await showOwnOffer(ctx, viewer, id)
    if (state.status === 'published') return before
    if (state.revision !== revision) throw new ChangedElsewhere(before)
    if (before.gaps.length > 0) throw new AppError('offer_incomplete')
    await setPublished(ctx.db, id, revision + 1, ctx.clock())
    await publishOfferChange(ctx, { companyId: viewer.companyId, offerId: id })
    return showOwnOffer(ctx, viewer, id)
  })
}

/** Who has applied keeps what they applied for: such an offer is closed instead. */
export function deleteOffer(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof endpoints.deleteOffer>,
): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    if (!(await lockOwnOffer(ctx.db, viewer.companyId, id))) throw new AppError('not_found')
    const { can } = await showOwnOffer(ctx, viewer, id)
    if (!can.delete) throw new AppError('offer_has_applications')
    await removeOffer(ctx.db, id)
    await publishOfferChange(ctx, { companyId: viewer.companyId, offerId: id })
    return true
  })
}
