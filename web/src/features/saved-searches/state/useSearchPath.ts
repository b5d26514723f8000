import { emptySearch, type SearchState, writeSearch } from '#features/search/public.ts'
import { paths } from '#lib/paths.ts'
import { useApplicantSearchPath } from '#lib/useApplicantSearchPath.ts'
import { kindOf } from './kind-of.ts'
import type { SavedSearch } from './saved-search.ts'
import { filtersOf } from './saved-search-filters.ts'

/** The address of the search that a saved one runs, with other filters where they are given. */
export function useSearchPath(): (saved: SavedSearch, instead?: Partial<SearchState>) => string {
  const applicants = useApplicantSearchPath()
  const screens = { offers: paths.offers(), companies: paths.companies(), applicants }
  return (saved, instead) => {
    const kind = kindOf(saved)
    return screens[saved.kind] + writeSearch(kind, { ...emptySearch(kind), ...filtersOf(saved), ...instead })
  }
}
