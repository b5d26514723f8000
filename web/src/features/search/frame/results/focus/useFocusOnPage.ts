import { useEffect, useRef } from 'react'
import { writeSearch } from '#features/search/frame/state/search-address.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { focusResults } from './focus-results.ts'

/** Another page of the same search is read from its top; a changed filter leaves the focus where it works. */
export function useFocusOnPage(): void {
  const { kind, state } = useSearch()
  const before = useRef(state)
  useEffect(() => {
    const { page } = before.current
    const firstPage = (search: typeof state) => writeSearch(kind, { ...search, page: 1, cursor: null })
    const sameSearch = firstPage(before.current) === firstPage(state)
    before.current = state
    if (page !== state.page && sameSearch) focusResults()
  }, [kind, state])
}
