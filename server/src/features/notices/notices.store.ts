import type { AccountType } from '@tandem/contract/endpoint'
import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { notice, noticeDismissal } from './notices.schema.ts'

export type NoticeRow = typeof notice.$inferSelect
type Reader = { accountId: string; type: AccountType } | null

/** The notices of this moment for a reader, newest first, without those that the account has dismissed. */
export async function findCurrentNotices(db: Db, now: Date, reader: Reader) {
  return db
    .select()
    .from(notice)
    .where(
      and(
        or(isNull(notice.showFrom), lte(notice.showFrom, now)),
        or(isNull(notice.showUntil), gt(notice.showUntil, now)),
        eq(notice.isWithdrawn, false),
        inArray(notice.audience, ['everyone', audienceOf(reader)]),
        reader ? notExists(dismissalBy(db, reader.accountId)) : undefined,
      ),
    )
    .orderBy(desc(notice.createdAt), asc(notice.key))
}

/** Admins read what is for everyone. */
const audienceOf = (reader: Reader): NoticeRow['audience'] =>
  reader === null ? 'visitor' : reader.type === 'admin' ? 'everyone' : reader.type

function dismissalBy(db: Db, accountId: string) {
  return db
    .select({ key: noticeDismissal.noticeKey })
    .from(noticeDismissal)
    .where(and(eq(noticeDismissal.noticeKey, notice.key), eq(noticeDismissal.accountId, accountId)))
}

export async function insertDismissal(db: Db, key: string, accountId: string, now: Date): Promise<void> {
  await db.insert(noticeDismissal).values({ noticeKey: key, accountId, createdAt: now }).onConflictDoNothing()
}

/** Also those that are over or withdrawn, the newest first. */
export const listNoticeRows = (db: Db): Promise<NoticeRow[]> =>
  db.select().from(notice).orderBy(desc(notice.createdAt), asc(notice.key))

export async function findNotice(db: Db, key: string): Promise<NoticeRow | null> {
  const [row] = await db.select().from(notice).where(eq(notice.key, key))
  return row ?? null
}

export async function saveNotice(db: Db, row: Omit<NoticeRow, 'createdAt'>): Promise<void> {
  const { key: _, ...changes } = row
  await db
    .insert(notice)
    .values({ ...row, createdAt: row.updatedAt })
    .onConflictDoUpdate({ target: notice.key, set: changes })
}
