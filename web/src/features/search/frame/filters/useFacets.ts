import type { Facets } from '@tandem/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { facetsQuery } from '#features/search/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { type FilterKey, without } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'

/**
 * How many hits each value would have; undefined until the first count, none where counting failed. `own`: where the
 * server counts under all filters, the one whose values are counted as if nothing of it was chosen yet.
 */
export function useFacets(own?: FilterKey): Facets | undefined {
  const { kind, state } = useSearch()
  const locale = useLocale()
  const underAll = useQuery(facetsQuery(kind, state, locale))
  const asked = own ? { ...state, ...without(state, own) } : state
  const { data, isError } = useQuery(facetsQuery(kind, asked, locale))
  return data ?? (isError ? {} : underAll.data)
}
