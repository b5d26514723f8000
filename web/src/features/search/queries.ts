import { listApplicants } from '@tandem/contract/applicant-search'
import { listApplications } from '@tandem/contract/applications'
import type { Locale } from '@tandem/contract/common'
import { listCompanies } from '@tandem/contract/companies'
import type { Facets } from '@tandem/contract/endpoint'
import { listOffers } from '@tandem/contract/offers'
import {
  findCompanies,
  findCompaniesByApplicant,
  type Suggestion,
  search,
  suggest,
} from '@tandem/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { SearchKind, SearchState } from './frame/state/search-state.ts'
import { type SearchKey, type SearchQueries, toQuery } from './frame/state/to-query.ts'

const freshMs = 60_000

/** While one types; the suggestions before stay while the next load. */
export const suggestionsQuery = (text: string, kinds: readonly Suggestion['kind'][], locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text, kinds, locale],
    queryFn: ({ signal }) => call(suggest, { query: { text, kind: [...kinds] } }, { signal }),
    // No kind would be every kind.
    enabled: text !== '' && kinds.length > 0,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })

/** Companies by name; to an applicant those that offer what is looked for come first. */
export const namedCompaniesQuery = (text: string, toApplicant: boolean, locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'named-companies', text, toApplicant, locale],
    queryFn: async ({ signal }) => {
      const asked = { params: { text } }
      const answer = toApplicant
        ? await call(findCompaniesByApplicant, asked, { signal })
        : await call(findCompanies, asked, { signal })
      return answer.member
    },
    // A dot alone in the path would be another path.
    enabled: /[\p{L}\p{N}]/u.test(text),
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  })

/** A company's offers tell its name, or else its people; null where it has neither. */
export const companyNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['search', 'company-name', id],
    queryFn: async ({ signal }) => {
      const query = { company: id, perPage: 1 }
      const [offer] = (await call(listOffers, { query }, { signal })).member
      if (offer) return offer.company.name
      const params = { entityType: 'companyContact' } as const
      const [contact] = (await call(search, { params, query: { ...query, nt: '1' } }, { signal })).member
      return contact?.organisation?.name ?? null
    },
    staleTime: freshMs,
  })

type Asked = { signal: AbortSignal }
type Answer = Promise<{ facets?: Facets }>

/** Of the counts alone; a page of results has its own call. */
const counts = { facets: '1', perPage: 1 } as const
const askFor: { [Key in SearchKey]: (query: SearchQueries[Key], asked: Asked) => Answer } = {
  offers: (query, asked) => call(listOffers, { query: { ...query, ...counts } }, asked),
  companies: (query, asked) => call(listCompanies, { query: { ...query, ...counts } }, asked),
  applicants: (query, asked) => call(listApplicants, { query: { ...query, ...counts } }, asked),
  applications: (query, asked) => call(listApplications, { query: { ...query, ...counts } }, asked),
  // Found by name and place alone.
  contacts: async () => ({}),
}

/** How many hits each value would have. They depend on the filters alone, so pages and orders share them. */
export const facetsQuery = <Key extends SearchKey>(
  kind: SearchKind<Key>,
  state: SearchState,
  locale: Locale,
) => {
  const query = toQuery(kind, { ...state, sort: 'newest', page: 1, cursor: null })
  return queryOptions({
    queryKey: ['search', kind.key, 'facets', query, locale],
    queryFn: async (asked) => (await askFor[kind.key](query, asked)).facets ?? {},
    placeholderData: keepPreviousData,
  })
}
