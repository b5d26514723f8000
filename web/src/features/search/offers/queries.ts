import { applicationTypes, listApplications } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import { listOffers } from '@tandem/contract/offers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { SearchKind, SearchState } from '../frame/state/search-state.ts'
import { toQuery } from '../frame/state/to-query.ts'

export const offersPerPage = 20

/** The results before stay while the next load. */
export const offersQuery = (kind: SearchKind<'offers'>, state: SearchState, locale: Locale) => {
  const query = { ...toQuery(kind, state), perPage: offersPerPage }
  return queryOptions({
    queryKey: ['search', 'offers', 'list', query, locale],
    queryFn: ({ signal }) => call(listOffers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The profile that was changed last, for what it says about school; null without one. */
export const ownProfileQuery = queryOptions({
  queryKey: ['applications', 'own-school'],
  queryFn: async ({ signal }) => {
    const query = { scope: 'own', type: applicationTypes.profile } as const
    const { member } = await call(listApplications, { query }, { signal })
    const [latest] = member.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    return latest ? { qualification: latest.qualification, grade: latest.grade } : null
  },
})
