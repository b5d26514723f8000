import type { listCompanies } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { isReversed } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type PageOfIds, readOrderedPage } from '../core/ordered-page.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { rankPage } from '../offers/rank-page.ts'
import { type CompanyOrder, findAllOfCompanies, findCompanies } from './find-companies.store.ts'

type Paging = Pick<
  HandlerInput<typeof listCompanies>['query'],
  'sort' | 'order' | 'cursor' | 'page' | 'perPage'
>

export async function readCompanyPage(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  paging: Paging,
): Promise<PageOfIds> {
  const worstFirst = isReversed(paging)
  if (paging.sort !== 'match') {
    return inOrder(ctx, criteria, paging, worstFirst ? reversed[paging.sort] : paging.sort)
  }
  return (
    (await byMatch(ctx, viewer, criteria, { ...paging, worstFirst })) ??
    inOrder(ctx, criteria, paging, 'name')
  )
}

const forward = { name: 'name', newest: 'instant', distance: 'chord' } as const
const keys = { ...forward, nameFromZ: 'name', oldest: 'instant', farthest: 'chord' } as const
const reversed = { name: 'nameFromZ', newest: 'oldest', distance: 'farthest' } as const

function inOrder({ db, locale }: Context, criteria: OfferCriteria, paging: Paging, sort: CompanyOrder) {
  // Nothing is far or near where no place was searched.
  const isByDistance = sort === 'distance' || sort === 'farthest'
  const order = isByDistance && criteria.place.length === 0 ? 'name' : sort
  return readOrderedPage({ order, key: keys[order], locale }, paging, (window) =>
    findCompanies(db, criteria, { ...window, order }),
  )
}

/** Each company where the best of its offers ranks; null where there is nothing to rank by. */
type RankedPaging = Paging & { worstFirst: boolean }
async function byMatch(ctx: Context, viewer: Viewer, criteria: OfferCriteria, paging: RankedPaging) {
  const search = {
    criteria,
    read: (criteria: OfferCriteria) => findAllOfCompanies(ctx.db, criteria),
    keyOf: ({ companyId }: { companyId: string }) => companyId,
  }
  const page = await rankPage(ctx, viewer, search, paging)
  return page && { ids: page.rows.map(({ companyId }) => companyId), cursor: page.cursor }
}
