import type { CompanySummary } from '@tandem/contract/companies'
import { matchOffers, rankOffers } from '#features/matching/matching.api.ts'
import { offerCards } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { findOffersOf } from './find-companies.store.ts'

type BestMatch = NonNullable<CompanySummary['bestMatch']>

/** By company: of its offers that the search is about the one that fits the reader best. */
export async function bestMatches(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  companyIds: string[],
): Promise<ReadonlyMap<string, BestMatch>> {
  const best = await bestOffers(ctx, viewer, criteria, companyIds)
  const ids = [...best.values()]
  const matches = await matchOffers(ctx, viewer, ids)
  const offers = new Map(
    (await offerCards(ctx, viewer, ids)).map(({ id, title, titleLanguage }) => [
      id,
      { id, title, titleLanguage },
    ]),
  )
  return new Map(
    [...best].flatMap(([companyId, id]) => {
      const [match, offer] = [matches.get(id), offers.get(id)]
      return match && offer ? [[companyId, { offer, match }] as const] : []
    }),
  )
}

/** Ids of offers, by company. */
async function bestOffers(ctx: Context, viewer: Viewer, criteria: OfferCriteria, companyIds: string[]) {
  const best = new Map<string, string>()
  if (viewer.type !== 'applicant') return best
  const offers = await findOffersOf(ctx.db, criteria, companyIds)
  for (const { companyId, id, total } of (await rankOffers(ctx, viewer, offers)) ?? []) {
    if (total !== null && !best.has(companyId)) best.set(companyId, id)
  }
  return best
}
