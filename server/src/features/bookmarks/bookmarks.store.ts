import type { BookmarkCategory, BookmarkType } from '@tandem/contract/bookmarks'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { bookmark } from './bookmarks.schema.ts'

export type BookmarkRow = Awaited<ReturnType<typeof listBookmarksOf>>[number]
export type Marked = { accountId: string; recordType: BookmarkType; recordId: string }
type Changes = { category?: BookmarkCategory; comment?: string; notifyFree?: boolean }

export async function deleteBookmarksOn(db: Db, recordIds: string[]): Promise<void> {
  await db.delete(bookmark).where(inArray(bookmark.recordId, recordIds))
}

/** The newest first. */
export function listBookmarksOf(db: Db, accountId: string) {
  return db
    .select({
      recordType: sql<BookmarkType>`${bookmark.recordType}`,
      recordId: bookmark.recordId,
      category: bookmark.category,
      comment: bookmark.comment,
      notifyFree: bookmark.notifyFree,
      createdAt: bookmark.createdAt,
    })
    .from(bookmark)
    .where(eq(bookmark.accountId, accountId))
    .orderBy(desc(bookmark.createdAt), desc(bookmark.id))
}

/** Until the transaction ends nobody else adds to them. */
export async function lockBookmarksOf(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('bookmarks of'), hashtext(${accountId}))`)
}

/** What is left out of the changes stays, or is the column's default. */
export async function upsertBookmark(
  db: Db,
  marked: Marked,
  changes: Changes,
  now: Date,
): Promise<BookmarkRow> {
  const [row] = await db
    .insert(bookmark)
    .values({ ...marked, ...changes, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [bookmark.accountId, bookmark.recordType, bookmark.recordId],
      set: { ...changes, updatedAt: now },
    })
    .returning()
  if (!row) throw new Error('An upsert gives its row')
  return { ...row, recordType: marked.recordType }
}

export async function deleteBookmark(
  db: Db,
  { accountId, recordType, recordId }: Marked,
): Promise<BookmarkRow | null> {
  const [row] = await db
    .delete(bookmark)
    .where(
      and(
        eq(bookmark.accountId, accountId),
        eq(bookmark.recordType, recordType),
        eq(bookmark.recordId, recordId),
      ),
    )
    .returning()
  return row ? { ...row, recordType } : null
}

/** On two companies that become one: who has marked both keeps the mark on the one that stays. */
export async function transferBookmarks(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const { rows } = await db.execute(sql`
    update bookmark set record_id = ${into}
    where record_type = 'company' and record_id = ${from} and not exists (
      select from bookmark other
      where other.account_id = bookmark.account_id and other.record_type = 'company' and other.record_id = ${into})
    returning id`)
  await deleteBookmarksOn(db, [from])
  return rows.length
}
