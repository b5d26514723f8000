import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { offerView, offerViewMark } from '../offers.schema.ts'

/** In one statement, so that of several at once each is counted, and each mark once. */
export async function addView(db: Db, view: { offerId: string; day: string; mark: string }): Promise<void> {
  const { offerId, day, mark } = view
  await db.execute(sql`
    with read as (select id from offer where id = ${offerId} for key share),
      marked as (insert into offer_view_mark (mark, day) select ${mark}, ${day}::date from read
        on conflict do nothing returning 1)
    insert into offer_view (offer_id, day, readers) select id, ${day}::date, 1 from read, marked
    on conflict (offer_id, day) do update set readers = offer_view.readers + 1`)
}

/** In all, and of the last seven days up to `today`. */
export function countViews(db: Db, offerIds: string[], today: string) {
  return db
    .select({
      offerId: offerView.offerId,
      total: sql<number>`sum(${offerView.readers})`.mapWith(Number),
      week: sql<number>`coalesce(sum(${offerView.readers}) filter (where ${offerView.day} > ${today}::date - 7), 0)`.mapWith(
        Number,
      ),
    })
    .from(offerView)
    .where(inArray(offerView.offerId, offerIds))
    .groupBy(offerView.offerId)
}

export async function deleteMarksBefore(db: Db, day: string): Promise<void> {
  await db.delete(offerViewMark).where(lt(offerViewMark.day, day))
}
