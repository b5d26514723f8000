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

/** Takes back the change of one bookmark, as it was `before`: others may have been changed since. */
export function takeBackChange(list: WatchList, before: WatchList, mark: Mark): WatchList {
  const at = before.entries.findIndex(isMarkOn(mark))
  const entry = before.entries[at]
  if (!entry || before.owner) return list
  const { types, categories, entries, ...rest } = changeWatchList(list, mark, null)
  // Behind the nearest of those that it stood behind.
  const preceding = before.entries.slice(0, at)
  const place = entries.findLastIndex((each) => preceding.some(isMarkOn(each))) + 1
  return {
    ...rest,
    types: add(add(types, 'all', 1), entry.recordType, 1),
    categories: add(categories, entry.category, 1),
    entries: entries.toSpliced(place, 0, entry),
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
