import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { offerYear } from './offers.schema.ts'

/** False when none is left in that year; of several at once each gets one that is there. */
export async function takePlace(db: Db, offerId: string, year: number): Promise<boolean> {
  const taken = await db
    .update(offerYear)
    .set({ taken: sql`${offerYear.taken} + 1` })
    .where(
      and(eq(offerYear.offerId, offerId), eq(offerYear.year, year), gt(offerYear.total, offerYear.taken)),
    )
    .returning({ year: offerYear.year })
  return taken.length > 0
}

export async function returnPlace(db: Db, offerId: string, year: number): Promise<void> {
  await db
    .update(offerYear)
    .set({ taken: sql`${offerYear.taken} - 1` })
    .where(and(eq(offerYear.offerId, offerId), eq(offerYear.year, year), gt(offerYear.taken, 0)))
}

/** By start year, the first one first; years that are full among them. */
export function listFreePlaces(db: Db, offerId: string): Promise<{ year: number; free: number }[]> {
  return db
    .select({ year: offerYear.year, free: sql<number>`${offerYear.total} - ${offerYear.taken}` })
    .from(offerYear)
    .where(eq(offerYear.offerId, offerId))
    .orderBy(asc(offerYear.year))
}
