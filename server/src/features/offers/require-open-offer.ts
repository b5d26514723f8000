import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { isPublic, takesApplications } from './offers.rules.ts'
import { lockOffer } from './offers.store.ts'

/**
 * The offer that someone applies for; it stays open until the transaction ends. Throws `not_found` for one that
 * was never public, `offer_closed` for one that takes no applications any more, and `company_unavailable` while nobody of
 * its company would read them.
 */
export async function requireOpenOffer(ctx: Context, offerId: string) {
  const offer = await lockOffer(ctx.db, offerId)
  if (!offer || !isPublic(offer)) throw new AppError('not_found')
  if (takesApplications(offer, ctx.clock())) return offer
  throw new AppError(
    offer.isUnattended && offer.status === 'published' ? 'company_unavailable' : 'offer_closed',
  )
}
