import { browserStorage } from './browser-storage.ts'
import { readStored, store } from './stored-value.ts'

const lists = ['offers', 'companies', 'applicants', 'applications', 'bookmarks'] as const
/** The received applications have no search here, and so nothing that a login would have to forget. */
export type SearchedList = (typeof lists)[number] | 'received'
/** The last search of a list, as its address has it, and the record that was opened from it. */
type Kept = { search: string; recordId: string | null }

const keyOf = (list: SearchedList) => `tandem-search-${list}`
const read = (list: SearchedList): Kept => ({
  search: '',
  recordId: null,
  ...readStored<Kept>(keyOf(list))?.value,
})

export const storeSearch = (list: SearchedList, search: string): void =>
  store(keyOf(list), { ...read(list), search } satisfies Kept)

/** A record's page leads back to it. */
export const lastSearch = (list: SearchedList): string => read(list).search

export const storeOpened = (list: SearchedList, recordId: string): void =>
  store(keyOf(list), { ...read(list), recordId } satisfies Kept)

export const lastOpened = (list: SearchedList): string | null => read(list).recordId

/** It serves one way back only: a later visit of the list does not scroll to an old card. */
export function clearOpened(list: SearchedList): void {
  const kept = read(list)
  if (kept.recordId) store(keyOf(list), { ...kept, recordId: null } satisfies Kept)
}

/** A login begins with none (specification, section 4). */
export function clearSearches(): void {
  for (const list of lists) browserStorage.removeItem(keyOf(list))
}
