import type { CompanySummary } from '@tandem/contract/companies'
import { matchBestOffers } from '#features/matching/matching.api.ts'
import type { OfferCard } from '#features/offers/offers.api.ts'
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
  cards: ReadonlyMap<string, Pick<OfferCard, 'id' | 'title' | 'titleLanguage'>>,
): Promise<ReadonlyMap<string, BestMatch>> {
  if (viewer.type !== 'applicant') return new Map()
  const offers = await findOffersOf(ctx.db, criteria, companyIds)
  const best = await matchBestOffers(ctx, viewer, offers, ({ companyId }) => companyId)
  return new Map(
    [...best].flatMap(
      ([
        companyId,
        {
          offer: { id },
          match,
        },
      ]) => {
        const card = cards.get(id)
        if (!card) return []
        const { title, titleLanguage } = card
        return [
          [companyId, { offer: { id, title, ...(titleLanguage && { titleLanguage }) }, match }] as const,
        ]
      },
    ),
  )
}
