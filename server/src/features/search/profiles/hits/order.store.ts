import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { keyAt, keyForms } from '#features/search/core/postings/orders.store.ts'
import type { ProfileSort } from '../criteria/criteria.ts'

/** What a row is ordered by, as a cursor keeps it. */
export type OrderKey = Readonly<Record<number, string | number | null>>

const { integer: no, timestamptz: at, float8: chord } = keyForms
/** Who withholds one has none. */
const grade = z.nullable(z.int().check(z.gte(0), z.lte(99)))
const name = z.nullable(keyForms.text)

/** What a cursor holds: the order, and what its last row was ordered by. */
export const cursorForms = {
  newest: z.tuple([z.literal('newest'), at, no]),
  oldest: z.tuple([z.literal('oldest'), at, no]),
  grade: z.tuple([z.literal('grade'), grade, at, no]),
  worstGrade: z.tuple([z.literal('worstGrade'), grade, at, no]),
  name: z.tuple([z.literal('name'), name, no]),
  nameFromZ: z.tuple([z.literal('nameFromZ'), name, no]),
  distance: z.tuple([z.literal('distance'), chord, no]),
  farthest: z.tuple([z.literal('farthest'), chord, no]),
} as const

export const isByName = (sort: ProfileSort) => sort === 'name' || sort === 'nameFromZ'

/** The columns that a cursor of the order holds. */
export const keysOf: Record<ProfileSort, string[]> = {
  ...{ newest: ['at', 'no'], oldest: ['at', 'no'] },
  ...{ grade: ['grade', 'at', 'no'], worstGrade: ['grade', 'at', 'no'] },
  ...{ name: ['sort_name', 'no'], nameFromZ: ['sort_name', 'no'] },
  ...{ distance: ['chord', 'no'], farthest: ['chord', 'no'] },
}

/** JSON of those of the row at this place, from 1; of rows in the order. */
export const keyAtPlace = (sort: ProfileSort, place: Placeholder, alias: string): SQL =>
  keyAt(
    keysOf[sort].map((column) => ({ column })),
    sql`${place}::integer`,
    alias,
  )

/** Who withholds a grade or a name comes last. Ends with what settles ties. */
export function orderBy(sort: ProfileSort, alias: string): SQL {
  const p = alias
  const orders = {
    newest: `${p}.at desc, ${p}.no desc`,
    oldest: `${p}.at, ${p}.no`,
    worstGrade: `${p}.grade desc nulls last, ${p}.at desc, ${p}.no desc`,
    nameFromZ: `${p}.sort_name collate "und-x-icu" desc nulls last, ${p}.no`,
    farthest: `${p}.chord desc, ${p}.no`,
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
    case 'oldest':
      return sql`(${p}.at, ${p}.no) > (${key[0]}::timestamptz, ${key[1]}::integer)`
    case 'grade':
    case 'worstGrade':
      return afterNullable(sort === 'grade', {
        column: sql`${p}.grade`,
        key: sql`${key[0]}::smallint`,
        settlesTies: comesAfter('newest', alias, { 0: key[1], 1: key[2] }),
      })
    case 'name':
    case 'nameFromZ':
      return afterNullable(sort === 'name', {
        column: sql`${p}.sort_name collate "und-x-icu"`,
        key: sql`${key[0]}::text collate "und-x-icu"`,
        settlesTies: sql`${p}.no > ${key[1]}::integer`,
      })
    case 'distance':
      return sql`(${p}.chord, ${p}.no) > (${key[0]}::float8, ${key[1]}::integer)`
    case 'farthest':
      return sql`(-${p}.chord, ${p}.no) > (-${key[0]}::float8, ${key[1]}::integer)`
  }
}

type Nullable = { column: SQL; key: SQL; settlesTies: SQL }
const afterNullable = (isForward: boolean, { column, key, settlesTies }: Nullable) =>
  sql`(${column} ${isForward ? sql`>` : sql`<`} ${key} or (${column} is null and ${key} is not null)
    or (${column} is not distinct from ${key} and ${settlesTies}))`
