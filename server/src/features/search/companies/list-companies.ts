import type { CompanySummary, listCompanies as endpoint } from '@tandem/contract/companies'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { isReversed } from '@tandem/contract/search'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readPage } from '../core/postings/read-window.ts'
import { type FoundPage, summarisePage } from '../core/summarise-hits.ts'
import { type OfferCriteria, type OfferDemands, readCriteria, relaxed } from '../offers/offer-criteria.ts'
import { rankPage } from '../offers/rank-page.ts'
import { type CompanyHit, companyCards, readHits, termsFor } from './company-cards.ts'
import { countFacets } from './facets/count-facets.ts'
import {
  type CompanyOrder,
  companyOrders,
  findAllOfCompanies,
  findChords,
  findCompanies,
} from './find-companies.store.ts'

type Query = HandlerInput<typeof endpoint>['query']

export async function listCompanies(
  ctx: Context,
  viewer: Viewer,
  { query }: { query: Query & OfferDemands },
): Promise<Page<CompanySummary>> {
  const criteria = await readCriteria(ctx, viewer, query, 'company')
  const { rows, cursor, ...counted } = await readRows(ctx, viewer, criteria, query)
  const facts = await summarisePage({
    counted:
      counted.total === null ? await countCompanies(ctx, criteria) : { ...counted, total: counted.total },
    facets: query.facets ? () => countFacets(ctx, criteria) : null,
    relaxed: relaxed(criteria).map(([filter, without]) => [filter, () => countCompanies(ctx, without)]),
  })
  return { items: await companyCards(ctx, criteria, rows), cursor, ...facts }
}

/** As far as it is counted. */
export async function countCompanies(ctx: Context, criteria: OfferCriteria) {
  const { total, totalIsMinimum } = await findInOrder(ctx, null, criteria, 'name', { page: 1, perPage: 0 })
  return { total: total ?? 0, totalIsMinimum }
}

const backward = { name: 'nameFromZ', newest: 'oldest', distance: 'farthest' } as const

async function readRows(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  { sort, order, ...paging }: Query,
): Promise<FoundPage<CompanyHit>> {
  const isBackward = isReversed({ sort, order })
  const options = { ...paging, worstFirst: isBackward }
  const ranked = sort === 'match' ? await readRanked(ctx, viewer, criteria, options) : null
  if (ranked) return ranked
  const forward = sort === 'match' ? 'name' : sort
  return findInOrder(
    ctx,
    viewer,
    criteria,
    isBackward && sort !== 'match' ? backward[forward] : forward,
    paging,
  )
}

/** Each company where the best of its offers ranks; null where there is nothing to rank by. */
async function readRanked(
  ctx: Context,
  viewer: Viewer,
  criteria: OfferCriteria,
  paging: Pick<Query, 'cursor' | 'page' | 'perPage'> & { worstFirst: boolean },
): Promise<FoundPage<CompanyHit> | null> {
  const search = {
    criteria,
    read: (criteria: OfferCriteria) => findAllOfCompanies(ctx.db, criteria),
    keyOf: ({ companyId }: { companyId: string }) => companyId,
  }
  const page = await rankPage(ctx, viewer, search, paging)
  if (!page) return null
  const ids = page.rows.map(({ companyId }) => companyId)
  const chords = await findChords(ctx.db, criteria, ids)
  return { ...page, rows: await readHits(ctx, viewer, criteria, ids, chords) }
}

/** `viewer`: who the cards are shown to, with the own matches; null where no cards are made of it. */
export async function findInOrder(
  ctx: Context,
  viewer: Viewer | null,
  criteria: OfferCriteria,
  asked: CompanyOrder,
  paging: { page: number; perPage: number; cursor?: string | undefined },
): Promise<FoundPage<CompanyHit>> {
  // Nothing is far or near where no place was searched.
  const isByDistance = asked === 'distance' || asked === 'farthest'
  const order = isByDistance && criteria.place.length === 0 ? 'name' : asked
  const terms = await termsFor(ctx, viewer, criteria)
  return readPage({ name: order, keys: companyOrders[order] }, paging, ctx.locale, (window) =>
    findCompanies(ctx.db, criteria, order, window, terms),
  )
}
