import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'

export type TableRows = { table: PgTable; rows: readonly object[] }

/** Rows on their way into their table, held to the table's type. */
export function rowsOf<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): TableRows {
  return { table, rows }
}

const batchSize = 2000

/**
 * One statement and one parameter for thousands of rows; PostgreSQL unpacks the JSON into the types of the table.
 * All rows of a table name the same columns; the others get their defaults.
 */
export async function insertRows(db: Db, { table, rows }: TableRows): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows[0] && key in rows[0])
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map((row) => toRecord(row, columns))
    await db.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(batch)}::json)`,
    )
  }
}

function toRecord(row: object, columns: [string, PgColumn][]): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(columns.map(([key, column]) => [column.name, stored(column, values.get(key))]))
}

/** Own column types store something else than the program has; all others are read from JSON as they are. */
const stored = (column: PgColumn, value: unknown): unknown =>
  is(column, PgCustomColumn) && value !== null && value !== undefined ? column.mapToDriverValue(value) : value
