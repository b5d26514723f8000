import { paths } from '@tandem/contract/paths'
import { matchOffers } from '#features/matching/matching.api.ts'
import { type OfferCard, offerCards } from '#features/offers/offers.api.ts'
import { matchOffersById } from '#features/search/offers/find-offers.store.ts'
import { countOffers, findInOrder } from '#features/search/offers/list-offers.ts'
import { type OfferQuery, readCriteria } from '#features/search/offers/offer-criteria.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listOfferNumbers } from './match-records.store.ts'
import { matchSummaries, type RecordSearch } from './record-search.ts'

export async function searchOffers(ctx: Context, viewer: Viewer, query: OfferQuery): Promise<RecordSearch> {
  const criteria = await readCriteria(ctx, viewer, query)
  return {
    circles: criteria.place,
    async count() {
      const { total, totalIsMinimum } = await countOffers(ctx, criteria)
      return { hits: total, hitsAreMinimum: totalIsMinimum }
    },
    async newest(perPage) {
      const { rows } = await findInOrder(ctx, criteria, 'newest', { page: 1, perPage })
      return rows.map(({ id }) => id)
    },
    filter: (ids) => matchOffersById(ctx.db, criteria, ids),
    listNumbers: (most) => listOfferNumbers(ctx.db, criteria, most),
    async summarise(ids) {
      const cards = await offerCards(ctx, viewer, ids)
      const matches = await matchOffers(ctx, viewer, ids)
      const summaryOf = await matchSummaries(ctx)
      return cards.map((card) => ({
        id: card.id,
        name: card.title,
        detail: detailOf(card, ctx),
        link: paths.offer({ offerId: card.id }),
        ...summaryOf(matches.get(card.id)),
      }))
    },
  }
}

function detailOf({ company, locations, years }: OfferCard, { locale }: Context): string {
  const towns = [...new Set(locations.map(({ town }) => town))].join(', ')
  const begins = years.map(({ year }) => year).join(', ')
  const start = locale === 'en' ? 'Start' : 'Beginn'
  return [company.name, towns, begins && `${start} ${begins}`].filter(Boolean).join(' · ')
}
