import type { BookmarkCategory } from '@tandem/contract/bookmarks'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { countByCategory, deleteBookmarksOn, listBookmarksOf } from './bookmarks.store.ts'
import { listVisibleBookmarks } from './list/visible-bookmarks.ts'
import { findSharing } from './sharing/sharing.store.ts'

/** For records that are deleted: also the private comments of others are about the person behind them. */
export async function removeBookmarksOn(db: Db, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await deleteBookmarksOn(db, recordIds)
}

/** What an account has marked, and who sees it. */
export async function listOwnBookmarks(db: Db, accountId: string) {
  const bookmarks = await listBookmarksOf(db, accountId)
  return bookmarks.map(({ createdAt, ...bookmark }) => ({ ...bookmark, createdAt: createdAt.toISOString() }))
}

/** Whether an account shares its watch list with its colleagues, and how much of it. */
export const findOwnSharing = findSharing

/** By category, records that are hidden now included. */
export const countBookmarks = (db: Db, accountId: string) => countByCategory(db, accountId)

/** By category, what the watch list shows: numbers that lead there. */
export async function countVisibleBookmarks(
  ctx: Context,
  viewer: Viewer,
): Promise<Record<BookmarkCategory, number>> {
  const visible = await listVisibleBookmarks(ctx, viewer, viewer.accountId)
  const of = (category: BookmarkCategory) => visible.filter((each) => each.category === category).length
  return { positive: of('positive'), neutral: of('neutral'), negative: of('negative') }
}
