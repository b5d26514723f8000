import {
  type Bookmark,
  type BookmarkCategory,
  bookmarkCategories,
  type WatchList,
} from '@tandem/contract/bookmarks'
import { isMarkOn, type Mark } from './queries.ts'

export type Changes = Partial<Pick<Bookmark, 'category' | 'comment' | 'notifyFree'>>

/** The own watch list as it is after a change, before the server says so; null removes the bookmark. */
export function changeWatchList(list: WatchList, mark: Mark, changes: Changes | null): WatchList {
  const entry = list.entries.find(isMarkOn(mark))
  if (!entry || list.owner) return list
  if (changes) {
    const changed = { ...entry, ...changes }
    const { categories } = list
    return {
      ...list,
      categories: add(add(categories, entry.category, -1), changed.category, 1),
      // To the top of its new category; where it stays, it stays.
      entries:
        changed.category === entry.category
          ? list.entries.map((each) => (each === entry ? changed : each))
          : [changed, ...list.entries.filter((each) => each !== entry)],
    }
  }
  return {
    ...list,
    types: add(add(list.types, 'all', -1), entry.recordType, -1),
    categories: add(list.categories, entry.category, -1),
    entries: list.entries.filter((each) => each !== entry),
  }
}

const add = <K extends string>(
  counts: Record<K, number>,
  key: NoInfer<K>,
  by: number,
): Record<K, number> => ({
  ...counts,
  [key]: counts[key] + by,
})

export const inCategories = (list: WatchList): [BookmarkCategory, WatchList['entries']][] =>
  bookmarkCategories.map((category) => [category, list.entries.filter((each) => each.category === category)])
