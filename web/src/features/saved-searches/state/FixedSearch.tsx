import type { ReactNode } from 'react'
import type { To } from 'react-router'
import {
  emptySearch,
  type Filters,
  noFilters,
  type Search,
  SearchContext,
  type SearchState,
  without,
} from '#features/search/public.ts'
import { kindOf } from './kind-of.ts'
import type { SavedSearch } from './saved-search.ts'

type FixedSearchProps = {
  kind: SavedSearch['kind']
  filters: Filters
  onChange: (part: Partial<SearchState>) => void
  page?: number
  /** Where further results are; only what shows results needs it. */
  toPage?: (page: number) => To
  children: ReactNode
}

const nowhere = (): To => ({})

/** A search whose filters do not live in the page's address: one that is saved, or edited. */
export function FixedSearch(props: FixedSearchProps) {
  const { kind: of, filters, onChange, page = 1, toPage = nowhere, children } = props
  const kind = kindOf({ kind: of })
  const search: Search = {
    kind,
    state: { ...emptySearch(kind), sort: 'newest', ...filters, page },
    change: onChange,
    without: (key, value) => onChange(without(filters, key, value)),
    clear: () => onChange({ ...noFilters, offer: filters.offer }),
    toPage,
  }
  return <SearchContext value={search}>{children}</SearchContext>
}
