import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

/** A column that an order goes by, with the type that a cursor's value of it has; names are in the alphabet's order. */
export type SortKey = { column: string; type: KeyType; descending?: true }
type KeyColumn = { column: string; type?: KeyType }
type KeyType = keyof typeof keyForms

/** Columns of more than one kind of record. */
export const at = { column: 'at', type: 'timestamptz' } as const
export const name = { column: 'name', type: 'text' } as const
export const chord = { column: 'chord', type: 'float8' } as const
export const descending = <Key>(key: Key) => ({ ...key, descending: true }) as const

/** Within what PostgreSQL reads: it knows no year 0 and no zone beyond the globe's. */
const instant = z.iso.datetime({ offset: true }).check(z.regex(/^[12]\d{3}.*(Z|[+-](0\d|1[0-4]):\d\d)$/))
export const keyForms = {
  timestamptz: instant,
  integer: z.int32(),
  bigint: z.string().check(
    z.regex(/^-?\d{1,19}$/),
    z.refine((value) => BigInt.asIntN(64, BigInt(value)) === BigInt(value)),
  ),
  float8: z.number(),
  text: z.string().check(z.regex(/^[^\0]*$/)),
}

/** What a row is ordered by, as a cursor keeps it. */
export type KeyValues = Readonly<Record<number, string | number>>

/** What a cursor holds: the order's name, and the keys of its last row. */
export const cursorForm = (order: string, keys: readonly SortKey[]) =>
  z.tuple([z.literal(order), ...keys.map(({ type }) => keyForms[type])] as unknown as [
    z.ZodMiniType<string>,
    ...z.ZodMiniType<string | number>[],
  ])

export const orderBy = (keys: readonly SortKey[], alias: string): SQL =>
  sql.join(
    keys.map((key) => sql`${columnOf(key, alias)} ${key.descending ? sql`desc` : sql`asc`}`),
    sql`, `,
  )

/**
 * `rows`: as `knownRows`, of a first page. An offset that PostgreSQL does not know it takes for a tenth of all rows, too.
 */
export const within = (
  rows: number | null,
  { offset, limit }: { offset: Placeholder; limit: Placeholder },
): SQL => (rows === null ? sql`offset ${offset} limit ${limit}` : sql`limit ${sql.raw(String(rows))}`)

/** JSON of the keys of a row; those that JSON has no number for are texts. */
export const keysOf = (keys: readonly SortKey[], alias: string): SQL =>
  sql`json_build_array(${sql.join(
    keys.map(
      ({ column, type }) => sql`${sql.raw(`${alias}.${column}`)}${type === 'bigint' ? sql`::text` : sql``}`,
    ),
    sql`, `,
  )})::text`

/** The same of the row at this place, from 1, of rows in the order; null where there are fewer. */
export const keyAt = (keys: readonly KeyColumn[], place: SQL, alias: string): SQL =>
  sql`case when count(*) >= ${place} then json_build_array(${sql.join(
    keys.map(
      ({ column, type }) =>
        sql`(array_agg(${sql.raw(`${alias}.${column}`)}))[${place}]${type === 'bigint' ? sql`::text` : sql``}`,
    ),
    sql`, `,
  )})::text end`

/** Whether a row comes after the one whose keys these are, none of them null. */
export function comesAfter(
  keys: readonly SortKey[],
  alias: string,
  values: Readonly<Record<number, unknown>>,
): SQL {
  const [columns, given] = [
    keys.map((key) => columnOf(key, alias)),
    keys.map(({ type }, n) => sql`${values[n]}::${sql.raw(type)}`),
  ]
  const isBackward = keys[0]?.descending === true
  // A comparison of rows is one that an index can begin at.
  if (keys.every(({ descending }) => (descending === true) === isBackward)) {
    return sql`(${sql.join(columns, sql`, `)}) ${isBackward ? sql`<` : sql`>`} (${sql.join(given, sql`, `)})`
  }
  return keys.reduceRight<SQL>((rest, { descending }, n) => {
    const beyond = sql`${columns[n]} ${descending ? sql`<` : sql`>`} ${given[n]}`
    return sql`(${beyond} or (${columns[n]} = ${given[n]} and ${rest}))`
  }, sql`false`)
}

const columnOf = ({ column, type }: SortKey, alias: string): SQL =>
  sql.raw(`${alias}.${column}${type === 'text' ? ' collate "und-x-icu"' : ''}`)
