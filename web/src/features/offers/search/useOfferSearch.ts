import { useMemo } from 'react'
import { type To, useNavigate, useSearchParams } from 'react-router'
import { type OfferSearch, readSearch, writeSearch } from './offer-search.ts'

/** The search lives in the page's address: back, forward, reload and sharing keep it. */
export function useOfferSearch() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(params), [params])
  return {
    search,
    /** A changed search starts at its first page. */
    change: (part: Partial<OfferSearch>) =>
      void navigate({ search: writeSearch({ ...search, page: 1, ...part }) }),
    toPage: (page: number): To => ({ search: writeSearch({ ...search, page }) }),
  }
}
