import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Coordinates } from '#platform/db/geo.ts'
import { runNamedQuery } from '#platform/db/statements/named-query.ts'

type Place = Coordinates & { id: number; name: string }

/** Of each pool those that were asked for; there are some thousands, and they change with a release alone. */
const known = new WeakMap<Db, Map<number, Place>>()

/** In the order of the ids; unknown ones are left out. */
export async function findPlacesById(db: Db, ids: number[]): Promise<Place[]> {
  const places = known.get(db) ?? new Map<number, Place>()
  known.set(db, places)
  const unknown = ids.filter((id) => !places.has(id))
  for (const place of unknown.length > 0 ? await readPlaces(db, unknown) : []) places.set(place.id, place)
  return ids.flatMap((id) => places.get(id) ?? [])
}

function readPlaces(db: Db, ids: number[]): Promise<Place[]> {
  return runNamedQuery(
    db,
    sql`select id, name, latitude, longitude from place where id = any (${sql.param(ids)}::integer[])`,
  )
}
