import type { BookmarkSort, WatchListEntry } from '@tandem/contract/bookmarks'
import type { Locale } from '@tandem/contract/common'

/** What has nothing to be sorted by comes last, and what is equal stays as it was: the newest first. */
export function compareEntries(sort: Exclude<BookmarkSort, 'newest'>, locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  return (a: WatchListEntry, b: WatchListEntry): number => {
    if (sort === 'name') return compareWith(nameOf(a), nameOf(b), compare)
    if (sort === 'match') return compareWith(matchOf(a), matchOf(b), (one, other) => other - one)
    return compareWith(deadlineOf(a), deadlineOf(b), compare)
  }
}

/** As the card shows it: an anonymous person has none. */
const nameOf = ({ offer, company, application }: WatchListEntry): string | null =>
  offer?.title ??
  company?.name ??
  ((application?.target?.offerTitle ?? application?.applicant?.name ?? application?.title) || null)

const matchOf = ({ offer, company, application }: WatchListEntry): number | null =>
  (offer?.match ?? company?.bestMatch?.match ?? application?.match)?.total ?? null

const deadlineOf = ({ offer }: WatchListEntry): string | null => offer?.deadline ?? null

function compareWith<T>(a: T | null, b: T | null, compare: (a: T, b: T) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compare(a, b)
}
