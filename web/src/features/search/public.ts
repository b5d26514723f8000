export { CompanyFilters } from './companies/CompanyFilters.tsx'
export { CompanyCard } from './companies/card/CompanyCard.tsx'
export { CompanyCardSkeleton } from './companies/card/CompanyCardSkeleton.tsx'
export { companiesPerPage, companiesQuery } from './companies/queries.ts'
export { ActiveFilters } from './frame/active/ActiveFilters.tsx'
export { type FilterWord, useFilterWords } from './frame/active/useFilterWords.ts'
export { SearchBand } from './frame/band/SearchBand.tsx'
export { CardSkeletons } from './frame/results/CardResults.tsx'
export { useFocusOnPage } from './frame/results/focus/useFocusOnPage.ts'
export { ResultFrame } from './frame/results/ResultFrame.tsx'
export { ResultsHead } from './frame/results/ResultsHead.tsx'
export type { ResultWords } from './frame/results/result-words.ts'
export { SearchProvider } from './frame/state/SearchProvider.tsx'
export { readSearch, writeSearch } from './frame/state/search-address.ts'
export { type Search, SearchContext } from './frame/state/search-context.ts'
export { applicantKind, companyKind, contactKind, offerKind } from './frame/state/search-kinds.ts'
export { type SearchSlots, SearchSlotsContext } from './frame/state/search-slots.ts'
export {
  emptySearch,
  type Filters,
  noFilters,
  type SearchState,
  without,
} from './frame/state/search-state.ts'
export { type SearchKey, toQuery } from './frame/state/to-query.ts'
export { useSearch } from './frame/state/useSearch.ts'
export { PointsMap } from './map/PointsMap.tsx'
export { OfferFilters } from './offers/filters/OfferFilters.tsx'
export { offersPerPage, offersQuery } from './offers/queries.ts'
export { ProfileFilters } from './profiles/filters/ProfileFilters.tsx'
export { ProfileCard } from './profiles/list/ProfileCard.tsx'
export { ProfileCardSkeletons } from './profiles/list/ProfileSkeleton.tsx'
export { profilesPerPage, profilesQuery } from './profiles/queries.ts'
