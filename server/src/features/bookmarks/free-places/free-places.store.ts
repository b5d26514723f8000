import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { bookmark } from '../bookmarks.schema.ts'

export type FreePlace = { accountId: string; offerId: string }

type Moment = { now: Date; today: string; firstYear: number }

/** Turns off what was asked for offers that take applications and have a place again, and answers whom to tell. */
export async function claimFreePlaces(db: Db, { now, today, firstYear }: Moment): Promise<FreePlace[]> {
  const { rows } = await db.execute<FreePlace>(sql`
    update bookmark as b set notify_free = false, updated_at = ${now.toISOString()}::timestamptz
    from offer o join company c on c.id = o.company_id
    where b.notify_free and b.record_id = o.id and o.status = 'published'
      and c.status = 'confirmed' and not c.is_unattended
      and (o.deadline is null or o.deadline >= ${today}::date)
      and exists (select from offer_year y
        where y.offer_id = o.id and y.year >= ${firstYear} and y.total > y.taken)
    returning b.account_id as "accountId", b.record_id as "offerId"`)
  return rows
}

/** Asks again for what was claimed; nothing happens to a bookmark that is gone. */
export async function askForFreePlace(db: Db, { accountId, offerId }: FreePlace, now: Date): Promise<void> {
  await db
    .update(bookmark)
    .set({ notifyFree: true, updatedAt: now })
    .where(
      and(
        eq(bookmark.accountId, accountId),
        eq(bookmark.recordType, 'offer'),
        eq(bookmark.recordId, offerId),
      ),
    )
}

/** Null for who cannot sign in. */
export async function findReader(db: Db, accountId: string) {
  const [reader] = await db
    .select({ email: account.email, locale: account.locale, type: account.type })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.confirmedAt), isNull(account.hiddenAt)))
  return reader ?? null
}
