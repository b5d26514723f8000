import { countedHits } from '@tandem/contract/search'
import type { CompanyBody } from '#features/saved-searches/saved-search-codec.ts'
import { companyQuery } from '#features/saved-searches/to-search-query.ts'
import { companyCards } from '#features/search/companies/company-cards.ts'
import { countCompanies, findCompanies } from '#features/search/companies/find-companies.store.ts'
import { readCriteria } from '#features/search/offers/offer-criteria.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { companiesAmong, knownCompanies } from './match-records.store.ts'
import type { OpenSearch } from './record-search.ts'

export async function openCompanySearch(
  ctx: Context,
  keeper: Viewer,
  body: CompanyBody,
): Promise<OpenSearch> {
  const criteria = await readCriteria(ctx, keeper, companyQuery(body), 'company')
  return {
    circles: criteria.place,
    async count() {
      const counted = await countCompanies(ctx.db, criteria)
      return { hits: Math.min(counted, countedHits), hitsAreMinimum: counted > countedHits }
    },
    async newest(limit) {
      const window = { after: null, offset: 0, limit, order: 'newest' } as const
      return (await findCompanies(ctx.db, criteria, window)).map(({ id }) => id)
    },
    among: (ids) => companiesAmong(ctx.db, criteria, ids),
    known: (most) => knownCompanies(ctx.db, criteria, most),
    async show(ids) {
      const cards = await companyCards(ctx, keeper, criteria, ids)
      return cards.map(({ id, name, town, studyInterests, bestMatch }) => ({
        id,
        name,
        detail: [town, studyInterests.map((interest) => interest.name).join(', ')]
          .filter(Boolean)
          .join(' · '),
        link: `/unternehmen/profil/${id}`,
        match: bestMatch?.match.total ?? null,
      }))
    },
  }
}
