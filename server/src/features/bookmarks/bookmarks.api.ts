import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteBookmarksOn, listBookmarksOf } from './bookmarks.store.ts'
import { findSharing } from './sharing/sharing.store.ts'

export { transferBookmarks } from './bookmarks.store.ts'

/** For records that are deleted: also the private comments of others are about the person behind them. */
export async function removeBookmarksOn(db: Db, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await deleteBookmarksOn(db, recordIds)
}

/** What an account has marked, and who sees it. */
export async function listOwnBookmarks(db: Db, accountId: string) {
  const bookmarks = await listBookmarksOf(db, accountId)
  return bookmarks.map(({ createdAt, ...bookmark }) => ({ ...bookmark, createdAt: createdAt.toISOString() }))
}

/** How many of each category are on the watch list, those whose records are withdrawn included. */
export async function countOwnBookmarks({ db }: Context, { accountId }: Viewer) {
  const counts = { positive: 0, neutral: 0, negative: 0 }
  for (const { category } of await listBookmarksOf(db, accountId)) counts[category] += 1
  return counts
}

/** Whether an account shares its watch list with its colleagues, and how much of it. */
export const findOwnSharing = findSharing
