import { and, asc, desc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { notice, noticeDismissal } from './notices.schema.ts'

/** The notices of this moment, newest first, without those that the account has dismissed. */
export async function findCurrentNotices(db: Db, now: Date, accountId: string | null) {
  return db
    .select()
    .from(notice)
    .where(
      and(
        or(isNull(notice.showFrom), lte(notice.showFrom, now)),
        or(isNull(notice.showUntil), gt(notice.showUntil, now)),
        accountId === null ? undefined : notExists(dismissalBy(db, accountId)),
      ),
    )
    .orderBy(desc(notice.createdAt), asc(notice.key))
}

function dismissalBy(db: Db, accountId: string) {
  return db
    .select({ key: noticeDismissal.noticeKey })
    .from(noticeDismissal)
    .where(and(eq(noticeDismissal.noticeKey, notice.key), eq(noticeDismissal.accountId, accountId)))
}

export async function insertDismissal(db: Db, key: string, accountId: string, now: Date): Promise<void> {
  await db.insert(noticeDismissal).values({ noticeKey: key, accountId, createdAt: now }).onConflictDoNothing()
}
