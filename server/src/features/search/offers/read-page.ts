import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { orderedPage, type PageOfIds } from '../core/ordered-page.ts'
import { findAllOffers, findOffers, type OfferOrder } from './find-offers.store.ts'
import type { OfferCriteria } from './offer-criteria.ts'
import { rankPage } from './rank-page.ts'

type Paging = Pick<HandlerInput<typeof listOffers>['query'], 'sort' | 'cursor' | 'page' | 'perPage'>

export async function readPage(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  paging: Paging,
): Promise<PageOfIds> {
  if (paging.sort !== 'match') return inOrder(ctx, criteria, paging, paging.sort)
  return (await byMatch(ctx, viewer, criteria, paging)) ?? inOrder(ctx, criteria, paging, 'newest')
}

const keys = { newest: 'instant', distance: 'chord', deadline: 'days', name: 'name' } as const

function inOrder({ db, locale, clock }: Context, criteria: OfferCriteria, paging: Paging, sort: OfferOrder) {
  // Nothing is far or near where no place was searched.
  const order = sort === 'distance' && criteria.place.length === 0 ? 'newest' : sort
  return orderedPage({ order, key: keys[order], locale }, paging, (window) =>
    findOffers(db, criteria, { ...window, order, locale, today: berlinDay(clock()) }),
  )
}

/** Null where there is nothing to rank by. */
async function byMatch(ctx: Context, viewer: Viewer, criteria: OfferCriteria, paging: Paging) {
  const search = { criteria, read: (criteria: OfferCriteria) => findAllOffers(ctx.db, criteria) }
  const page = await rankPage(ctx, viewer, search, paging)
  return page && { ids: page.rows.map(({ id }) => id), cursor: page.cursor }
}
