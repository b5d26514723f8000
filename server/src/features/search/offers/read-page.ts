import type { HandlerInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import { isReversed } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { type PageOfIds, readOrderedPage } from '../core/ordered-page.ts'
import { findAllOffers, findOffers, type OfferOrder } from './find-offers.store.ts'
import type { OfferCriteria } from './offer-criteria.ts'
import { rankPage } from './rank-page.ts'

type Paging = Pick<HandlerInput<typeof listOffers>['query'], 'sort' | 'order' | 'cursor' | 'page' | 'perPage'>

export async function readPage(
  ctx: Context,
  viewer: Viewer | null,
  criteria: OfferCriteria,
  paging: Paging,
): Promise<PageOfIds> {
  const worstFirst = isReversed(paging)
  if (paging.sort !== 'match' || !viewer) {
    const sort = paging.sort === 'match' ? 'newest' : paging.sort
    return inOrder(ctx, criteria, paging, worstFirst ? reversed[sort] : sort)
  }
  return (
    (await byMatch(ctx, viewer, criteria, { ...paging, worstFirst })) ??
    inOrder(ctx, criteria, paging, 'newest')
  )
}

const forward = { newest: 'instant', distance: 'chord', deadline: 'days', name: 'name' } as const
const backward = { oldest: 'instant', farthest: 'chord', lastDeadline: 'days', nameFromZ: 'name' } as const
const keys = { ...forward, ...backward }
const reversed = {
  newest: 'oldest',
  distance: 'farthest',
  deadline: 'lastDeadline',
  name: 'nameFromZ',
} as const

function inOrder({ db, locale, clock }: Context, criteria: OfferCriteria, paging: Paging, sort: OfferOrder) {
  // Nothing is far or near where no place was searched.
  const isByDistance = sort === 'distance' || sort === 'farthest'
  const order = isByDistance && criteria.place.length === 0 ? 'newest' : sort
  return readOrderedPage({ order, key: keys[order], locale }, paging, (window) =>
    findOffers(db, criteria, { ...window, order, locale, today: berlinDay(clock()) }),
  )
}

/** Null where there is nothing to rank by. */
type RankedPaging = Paging & { worstFirst: boolean }
async function byMatch(ctx: Context, viewer: Viewer, criteria: OfferCriteria, paging: RankedPaging) {
  const search = { criteria, read: (criteria: OfferCriteria) => findAllOffers(ctx.db, criteria) }
  const page = await rankPage(ctx, viewer, search, paging)
  return page && { ids: page.rows.map(({ id }) => id), cursor: page.cursor }
}
