import type { ApplicantBody } from '#features/saved-searches/saved-search-codec.ts'
import { applicantQuery } from '#features/saved-searches/to-search-query.ts'
import { findOfferCompany } from '#features/search/profiles/candidates.store.ts'
import { searchProfiles } from '#features/search/profiles/hits/search-profiles.ts'
import { readCriteria, searcherOf } from '#features/search/profiles/read-criteria.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { findsNothing } from './empty-search.ts'
import { knownProfiles, profilesAmong } from './match-records.store.ts'
import type { OpenSearch } from './record-search.ts'
import { showProfiles } from './show-profiles.ts'

const newest = { sort: 'newest', oneEach: true, facets: false, page: 1 } as const

/** The records are persons. Who still waits to be confirmed finds nobody. */
export async function openApplicantSearch(
  ctx: Context,
  keeper: Viewer,
  body: ApplicantBody,
): Promise<OpenSearch> {
  const criteria = await readCriteria(ctx, searcherOf(keeper), applicantQuery(body))
  const { circles } = criteria
  if (keeper.type === 'applicant' || (keeper.type === 'company' && !keeper.companyConfirmed)) {
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
        await ownOffer(ctx, keeper, body.offer),
      )
    },
  }
}

/** It may be gone since the search was saved. */
async function ownOffer(ctx: Context, keeper: Viewer, offerId: string | null): Promise<string | null> {
  const companyId = offerId && (await findOfferCompany(ctx.db, offerId))
  return companyId && keeper.type === 'company' && keeper.companyId === companyId ? offerId : null
}
