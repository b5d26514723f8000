import { paths, type ScreenPath } from '@tandem/contract/paths'
import { emptySearch, type SearchState, writeSearch } from '#features/search/public.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { kindOf } from './kind-of.ts'
import type { SavedSearch } from './saved-search.ts'
import { filtersOf } from './saved-search-filters.ts'

/** The address of the search that a saved one runs, with other filters where they are given. */
export function useSearchPath(): (saved: SavedSearch, instead?: Partial<SearchState>) => ScreenPath {
  const applicants = useApplicantSearchScreen()
  const screens = { offers: 'offers', companies: 'companies', applicants } as const
  return (saved, instead) => {
    const kind = kindOf(saved)
    const search = writeSearch(kind, { ...emptySearch(kind), ...filtersOf(saved), ...instead })
    return paths[screens[saved.kind]]({ search })
  }
}
