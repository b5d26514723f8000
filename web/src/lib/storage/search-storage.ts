import { browserStorage } from './browser-storage.ts'
import { keep, readKept } from './keep.ts'

const lists = ['offers', 'companies', 'applicants', 'applications'] as const
export type SearchedList = (typeof lists)[number]
/** The last search of a list, as its address has it, and the record that was opened from it. */
type Kept = { search: string; recordId: string | null }

const keyOf = (list: SearchedList) => `tandem-search-${list}`
const read = (list: SearchedList): Kept => ({
  search: '',
  recordId: null,
  ...readKept<Kept>(keyOf(list))?.value,
})

export const keepSearch = (list: SearchedList, search: string): void =>
  keep(keyOf(list), { ...read(list), search } satisfies Kept)

/** A record's page leads back to it. */
export const lastSearch = (list: SearchedList): string => read(list).search

export const keepOpened = (list: SearchedList, recordId: string): void =>
  keep(keyOf(list), { ...read(list), recordId } satisfies Kept)

export const lastOpened = (list: SearchedList): string | null => read(list).recordId

/** It counts for one way back: who comes to the list later is not led to a card of long ago. */
export function forgetOpened(list: SearchedList): void {
  const kept = read(list)
  if (kept.recordId) keep(keyOf(list), { ...kept, recordId: null } satisfies Kept)
}

/** A login begins with none (specification, section 4). */
export function forgetSearches(): void {
  for (const list of lists) browserStorage.removeItem(keyOf(list))
}
