import * as z from 'zod/mini'
import { findPlacesById } from '#features/search/search.api.ts'
import type { Db } from '#platform/db/database.ts'
import type { SavedSearchRow } from '../saved-searches.store.ts'

const Places = z.array(z.object({ place: z.string().check(z.regex(/^\d{1,9}$/)), radius: z.number() }))

/** With the names of places instead of their numbers, for people to read. */
export async function namePlaces(db: Db, savedSearches: SavedSearchRow[]): Promise<SavedSearchRow[]> {
  const read = savedSearches.map((savedSearch) => ({
    savedSearch,
    places: z.safeParse(Places, savedSearch.criteria.places).data ?? [],
  }))
  const ids = read.flatMap(({ places }) => places.map(({ place }) => Number(place)))
  if (ids.length === 0) return savedSearches
  const names = new Map((await findPlacesById(db, ids)).map(({ id, name }) => [String(id), name]))
  return read.map(({ savedSearch, places }) => ({
    ...savedSearch,
    criteria: {
      ...savedSearch.criteria,
      places: places.map(({ place, radius }) => ({ place: names.get(place) ?? place, radius })),
    },
  }))
}
