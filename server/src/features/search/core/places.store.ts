import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Coordinates, squaredChord } from '#platform/db/geo.ts'
import { runNamedQuery } from '#platform/db/statements/named-query.ts'

/** `city`: of which it is a district, as Karlsruhe-Durlach is of Karlsruhe. */
export type Place = Coordinates & { id: number; name: string; city: (Coordinates & { name: string }) | null }

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

/** From the middle of the largest city to its furthest district. */
const maxDistrictKm = 25

function readPlaces(db: Db, ids: number[]): Promise<Place[]> {
  return runNamedQuery(
    db,
    sql`
      select p.id, p.name, p.latitude, p.longitude, city.place as city from place p left join lateral (
        select json_build_object('name', c.name, 'latitude', c.latitude, 'longitude', c.longitude) as place from place c
        where c.name = split_part(p.name, '-', 1) and c.name <> p.name and c.country = p.country
          and (p.x - c.x) ^ 2 + (p.y - c.y) ^ 2 + (p.z - c.z) ^ 2 <= ${squaredChord(maxDistrictKm)}::float8
        order by (p.x - c.x) ^ 2 + (p.y - c.y) ^ 2 + (p.z - c.z) ^ 2, c.id limit 1
      ) city on true where p.id = any (${sql.param(ids)}::integer[])`,
  )
}
