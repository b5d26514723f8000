import type { CompanySummary } from '@tandem/contract/companies'
import { matchBestOffers } from '#features/matching/matching.api.ts'
import { presentFacts } from '#features/offers/offers.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readOfferCards } from '../offers/find-offers.store.ts'
import { openCards } from '../offers/list-offers.ts'
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
  if (viewer.type !== 'applicant') return new Map()
  const read = () => findOffersOf(ctx.db, criteria, companyIds)
  const best = await matchBestOffers(ctx, viewer, read, ({ companyId }) => companyId)
  const ids = [...best.values()].map(({ offer }) => offer.id)
  const facts = await openCards(ctx, ids.length > 0 ? await readOfferCards(ctx.db, ids, null) : [])
  const cards = new Map(facts.map((each) => [each.id, presentFacts({ ...each, application: null }, ctx)]))
  return new Map(
    [...best].flatMap(([companyId, { offer, match }]) => {
      const card = cards.get(offer.id)
      if (!card) return []
      const { id, title, titleLanguage } = card
      return [[companyId, { offer: { id, title, ...(titleLanguage && { titleLanguage }) }, match }] as const]
    }),
  )
}
