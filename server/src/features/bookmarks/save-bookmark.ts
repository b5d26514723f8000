import {
  type Bookmark,
  type saveBookmark as endpoint,
  maxBookmarks,
  type removeBookmark as removeEndpoint,
} from '@tandem/contract/bookmarks'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import {
  type BookmarkRow,
  deleteBookmark,
  listBookmarksOf,
  lockBookmarksOf,
  upsertBookmark,
} from './bookmarks.store.ts'
import { filterVisible } from './list/visible-bookmarks.ts'
import { publishBookmarks } from './sharing/publish-bookmarks.ts'

/** Of two clicks at once the second finds the bookmark of the first. */
export function saveBookmark(
  ctx: Context,
  viewer: Viewer,
  { body: { recordType, recordId, ...changes } }: HandlerInput<typeof endpoint>,
): Promise<Bookmark> {
  if (changes.notifyFree && recordType !== 'offer') throw invalidField(ctx.locale, 'notifyFree', 'invalid')
  return transaction(ctx, async (ctx) => {
    const [visible] = await filterVisible(ctx, viewer, [{ recordType, recordId }])
    if (!visible) throw new AppError('not_found')
    const { accountId } = viewer
    await lockBookmarksOf(ctx.db, accountId)
    const own = await listBookmarksOf(ctx.db, accountId)
    const isNew = !own.some((each) => each.recordType === recordType && each.recordId === recordId)
    if (isNew && own.length >= maxBookmarks) throw new AppError('too_many_bookmarks')
    const saved = await upsertBookmark(ctx.db, { accountId, recordType, recordId }, changes, ctx.clock())
    await publishBookmarks(ctx, viewer)
    return present(saved)
  })
}

/** Also of a record that is hidden now, and of one that was never there: it says nothing of either. */
export function removeBookmark(
  ctx: Context,
  viewer: Viewer,
  { params: { type, id } }: HandlerInput<typeof removeEndpoint>,
) {
  return transaction(ctx, async (ctx) => {
    const marked = { accountId: viewer.accountId, recordType: type, recordId: id }
    const removed = await deleteBookmark(ctx.db, marked)
    if (removed) await publishBookmarks(ctx, viewer)
    return { recordType: type, recordId: 0 as const, removed: removed && present(removed) }
  })
}

export const present = ({ recordType, recordId, category, comment, notifyFree, createdAt }: BookmarkRow) => ({
  ...{ recordType, recordId, category, comment, notifyFree },
  createdAt: createdAt.toISOString(),
})
