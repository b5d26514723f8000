import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Coordinates, squaredChord } from '#platform/db/geo.ts'
import { runNamedQuery } from '#platform/db/statements/named-query.ts'
import { ttlCacheOfEach } from '#platform/db/ttl-cache.ts'

/** `city`: of which it is a district, as Karlsruhe-Durlach is of Karlsruhe. */
export type Place = Coordinates & { id: number; name: string; city: (Coordinates & { name: string }) | null }

/** There are some thousands; they change with a release or an import alone. */
const readKnown = ttlCacheOfEach(readPlaces, { ttlMs: Number.POSITIVE_INFINITY, maxKept: 20_000 })

/** In the order of the ids; unknown ones are left out. */
export async function findPlacesById(db: Db, ids: number[]): Promise<Place[]> {
  const places = await readKnown(db, ids)
  return ids.flatMap((id) => places.get(id) ?? [])
}

/** From the middle of the largest city to its furthest district. */
const maxDistrictKm = 25

async function readPlaces(db: Db, ids: number[]): Promise<Map<number, Place>> {
  const rows = await runNamedQuery<Place>(
    db,
    sql`
      select p.id, p.name, p.latitude, p.longitude, city.place as city from place p left join lateral (
        select json_build_object('name', c.name, 'latitude', c.latitude, 'longitude', c.longitude) as place from place c
        where c.name = split_part(p.name, '-', 1) and c.name <> p.name and c.country = p.country
          and (p.x - c.x) ^ 2 + (p.y - c.y) ^ 2 + (p.z - c.z) ^ 2 <= ${squaredChord(maxDistrictKm)}::float8
        order by (p.x - c.x) ^ 2 + (p.y - c.y) ^ 2 + (p.z - c.z) ^ 2, c.id limit 1
      ) city on true where p.id = any (${sql.param(ids)}::integer[])`,
  )
  return new Map(rows.map((place) => [place.id, place]))
}
