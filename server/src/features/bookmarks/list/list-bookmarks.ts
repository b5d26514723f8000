import type { Bookmark, listBookmarks as endpoint } from '@tandem/contract/bookmarks'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { listBookmarksOf } from '../bookmarks.store.ts'
import { present } from '../save-bookmark.ts'
import { filterVisible } from './visible-bookmarks.ts'

/** What buttons need to know of all that is marked; comments only where they are asked for. */
export async function listBookmarks(
  ctx: Context,
  viewer: Viewer,
  { params: { type }, query: { list } }: HandlerInput<typeof endpoint>,
): Promise<Bookmark[]> {
  const visible = await filterVisible(ctx, viewer, await listBookmarksOf(ctx.db, viewer.accountId))
  const ofType = visible.filter(({ recordType }) => type === 'all' || recordType === type).map(present)
  if (list === 'comment') return ofType.filter(({ comment }) => comment !== '')
  return ofType.map((bookmark) => ({ ...bookmark, comment: '' }))
}
