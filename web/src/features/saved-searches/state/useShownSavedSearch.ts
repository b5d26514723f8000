import { useSearch } from '#features/search/public.ts'
import { useLook, useSavedSearches } from './queries.ts'
import type { SavedSearch } from './saved-search.ts'
import { openOne, soughtIn } from './saved-search-filters.ts'

/** The saved search that asks for what is on the screen, if there is one, and what is new in it. */
export function useOpenSearch(): { open: SavedSearch | undefined; newRecords: readonly string[] } {
  const { kind, state } = useSearch()
  const sought = soughtIn(kind.key)
  const { data: all = [] } = useSavedSearches(sought)
  const open = openOne(all, kind.key, state)
  // Showing what it finds is looking at it.
  const { data: look } = useLook(sought, open?.id)
  return { open, newRecords: look?.newRecords ?? [] }
}
