import { browserStorage } from './browser-storage.ts'
import { keep, readKept } from './keep.ts'

const lists = ['offers'] as const
type List = (typeof lists)[number]

const keyOf = (list: List) => `tandem-search-${list}`

/** The last search of a list, as its address has it: a record's page leads back to it. */
export const keepSearch = (list: List, search: string): void => keep(keyOf(list), search)

export const lastSearch = (list: List): string => readKept<string>(keyOf(list))?.value ?? ''

/** A login begins with none (specification, section 4). */
export function forgetSearches(): void {
  for (const list of lists) browserStorage.removeItem(keyOf(list))
}
