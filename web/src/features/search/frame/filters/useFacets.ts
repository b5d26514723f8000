import type { Facets } from '@tandem/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { facetsQuery } from '#features/search/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useSearch } from '../state/useSearch.ts'

/** How many hits each value would have; undefined until the first count, none where counting failed. */
export function useFacets(): Facets | undefined {
  const { kind, state } = useSearch()
  const { data, isError } = useQuery(facetsQuery(kind, state, useLocale()))
  return isError ? {} : data
}
