import * as endpoints from '@tandem/contract/bookmarks'
import { route } from '#platform/http/route.ts'
import { getWatchList } from './list/get-watch-list.ts'
import { listBookmarks } from './list/list-bookmarks.ts'
import { removeBookmark, saveBookmark } from './save-bookmark.ts'
import { getBookmarkSharing, setBookmarkSharing } from './sharing/sharing.ts'

export const bookmarksRoutes = [
  route(endpoints.listBookmarks, listBookmarks),
  route(endpoints.saveBookmark, saveBookmark),
  route(endpoints.removeBookmark, removeBookmark),
  route(endpoints.getWatchList, getWatchList),
  route(endpoints.getBookmarkSharing, getBookmarkSharing),
  route(endpoints.setBookmarkSharing, setBookmarkSharing),
]
