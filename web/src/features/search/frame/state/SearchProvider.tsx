import { type ReactNode, useMemo } from 'react'
import { readSearch, writeSearch } from './search-address.ts'
import { type Search, SearchContext } from './search-context.ts'
import { noFilters, type SearchKind, type SearchState, without } from './search-state.ts'
import type { SearchKey } from './to-query.ts'
import { useSearchAddress } from './useSearchAddress.ts'

type SearchProviderProps = {
  /** Keep it the same object from one drawing to the next. */
  kind: SearchKind<SearchKey>
  children: ReactNode
}

/** The search lives in the page's address: back, forward, reload and sharing keep it. */
export function SearchProvider({ kind, children }: SearchProviderProps) {
  const { search: address, change: changeAddress } = useSearchAddress()
  const search = useMemo((): Search => {
    const read = (from: string) => readSearch(kind, new URLSearchParams(from))
    const state = read(address)
    const write = (part: (newest: SearchState) => Partial<SearchState>) =>
      changeAddress((from) => {
        const newest = read(from)
        return writeSearch(kind, { ...newest, page: 1, cursor: null, ...part(newest) })
      })
    return {
      kind,
      state,
      change: (part) => write(() => part),
      without: (key, value) => write((newest) => without(newest, key, value)),
      // What matches are with is no filter.
      clear: () => write(({ offer }) => ({ ...noFilters, offer })),
      toPage: (page, cursor) => ({
        search: writeSearch(kind, { ...state, page, cursor: cursor ?? null }),
      }),
    }
  }, [kind, address, changeAddress])
  return <SearchContext value={search}>{children}</SearchContext>
}
