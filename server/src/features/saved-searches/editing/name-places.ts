import * as z from 'zod/mini'
import { findPlacesById } from '#features/search/search.api.ts'
import type { Db } from '#platform/db/database.ts'
import type { PatternRow } from '../saved-searches.store.ts'

const Places = z.array(z.object({ place: z.string().check(z.regex(/^\d{1,9}$/)), radius: z.number() }))

/** With the names of places instead of their numbers, for people to read. */
export async function namePlaces(db: Db, patterns: PatternRow[]): Promise<PatternRow[]> {
  const read = patterns.map((pattern) => ({
    pattern,
    places: z.safeParse(Places, pattern.criteria.places).data ?? [],
  }))
  const ids = read.flatMap(({ places }) => places.map(({ place }) => Number(place)))
  if (ids.length === 0) return patterns
  const names = new Map((await findPlacesById(db, ids)).map(({ id, name }) => [String(id), name]))
  return read.map(({ pattern, places }) => ({
    ...pattern,
    criteria: {
      ...pattern.criteria,
      places: places.map(({ place, radius }) => ({ place: names.get(place) ?? place, radius })),
    },
  }))
}
