import type { CompanySummary, listCompanies as endpoint } from '@tandem/contract/companies'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { cacheLargeCounts } from '../core/cache-large-counts.ts'
import { toFacets } from '../core/facets.ts'
import { summariseHits } from '../core/summarise-hits.ts'
import { type OfferDemands, readCriteria, relaxed } from '../offers/offer-criteria.ts'
import { companyCards } from './company-cards.ts'
import { countValues, facetFilters } from './count-facets.store.ts'
import { countCompanies } from './find-companies.store.ts'
import { readCompanyPage } from './read-company-page.ts'

export async function listCompanies(
  ctx: Context,
  viewer: Viewer,
  { query }: { query: HandlerInput<typeof endpoint>['query'] & OfferDemands },
): Promise<Page<CompanySummary>> {
  const criteria = await readCriteria(ctx, viewer, query, 'company')
  const { ids, cursor } = await readCompanyPage(ctx, viewer, criteria, query)
  const facts = await summariseHits({
    paging: query,
    onPage: ids.length,
    count: () => countCompanies(ctx.db, criteria),
    facets: async () => toFacets(facetFilters, await count(ctx, criteria)),
    relaxed: relaxed(criteria).map(([filter, without]) => [filter, () => countCompanies(ctx.db, without)]),
  })
  return { items: await companyCards(ctx, viewer, criteria, ids), cursor, ...facts }
}

const count = cacheLargeCounts(countValues)
