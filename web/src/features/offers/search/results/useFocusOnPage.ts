import { useEffect, useRef } from 'react'
import { type OfferSearch, writeSearch } from '../offer-search.ts'
import { focusResults } from './focus-results.ts'

/** Another page of the same search is read from its top; a changed filter leaves the focus where it works. */
export function useFocusOnPage(search: OfferSearch): void {
  const before = useRef(search)
  useEffect(() => {
    const { page } = before.current
    const sameSearch = writeSearch({ ...before.current, page: search.page }) === writeSearch(search)
    before.current = search
    if (page !== search.page && sameSearch) focusResults()
  }, [search])
}
