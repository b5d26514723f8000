import { createContext } from 'react'
import type { To } from 'react-router'
import type { FilterKey, SearchKind, SearchState } from './search-state.ts'
import type { SearchKey } from './to-query.ts'

export type Search = {
  kind: SearchKind<SearchKey>
  state: SearchState
  /** A changed search starts at its first page. */
  change: (part: Partial<SearchState>) => void
  /** Takes a filter away, or of a list one value. */
  without: (key: FilterKey, value?: string | number) => void
  /** Takes all filters away. */
  clear: () => void
  /** With the cursor where the page lies beyond what is counted. */
  toPage: (page: number, cursor?: string) => To
}

export const SearchContext = createContext<Search | null>(null)
