import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listFittingOffers as endpoint, FittingOffer } from '@tandem/contract/received-applications'
import { matchWithOffers } from '#features/matching/matching.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { requireReceived } from '../require-received.ts'
import { listOffersToCompare } from './fitting-offers.store.ts'

/** From here on a match is called a good one. */
const good = 70
const mostShown = 3

/** By what was sent, as everywhere on a received application, and not by the profile. */
export async function listFittingOffers(
  ctx: Context,
  viewer: CompanyViewer,
  { params: { id } }: HandlerInput<typeof endpoint>,
): Promise<FittingOffer[]> {
  await requireReceived(ctx, viewer, id)
  const offers = await listOffersToCompare(ctx.db, viewer.companyId, id, ctx.clock())
  const matches = await matchWithOffers(
    ctx,
    id,
    offers.map((each) => each.id),
  )
  return offers
    .flatMap(({ id, titleDe, titleEn }) => {
      const match = matches.get(id)
      if (!match || match.total < good) return []
      const isForeign = ctx.locale === 'en' && !titleEn
      const title = ctx.locale === 'en' && titleEn ? titleEn : titleDe
      return [{ id, title, ...(isForeign && { titleLanguage: 'de' as const }), match }]
    })
    .toSorted((a, b) => b.match.total - a.match.total)
    .slice(0, mostShown)
}
