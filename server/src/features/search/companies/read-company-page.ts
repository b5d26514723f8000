import type { listCompanies } from '@tandem/contract/companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { orderedPage, type PageOfIds } from '../core/ordered-page.ts'
import type { OfferCriteria } from '../offers/offer-criteria.ts'
import { rankPage } from '../offers/rank-page.ts'
import { type CompanyOrder, findAllOfCompanies, findCompanies } from './find-companies.store.ts'

type Paging = Pick<HandlerInput<typeof listCompanies>['query'], 'sort' | 'cursor' | 'page' | 'perPage'>

export async function readCompanyPage(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  paging: Paging,
): Promise<PageOfIds> {
  if (paging.sort !== 'match') return inOrder(ctx, criteria, paging, paging.sort)
  return (await byMatch(ctx, viewer, criteria, paging)) ?? inOrder(ctx, criteria, paging, 'name')
}

const keys = { name: 'name', newest: 'instant', distance: 'chord' } as const

function inOrder({ db, locale }: Context, criteria: OfferCriteria, paging: Paging, sort: CompanyOrder) {
  // Nothing is far or near where no place was searched.
  const order = sort === 'distance' && criteria.place.length === 0 ? 'name' : sort
  return orderedPage({ order, key: keys[order], locale }, paging, (window) =>
    findCompanies(db, criteria, { ...window, order }),
  )
}

/** Each company where the best of its offers ranks; null where there is nothing to rank by. */
async function byMatch(ctx: Context, viewer: Viewer, criteria: OfferCriteria, paging: Paging) {
  const search = {
    criteria,
    read: (criteria: OfferCriteria) => findAllOfCompanies(ctx.db, criteria),
    keyOf: ({ companyId }: { companyId: string }) => companyId,
  }
  const page = await rankPage(ctx, viewer, search, paging)
  return page && { ids: page.rows.map(({ companyId }) => companyId), cursor: page.cursor }
}
