import type { Locale } from '@tandem/contract/common'
import { readCursor, writeCursor } from '../cursor.ts'
import { cursorForm, type KeyValues, type SortKey } from './orders.store.ts'

type Order = { name: string; keys: readonly SortKey[] }

/** Where the page before ended; a cursor of another order is refused. */
export function readAfter(
  { name, keys }: Order,
  cursor: string | undefined,
  locale: Locale,
): KeyValues | null {
  if (cursor === undefined) return null
  const [, ...values] = readCursor(cursorForm(name, keys), cursor, locale)
  return { ...values }
}

/** Of one row more than asked for where it goes on: the page, and a cursor to the next one. */
export function writeNext<Row extends { key: string }>({ name }: Order, found: Row[], perPage: number) {
  const rows = found.slice(0, perPage)
  const last = found.length > perPage ? rows.at(-1) : undefined
  return { rows, cursor: last ? writeCursor([name, ...JSON.parse(last.key)]) : null }
}
