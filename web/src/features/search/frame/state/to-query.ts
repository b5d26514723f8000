import type { listApplicants } from '@tandem/contract/applicant-search'
import type { listApplications } from '@tandem/contract/applications'
import type { listCompanies } from '@tandem/contract/companies'
import type { CallInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import type { search } from '@tandem/contract/search'
import { placeAround } from '@tandem/contract/search/place-around'
import type { SearchKind, SearchState } from './search-state.ts'

type QueryOf<E> = NonNullable<CallInput<E> extends { query?: infer Q } ? Q : never>
export type SearchQueries = {
  offers: QueryOf<typeof listOffers>
  companies: QueryOf<typeof listCompanies>
  applicants: QueryOf<typeof listApplicants>
  applications: QueryOf<typeof listApplications>
  contacts: QueryOf<typeof search>
}
export type SearchKey = keyof SearchQueries

/** The call's query, without what the caller adds: `perPage`, `facets`. */
export const toQuery = <Key extends SearchKey>(
  kind: SearchKind<Key>,
  state: SearchState,
): SearchQueries[Key] => queries[kind.key](state)

const queries: { [Key in SearchKey]: (state: SearchState) => SearchQueries[Key] } = {
  offers: (state) => ({
    ...common(state),
    company: state.company ?? undefined,
    // One has one school-leaving qualification.
    qualification: state.qualification[0],
    grade: state.grade ?? undefined,
    free: flag(state.free),
    sort: state.sort as SearchQueries['offers']['sort'],
  }),
  companies: (state) => ({
    ...common(state),
    free: flag(state.free),
    sort: state.sort as SearchQueries['companies']['sort'],
  }),
  applicants: (state) => profiles(state),
  applications: (state) => ({ ...profiles(state), scope: 'search' }),
  contacts: (state) => ({ ...common(state), company: state.company ?? undefined }),
}

const profiles = (state: SearchState) => ({
  ...common(state),
  qualification: state.qualification,
  grade: state.grade ?? undefined,
  document: state.document,
  language: state.language,
  offer: state.offer ?? undefined,
  sort: state.sort as SearchQueries['applicants']['sort'],
})

const common = (state: SearchState) => ({
  text: state.text || undefined,
  studyInterest: state.studyInterest,
  studyCourse: state.studyCourse,
  subjectArea: state.subjectArea,
  year: state.year,
  place: state.place.map(({ id, radius }) => placeAround(id, radius)),
  unmarked: flag(state.unmarked),
  page: state.page,
  cursor: state.cursor ?? undefined,
})

const flag = (on: boolean) => (on ? ('1' as const) : undefined)
