import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const dialect = new PgDialect()

/**
 * Runs a statement that each connection parses and plans once per wording. For the few that are run so often that this
 * shows; timestamps arrive as text.
 */
export async function runNamed<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const name = createHash('sha1').update(query.sql).digest('base64url')
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    query,
    undefined,
    name,
    false,
  )
  return (await prepared.execute()).rows
}

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * The same for a query of the builder, with placeholders: put together once for each pool, not for each call. Inside a
 * transaction it is put together anew.
 */
export function preparedOnce<Rows>(
  name: string,
  build: (db: Db) => { prepare(name: string): Prepared<Rows> },
): (db: Db, values: Record<string, unknown>) => Promise<Rows> {
  const known = new WeakMap<Db, Prepared<Rows>>()
  return (db, values) => {
    const prepared = known.get(db) ?? build(db).prepare(name)
    known.set(db, prepared)
    return prepared.execute(values)
  }
}
