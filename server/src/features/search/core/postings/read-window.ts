import type { Locale } from '@tandem/contract/common'
import { readCursor, writeCursor } from '../cursor.ts'
import { bounded, type FoundPage } from '../summarise-hits.ts'
import { cursorForm, type KeyValues, type SortKey } from './orders.store.ts'

type Order = { name: string; keys: readonly SortKey[] }

type Paging = { page: number; perPage: number; cursor?: string | undefined }
/** `key`: JSON of what the last row of the page is ordered by. */
type Found<Row> = { rows: Row[]; key: string | null; total: number; isMore: boolean }
export type Window = { after: KeyValues | null; offset: number; limit: number }

/** None but the counts, and a page of usual length with one row more. */
const usualRows = [1, 21]

/**
 * How many rows are read of a first page, where as many are asked for as mostly; it is a part of the wording then. For a
 * number that it does not know PostgreSQL takes a tenth of all rows, and may plan each search anew.
 */
export const knownRows = ({ offset, limit }: Window): number | null =>
  offset === 0 && usualRows.includes(limit) ? limit : null

/** A page in one order, with the total as far as it is counted. */
export async function readPage<Row>(
  order: Order,
  { page, perPage, cursor }: Paging,
  locale: Locale,
  find: (window: Window) => Promise<Found<Row>>,
): Promise<FoundPage<Row>> {
  const after = readAfter(order, cursor, locale)
  const { total, isMore, ...found } = await find({
    after,
    offset: after ? 0 : (page - 1) * perPage,
    limit: perPage + 1,
  })
  const counted = bounded(total)
  return { ...writeNext(order, found, perPage), ...counted, totalIsMinimum: isMore || counted.totalIsMinimum }
}

/** Where the page before ended; a cursor of another order is refused. */
function readAfter({ name, keys }: Order, cursor: string | undefined, locale: Locale): KeyValues | null {
  if (cursor === undefined) return null
  const [, ...values] = readCursor(cursorForm(name, keys), cursor, locale)
  return { ...values }
}

/** Of one row more than asked for where it goes on: the page, and a cursor to the next one. */
function writeNext<Row>({ name }: Order, { rows, key }: Pick<Found<Row>, 'rows' | 'key'>, perPage: number) {
  const goesOn = rows.length > perPage && key !== null
  return { rows: rows.slice(0, perPage), cursor: goesOn ? writeCursor([name, ...JSON.parse(key)]) : null }
}
