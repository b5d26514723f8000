import * as z from 'zod/mini'
import { ApplicationSummary } from './applications.ts'
import { Id, Instant, page, TitleLanguage, text } from './common.ts'
import { CompanySummary } from './companies.ts'
import { endpoint, envelope, only, signedIn } from './endpoint.ts'
import { OfferSummary, offerAvailabilities } from './offers.ts'

export const bookmarkTypes = ['offer', 'company', 'applicant', 'application'] as const
export type BookmarkType = (typeof bookmarkTypes)[number]
/** `all` gives every type. */
export const bookmarkLists = ['all', ...bookmarkTypes] as const
export type BookmarkList = (typeof bookmarkLists)[number]

/** In the order of the page: of interest, not sure, rather not. */
export const bookmarkCategories = ['positive', 'neutral', 'negative'] as const
export type BookmarkCategory = (typeof bookmarkCategories)[number]

/** Bookmarks an account may have. */
export const maxBookmarks = 500
export const maxBookmarkComment = 500

const Category = z.enum(bookmarkCategories)
const marked = {
  recordType: z.enum(bookmarkTypes),
  category: Category,
  /** Private, or shared with the company's colleagues if its writer chose so. */
  comment: z.string(),
  /** Of an offer: its owner is told when a place is free. It turns itself off then. */
  notifyFree: z.boolean(),
  createdAt: Instant,
}

export const Bookmark = z.object({ recordId: Id, ...marked })
export type Bookmark = z.output<typeof Bookmark>

const ListParams = z.strictObject({ type: z.enum(bookmarkLists) })

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/bookmarks/{type}',
  summary: 'Your bookmarks, the newest first; the list `comment` holds those with a comment, and its text',
  access: signedIn,
  params: ListParams,
  query: z.strictObject({ list: z._default(z.enum(['default', 'comment']), 'default') }),
  output: envelope('bookmarks', z.array(Bookmark)),
})

export const saveBookmark = endpoint({
  method: 'POST',
  path: '/bookmark',
  summary: 'Bookmark a record that you may see, or change its bookmark; what is left out stays as it is',
  access: signedIn,
  body: z.strictObject({
    recordType: z.enum(bookmarkTypes),
    recordId: Id,
    /** Of a new bookmark: neutral. */
    category: z.optional(Category),
    comment: z.optional(text(maxBookmarkComment)),
    notifyFree: z.optional(z.boolean()),
  }),
  output: envelope('bookmark', Bookmark),
  errors: ['too_many_bookmarks'],
  limitPerMinute: 300,
})

export const removeBookmark = endpoint({
  method: 'DELETE',
  path: '/bookmark/{type}/{id}',
  summary: 'Remove the bookmark on a record; `recordId` is then 0. Without one it is a success too',
  access: signedIn,
  params: z.strictObject({ type: z.enum(bookmarkTypes), id: Id }),
  output: envelope(
    'bookmark',
    z.object({
      recordType: z.enum(bookmarkTypes),
      recordId: z.literal(0),
      /** What it was, so that it can be put back; null if there was none. */
      removed: z.nullable(Bookmark),
    }),
  ),
})

export const bookmarkSorts = ['newest', 'name', 'match', 'deadline'] as const
export type BookmarkSort = (typeof bookmarkSorts)[number]

/** Of each category, on a page of the watch list. */
export const bookmarksPerPage = 12

/**
 * A bookmark with what its record shows now. On the own list one whose record may not be seen any more, or is gone,
 * is `withdrawn`: it shows nothing of the record and no comment, and can only be removed.
 */
export const WatchListEntry = z.object({
  recordId: Id,
  ...marked,
  /** Of an offer and of a company; null of the other types. */
  offer: z.nullable(z.extend(OfferSummary, { availability: z.enum(offerAvailabilities) })),
  company: z.nullable(CompanySummary),
  /** An application itself, or the one that an applicant is shown by: the newest profile, or what was sent last. */
  application: z.nullable(ApplicationSummary),
  /** Null where the record can be seen. The title is that of a closed offer as it was public, else null. */
  withdrawn: z.nullable(z.object({ title: z.nullable(z.string()), titleLanguage: TitleLanguage })),
})
export type WatchListEntry = z.output<typeof WatchListEntry>

const counted = <T extends string>(keys: readonly T[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<T, z.ZodMiniNumberFormat>)

export const WatchList = z.object({
  /** Whose it is, where it is a colleague's. */
  owner: z.nullable(z.object({ accountId: Id, name: z.string(), comments: z.boolean() })),
  types: counted(bookmarkLists),
  /** Of the type asked for. */
  categories: counted(bookmarkCategories),
  pages: z.int(),
  entries: z.array(WatchListEntry),
})
export type WatchList = z.output<typeof WatchList>

export const getWatchList = endpoint({
  method: 'GET',
  path: '/watch-list/{type}',
  summary: 'A page of your bookmarks with their records, or of those that a colleague shares',
  access: signedIn,
  params: ListParams,
  query: z.strictObject({
    page,
    sort: z._default(z.enum(bookmarkSorts), 'newest'),
    /** The account of a colleague. */
    of: z.optional(Id),
  }),
  output: envelope('watchList', WatchList),
})

export const sharingModes = ['nobody', 'records', 'comments'] as const
export type SharingMode = (typeof sharingModes)[number]

export const BookmarkSharing = z.object({
  /** What colleagues see of the own watch list: nothing, the records, or the comments too. */
  mode: z.enum(sharingModes),
  /** Who shares theirs, by name. */
  colleagues: z.array(z.object({ accountId: Id, name: z.string() })),
})
export type BookmarkSharing = z.output<typeof BookmarkSharing>

export const getBookmarkSharing = endpoint({
  method: 'GET',
  path: '/watch-list-sharing',
  summary: 'Whether your colleagues may see your watch list, and which of them share theirs',
  access: only('company'),
  output: envelope('sharing', BookmarkSharing),
})

export const setBookmarkSharing = endpoint({
  method: 'PUT',
  path: '/watch-list-sharing',
  summary: 'Share your watch list with your colleagues, or no longer',
  access: only('company'),
  body: z.strictObject({ mode: z.enum(sharingModes) }),
  output: envelope('sharing', BookmarkSharing),
})
