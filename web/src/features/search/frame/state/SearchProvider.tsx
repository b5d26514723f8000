import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSearch, writeSearch } from './search-address.ts'
import { type Search, SearchContext } from './search-context.ts'
import { noFilters, type SearchKind, type SearchState, without } from './search-state.ts'
import type { SearchKey } from './to-query.ts'

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

/**
 * The page's query, and what changes it. A navigation takes a moment; what was chosen shows at once, and a second
 * change in that moment builds on the first.
 */
function useSearchAddress(): { search: string; change: (next: (search: string) => string) => void } {
  const { search: address } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ from: string; to: string } | null>(null)
  if (ahead && ahead.from !== address) setAhead(null)
  const search = ahead?.from === address ? ahead.to : address

  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  const change = useCallback(
    (next: (search: string) => string) => {
      const to = next(newest.current)
      newest.current = to
      setAhead({ from: address, to })
      void navigate({ search: to })
    },
    [address, navigate],
  )
  return { search, change }
}
