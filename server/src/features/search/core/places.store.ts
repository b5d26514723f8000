import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Coordinates } from '#platform/db/geo.ts'
import { runNamed } from '#platform/db/named.ts'

export function findPlacesById(
  db: Db,
  ids: number[],
): Promise<(Coordinates & { id: number; name: string })[]> {
  return runNamed(
    db,
    sql`select id, name, latitude, longitude from place where id = any (${sql.param(ids)}::integer[])`,
  )
}
