import { type FoundProfile, listApplicants } from '@tandem/contract/applicant-search'
import { listApplications } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import type { Collection } from '@tandem/contract/endpoint'
import { listOffers } from '@tandem/contract/offers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { SearchKind, SearchState } from '../frame/state/search-state.ts'
import { type SearchQueries, toQuery } from '../frame/state/to-query.ts'

export const profilesPerPage = 20

type ProfileSearchKey = 'applicants' | 'applications'
export type ProfileKind = SearchKind<ProfileSearchKey>
export type FoundProfiles = Collection<FoundProfile>

/** A page of profiles; the results before stay while the next load. */
export const profilesQuery = (kind: ProfileKind, state: SearchState, locale: Locale) => {
  const query = { ...toQuery(kind, state), perPage: profilesPerPage }
  return queryOptions({
    queryKey: ['search', kind.key, query, locale],
    queryFn: ({ signal }) => searches[kind.key](query, signal),
    placeholderData: keepPreviousData,
  })
}

type Query = SearchQueries[ProfileSearchKey]

const searches: Record<ProfileSearchKey, (query: Query, signal: AbortSignal) => Promise<FoundProfiles>> = {
  applicants: (query, signal) => call(listApplicants, { query }, { signal }),
  applications: async (query, signal) => {
    const { member, ...page } = await call(
      listApplications,
      { query: { ...query, scope: 'search' } },
      { signal },
    )
    return { ...page, member: member.flatMap(({ found }) => found ?? []) }
  },
}

/** The published offers of a company, which profiles can be compared with. */
export const ownOffersQuery = (companyId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'own-offers', companyId, locale],
    queryFn: async ({ signal }) => {
      const query = { company: companyId, sort: 'name' as const, perPage: 100 }
      return (await call(listOffers, { query }, { signal })).member
    },
  })
