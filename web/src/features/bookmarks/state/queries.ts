import {
  type Bookmark,
  type BookmarkList,
  type BookmarkSort,
  getBookmarkSharing,
  getWatchList,
  listBookmarks,
  type SharingMode,
  setBookmarkSharing,
} from '@tandem/contract/bookmarks'
import type { Locale } from '@tandem/contract/common'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export type Mark = Pick<Bookmark, 'recordType' | 'recordId'>

export const isMarkOn =
  ({ recordType, recordId }: Mark) =>
  (each: Mark): boolean =>
    each.recordType === recordType && each.recordId === recordId

/** All own bookmarks at once, so that a list of results asks nothing for each of its cards. */
export const marksQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['bookmarks', 'marks', accountId],
    queryFn: ({ signal }) => call(listBookmarks, { params: { type: 'all' }, query: {} }, { signal }),
    staleTime: 60_000,
  })

export type WatchListView = {
  type: BookmarkList
  page: number
  sort: BookmarkSort
  /** The account of a colleague. */
  of: string | undefined
}

export const watchListKey = ['bookmarks', 'list'] as const

export const watchListQuery = ({ type, page, sort, of }: WatchListView, locale: Locale) =>
  queryOptions({
    queryKey: [...watchListKey, { type, page, sort, of }, locale],
    queryFn: ({ signal }) => call(getWatchList, { params: { type }, query: { page, sort, of } }, { signal }),
  })

export const sharingQuery = queryOptions({
  queryKey: ['bookmarks', 'sharing'],
  queryFn: ({ signal }) => call(getBookmarkSharing, {}, { signal }),
})

export function useSetSharing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mode: SharingMode) => call(setBookmarkSharing, { body: { mode } }),
    onSuccess: (sharing) => queries.setQueryData(sharingQuery.queryKey, sharing),
  })
}
