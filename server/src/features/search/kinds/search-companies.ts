import { paths } from '@tandem/contract/paths'
import { companyCards, readHits } from '#features/search/companies/company-cards.ts'
import { matchCompanies } from '#features/search/companies/find-companies.store.ts'
import { countCompanies, findInOrder } from '#features/search/companies/list-companies.ts'
import { type OfferQuery, readCriteria } from '#features/search/offers/offer-criteria.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listCompanyNumbers } from './match-records.store.ts'
import { matchSummaries, type RecordSearch } from './record-search.ts'

export async function searchCompanies(
  ctx: Context,
  viewer: Viewer,
  query: OfferQuery,
): Promise<RecordSearch> {
  const criteria = await readCriteria(ctx, viewer, query, 'company')
  return {
    circles: criteria.place,
    async count() {
      const { total, totalIsMinimum } = await countCompanies(ctx, criteria)
      return { hits: total, hitsAreMinimum: totalIsMinimum }
    },
    async newest(perPage) {
      const { rows } = await findInOrder(ctx, null, criteria, 'newest', { page: 1, perPage })
      return rows.map(({ id }) => id)
    },
    filter: (ids) => matchCompanies(ctx.db, criteria, ids),
    listNumbers: (most) => listCompanyNumbers(ctx.db, criteria, most),
    async summarise(ids) {
      const cards = await companyCards(ctx, criteria, await readHits(ctx, viewer, criteria, ids))
      const summaryOf = await matchSummaries(ctx)
      return cards.map(({ id, name, town, studyInterests, offers, bestMatch }) => ({
        id,
        name,
        detail: [town, studyInterests.map((interest) => interest.name).join(', ')]
          .filter(Boolean)
          .join(' · '),
        // As on its card: its offers, or who answers questions about it.
        link: paths[offers > 0 ? 'offers' : 'companyContacts']({ search: { company: id } }),
        ...summaryOf(bestMatch?.match),
      }))
    },
  }
}
