import {
  type BookmarkList,
  bookmarkCategories,
  bookmarksPerPage,
  bookmarkTypes,
  type getWatchList as endpoint,
  type WatchList,
} from '@tandem/contract/bookmarks'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { type BookmarkRow, listBookmarksOf } from '../bookmarks.store.ts'
import { requireSharing } from '../sharing/sharing.ts'
import { compareEntries } from './bookmarks.rules.ts'
import { showEntries } from './show-entries.ts'
import { filterVisible } from './visible-bookmarks.ts'

/** A page holds so many of each category. */
export async function getWatchList(
  ctx: Context,
  viewer: Viewer,
  { params: { type }, query: { page, sort, of } }: HandlerInput<typeof endpoint>,
): Promise<WatchList> {
  const owner = of && of !== viewer.accountId ? await requireSharing(ctx, viewer, of) : null
  const rows = await listBookmarksOf(ctx.db, owner?.accountId ?? viewer.accountId)
  const visible = new Set(await filterVisible(ctx, viewer, rows))
  // What only its owner could remove is no part of a colleague's view.
  const all = owner ? [...visible].map((mark) => asShared(mark, owner)) : rows
  const marks = all.filter(isOf(type))
  const show = (some: BookmarkRow[]) =>
    showEntries(ctx, viewer, some, (mark) => owner !== null || visible.has(mark))
  // Only by its age is a bookmark ordered without its record.
  const entries =
    sort === 'newest'
      ? await show(pageOf(marks, page))
      : pageOf((await show(marks)).sort(compareEntries(sort, ctx.locale)), page)
  const categories = count(bookmarkCategories, (each) => marks.filter(({ category }) => category === each))
  return {
    owner,
    types: count<BookmarkList>(['all', ...bookmarkTypes], (each) => all.filter(isOf(each))),
    categories,
    pages: Math.max(1, Math.ceil(Math.max(...Object.values(categories)) / bookmarksPerPage)),
    entries,
  }
}

/** What its owner alone is concerned with stays away. */
const asShared = (mark: BookmarkRow, { comments }: { comments: boolean }): BookmarkRow => ({
  ...mark,
  comment: comments ? mark.comment : '',
  notifyFree: false,
})

const isOf =
  (type: BookmarkList) =>
  ({ recordType }: Pick<BookmarkRow, 'recordType'>): boolean =>
    type === 'all' || recordType === type

const count = <K extends string>(keys: readonly K[], of: (key: K) => unknown[]) =>
  Object.fromEntries(keys.map((key) => [key, of(key).length])) as Record<K, number>

const pageOf = <T extends Pick<BookmarkRow, 'category'>>(marks: readonly T[], page: number): T[] =>
  bookmarkCategories.flatMap((each) =>
    marks
      .filter(({ category }) => category === each)
      .slice((page - 1) * bookmarksPerPage, page * bookmarksPerPage),
  )
