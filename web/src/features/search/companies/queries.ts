import type { Locale } from '@tandem/contract/common'
import { listCompanies } from '@tandem/contract/companies'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { SearchKind, SearchState } from '../frame/state/search-state.ts'
import { toQuery } from '../frame/state/to-query.ts'

export const companiesPerPage = 20

/** The results before stay while the next load. */
export const companiesQuery = (kind: SearchKind<'companies'>, state: SearchState, locale: Locale) => {
  const query = { ...toQuery(kind, state), perPage: companiesPerPage }
  return queryOptions({
    queryKey: ['search', 'companies', 'list', query, locale],
    queryFn: ({ signal }) => call(listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
