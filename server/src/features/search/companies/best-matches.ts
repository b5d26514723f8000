import type { CompanySummary } from '@tandem/contract/companies'
import { areMatchesEnabled, matchBestOffers } from '#features/matching/matching.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { findOffersOf } from './find-companies.store.ts'

type Match = NonNullable<CompanySummary['bestMatch']>['match']
export type BestOffer = { offerId: string; match: Match }

/** By company: of its offers that the search is about the one that fits the reader best. */
export async function bestMatches(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  companyIds: string[],
): Promise<ReadonlyMap<string, BestOffer>> {
  if (viewer.type !== 'applicant' || !(await areMatchesEnabled(ctx))) return new Map()
  const offers = await findOffersOf(ctx.db, criteria, companyIds, viewer.applicantId)
  const seekers = offers.find((offer) => offer.seekers)?.seekers ?? []
  const best = await matchBestOffers(ctx, seekers, offers, ({ companyId }) => companyId)
  return new Map([...best].map(([companyId, { offer, match }]) => [companyId, { offerId: offer.id, match }]))
}
