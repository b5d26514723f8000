import { useSearch } from '#features/search/public.ts'
import { useSavedSearches, useViewSavedSearch } from './queries.ts'
import type { SavedSearch } from './saved-search.ts'
import { findShown, groupOfSearch } from './saved-search-filters.ts'

/** The saved search that asks for what is on the screen, if there is one, and what is new in it. */
export function useShownSavedSearch(): { open: SavedSearch | undefined; newRecords: readonly string[] } {
  const { kind, state } = useSearch()
  const group = groupOfSearch(kind.key)
  const { data: all = [] } = useSavedSearches(group)
  const open = findShown(all, kind.key, state)
  // Showing what it finds is looking at it.
  const { data: look } = useViewSavedSearch(group, open?.id)
  return { open, newRecords: look?.newRecords ?? [] }
}
