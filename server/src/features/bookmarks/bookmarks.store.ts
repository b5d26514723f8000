import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { bookmark } from './bookmarks.schema.ts'

export async function deleteBookmarksOn(db: Db, recordIds: string[]): Promise<void> {
  await db.delete(bookmark).where(inArray(bookmark.recordId, recordIds))
}

export function listBookmarksOf(db: Db, accountId: string) {
  return db
    .select()
    .from(bookmark)
    .where(eq(bookmark.accountId, accountId))
    .orderBy(bookmark.createdAt, bookmark.id)
}
