import {
  type BookmarkList,
  type BookmarkSort,
  bookmarkLists,
  bookmarkSorts,
} from '@tandem/contract/bookmarks'
import { paths } from '@tandem/contract/paths'
import { bookmarkSlugs } from '@tandem/contract/screens'
import { useParams, useSearchParams } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import type { WatchListView } from './queries.ts'

const parameters = { sort: 'sortierung', of: 'von' } as const

/** What the address says is shown, and the addresses of other views. Null for a list that there is not. */
export function useWatchListView() {
  const to = useTo()
  const { type: slug = bookmarkSlugs.all, page = '1' } = useParams()
  const [params] = useSearchParams()
  const type = bookmarkLists.find((list) => bookmarkSlugs[list] === slug)
  const view: WatchListView | null =
    type && /^[1-9]\d{0,3}$/.test(page)
      ? {
          type,
          page: Number(page),
          sort: bookmarkSorts.find((sort) => sort === params.get(parameters.sort)) ?? 'newest',
          of: params.get(parameters.of) ?? undefined,
        }
      : null

  function addressOf({ type, page = 1, sort, of }: ViewParts): string {
    const search = new URLSearchParams({
      ...(sort && sort !== 'newest' && { [parameters.sort]: sort }),
      ...(of && { [parameters.of]: of }),
    })
    const isFirst = page === 1
    const parts =
      isFirst && type === 'all' ? {} : { type: bookmarkSlugs[type], ...(!isFirst && { page: `${page}` }) }
    return to(paths.bookmarks({ ...parts, ...(search.size > 0 && { search: `?${search}` }) }))
  }
  return { view, addressOf }
}

type ViewParts = { type: BookmarkList; page?: number; sort?: BookmarkSort; of?: string | undefined }
