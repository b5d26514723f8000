import { findOfferCompany } from '#features/search/profiles/candidates.store.ts'
import { openCards } from '#features/search/profiles/cards/finish-cards.ts'
import {
  type ProfileFilters,
  readCriteria,
  searcherOf,
} from '#features/search/profiles/criteria/read-criteria.ts'
import { searchProfiles } from '#features/search/profiles/hits/search-profiles.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listProfileNumbers, matchProfiles } from './match-records.store.ts'
import { emptySearch, type RecordSearch } from './record-search.ts'
import { summariseProfiles } from './show-profiles.ts'

export type ApplicantQuery = ProfileFilters & { offer?: string | undefined }

const newest = { sort: 'newest', oneEach: true, facets: false, page: 1 } as const

/** The records are persons. Who still waits to be confirmed finds nobody. */
export async function searchApplicants(
  ctx: Context,
  viewer: Viewer,
  query: ApplicantQuery,
): Promise<RecordSearch> {
  const criteria = await readCriteria(ctx, searcherOf(viewer), query)
  const { circles } = criteria
  if (viewer.type === 'applicant' || (viewer.type === 'company' && !viewer.companyConfirmed)) {
    return emptySearch(circles)
  }
  return {
    circles,
    async count() {
      const { total, totalIsMinimum } = await searchProfiles(ctx, criteria, { ...newest, perPage: 1 })
      return { hits: total, hitsAreMinimum: totalIsMinimum }
    },
    async newest(perPage) {
      const { page } = await searchProfiles(ctx, criteria, { ...newest, perPage })
      return openCards(page.cards ?? '').map(({ id }) => id)
    },
    async filter(ids) {
      return (await matchProfiles(ctx.db, criteria, ids)).map(({ id }) => id)
    },
    listNumbers: (most) => listProfileNumbers(ctx.db, criteria, most),
    async summarise(ids) {
      const rows = await matchProfiles(ctx.db, criteria, ids)
      return summariseProfiles(
        ctx,
        rows.map(({ no }) => no),
        await ownOffer(ctx, viewer, query.offer),
      )
    },
  }
}

/** It may be gone since the search was saved. */
async function ownOffer(ctx: Context, viewer: Viewer, offerId: string | undefined): Promise<string | null> {
  const companyId = offerId === undefined ? null : await findOfferCompany(ctx.db, offerId)
  return companyId && viewer.type === 'company' && viewer.companyId === companyId ? (offerId ?? null) : null
}
