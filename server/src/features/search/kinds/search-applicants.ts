import { findOfferCompany } from '#features/search/profiles/candidates.store.ts'
import { searchProfiles } from '#features/search/profiles/hits/search-profiles.ts'
import { type ProfileFilters, readCriteria, searcherOf } from '#features/search/profiles/read-criteria.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { knownProfiles, profilesAmong } from './match-records.store.ts'
import { findsNothing, type OpenSearch } from './record-search.ts'
import { showProfiles } from './show-profiles.ts'

export type ApplicantQuery = ProfileFilters & { offer?: string | undefined }

const newest = { sort: 'newest', oneEach: true, facets: false, page: 1 } as const

/** The records are persons. Who still waits to be confirmed finds nobody. */
export async function openApplicantSearch(
  ctx: Context,
  viewer: Viewer,
  query: ApplicantQuery,
): Promise<OpenSearch> {
  const criteria = await readCriteria(ctx, searcherOf(viewer), query)
  const { circles } = criteria
  if (viewer.type === 'applicant' || (viewer.type === 'company' && !viewer.companyConfirmed)) {
    return findsNothing(circles)
  }
  return {
    circles,
    async count() {
      const { total, totalIsMinimum } = await searchProfiles(ctx, criteria, { ...newest, perPage: 1 })
      return { hits: total, hitsAreMinimum: totalIsMinimum }
    },
    async newest(perPage) {
      const { rows } = await searchProfiles(ctx, criteria, { ...newest, perPage })
      const shown = await showProfiles(
        ctx,
        rows.map(({ no }) => no),
        null,
      )
      return shown.map(({ id }) => id)
    },
    async among(ids) {
      return (await profilesAmong(ctx.db, criteria, ids)).map(({ id }) => id)
    },
    known: (most) => knownProfiles(ctx.db, criteria, most),
    async show(ids) {
      const rows = await profilesAmong(ctx.db, criteria, ids)
      return showProfiles(
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
