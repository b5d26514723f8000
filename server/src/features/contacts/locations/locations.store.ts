import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { institutionLocation } from '../contacts.schema.ts'

export type LocationRow = typeof institutionLocation.$inferSelect

/** Withdrawn ones, too. */
export const selectLocations = (db: Db): Promise<LocationRow[]> =>
  db
    .select()
    .from(institutionLocation)
    .orderBy(
      asc(institutionLocation.position),
      sql`${institutionLocation.role} <> 'main'`,
      sql`${institutionLocation.name} collate "und-x-icu"`,
    )

/** Until the end of the transaction, whoever else puts them in order waits. */
export async function lockLocations(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('institution_location'))`)
}

type Location = Omit<typeof institutionLocation.$inferInsert, 'role' | 'position'>

/** A new one stands behind the others. */
export async function saveLocation(db: Db, location: Location): Promise<void> {
  const { key: _, ...said } = location
  const position = sql`(select coalesce(max(position), -1) + 1 from institution_location)`
  await db
    .insert(institutionLocation)
    .values({ ...location, role: 'campus', position })
    .onConflictDoUpdate({ target: institutionLocation.key, set: said })
}

export async function setLocationPosition(db: Db, key: string, position: number): Promise<void> {
  await db.update(institutionLocation).set({ position }).where(eq(institutionLocation.key, key))
}
