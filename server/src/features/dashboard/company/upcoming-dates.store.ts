import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** Published offers that can be applied for until a day from `today` on, the first to end first. */
export const listClosingOffers = (db: Db, companyId: string, today: string, limit: number) =>
  db
    .select({
      offerId: offer.id,
      titleDe: offer.titleDe,
      titleEn: offer.titleEn,
      deadline: sql<string>`${offer.deadline}`.mapWith(String),
      freePlaces: sql<number>`coalesce((select sum(${offerYear.total} - ${offerYear.taken}) from ${offerYear}
        where ${offerYear.offerId} = ${offer.id}), 0)::int`,
    })
    .from(offer)
    .where(and(eq(offer.companyId, companyId), eq(offer.status, 'published'), gte(offer.deadline, today)))
    .orderBy(asc(offer.deadline), asc(offer.id))
    .limit(limit)
