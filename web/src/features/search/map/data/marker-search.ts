import type { SearchKind, SearchState } from '#features/search/frame/state/search-state.ts'
import { toQuery } from '#features/search/frame/state/to-query.ts'
import type { PinKind } from '../pins/build-pins.ts'
import type { MarkerSearch } from './map-queries.ts'

/** A map has no pages and no order: it shows all that the filters find. */
export function toMarkerSearch(kind: SearchKind<PinKind>, state: SearchState): MarkerSearch {
  const { page, cursor, sort, ...filters } = toQuery(kind, state)
  return filters
}
