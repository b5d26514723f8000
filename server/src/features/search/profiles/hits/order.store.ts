import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { toTenths } from '#platform/db/grade.ts'
import { type FoundCard, openCard } from '../cards.store.ts'
import type { ProfileSort } from '../criteria.ts'

/** What a row is ordered by, as a cursor keeps it. */
export type OrderKey = Readonly<Record<number, string | number | null>>

const no = z.int32()
/** Within what PostgreSQL reads: it knows no year 0 and no zone beyond the globe's. */
const at = z.iso.datetime({ offset: true }).check(z.regex(/^[12]\d{3}.*(Z|[+-](0\d|1[0-4]):\d\d)$/))
const storable = z.string().check(z.regex(/^[^\0]*$/))

/** What a cursor holds: the order, and what its last row was ordered by. */
export const cursorForms = {
  newest: z.tuple([z.literal('newest'), at, no]),
  grade: z.tuple([z.literal('grade'), z.nullable(z.int().check(z.gte(0), z.lte(99))), at, no]),
  name: z.tuple([z.literal('name'), z.nullable(storable), no]),
  distance: z.tuple([z.literal('distance'), z.number(), no]),
} as const

/** A row with what `keyColumns` gives of it. */
export type OrderedCard = FoundCard & { sortName?: string | null }

/** What a row of `profile_entry e` is ordered by and its card does not tell. */
export const keyColumns = (sort: ProfileSort): SQL =>
  sort === 'name' ? sql`, e.sort_name as "sortName"` : sql``

export function orderKey(
  sort: ProfileSort,
  { no, chord, card, sortName }: OrderedCard,
): (string | number | null)[] {
  switch (sort) {
    case 'newest':
      return [openCard(card).updatedAt, no]
    case 'name':
      return [sortName ?? null, no]
    case 'distance':
      return [chord, no]
    case 'grade': {
      const { grade, updatedAt } = openCard(card)
      return [grade === null ? null : toTenths(grade), updatedAt, no]
    }
  }
}

/** Who withholds a grade or a name comes last. Ends with what settles ties. */
export function orderBy(sort: ProfileSort, alias: string): SQL {
  const p = alias
  const orders = {
    newest: `${p}.at desc, ${p}.no desc`,
    grade: `${p}.grade, ${p}.at desc, ${p}.no desc`,
    name: `${p}.sort_name collate "und-x-icu", ${p}.no`,
    distance: `${p}.chord, ${p}.no`,
  }
  return sql.raw(orders[sort])
}

/** Whether a row comes after the other one, which has the key of a cursor or is another row's columns. */
export function comesAfter(sort: ProfileSort, alias: string, key: Readonly<Record<number, unknown>>): SQL {
  const p = sql.raw(alias)
  switch (sort) {
    case 'newest':
      return sql`(${p}.at, ${p}.no) < (${key[0]}::timestamptz, ${key[1]}::integer)`
    case 'grade':
      return afterNullable(
        sql`${p}.grade`,
        sql`${key[0]}::smallint`,
        comesAfter('newest', alias, { 0: key[1], 1: key[2] }),
      )
    case 'name':
      return afterNullable(
        sql`${p}.sort_name collate "und-x-icu"`,
        sql`${key[0]}::text collate "und-x-icu"`,
        sql`${p}.no > ${key[1]}::integer`,
      )
    case 'distance':
      return sql`(${p}.chord, ${p}.no) > (${key[0]}::float8, ${key[1]}::integer)`
  }
}

const afterNullable = (column: SQL, key: SQL, settlesTies: SQL) =>
  sql`(${column} > ${key} or (${column} is null and ${key} is not null)
    or (${column} is not distinct from ${key} and ${settlesTies}))`
