import type {
  OfferRemoval,
  previewOfferRemoval as previewEndpoint,
  requestOfferRemoval as requestEndpoint,
} from '@tandem/contract/backend/offer-removal'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findPublicOffer } from '#features/offers/offers.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { findOpenRequests } from '../../four-eyes/four-eyes.store.ts'
import { askSecondAdmin } from '../../four-eyes/four-eyes.ts'
import { effectAsShown, removalOf } from './remove-offer.ts'

type PublicOffer = NonNullable<Awaited<ReturnType<typeof findPublicOffer>>>

export async function previewOfferRemoval(
  ctx: Context,
  _: AdminViewer,
  { params }: HandlerInput<typeof previewEndpoint>,
): Promise<OfferRemoval> {
  const offer = await findPublicOffer(ctx.db, params.id)
  if (!offer) throw new AppError('not_found')
  return present(ctx, offer)
}

export function requestOfferRemoval(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: offerId }, body: { reason, ...shown } }: HandlerInput<typeof requestEndpoint>,
): Promise<OfferRemoval> {
  return transaction(ctx, async (ctx) => {
    const offer = await findPublicOffer(ctx.db, offerId, 'lock')
    if (!offer) throw new AppError('not_found')
    if (!effectAsShown(offer, shown)) throw new ChangedElsewhere(await present(ctx, offer))
    await askSecondAdmin(ctx, viewer, { kind: 'remove_offer', offerId, reason })
    return present(ctx, offer)
  })
}

const present = async (ctx: Context, offer: PublicOffer): Promise<OfferRemoval> => ({
  title: (ctx.locale === 'en' && offer.titleEn) || offer.titleDe,
  ...removalOf(offer),
  isRequested: (await findOpenRequests(ctx.db, ctx.clock(), { offerId: offer.id })).length > 0,
})
