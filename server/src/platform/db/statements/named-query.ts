import { createHash } from 'node:crypto'
import { is, Placeholder, type Query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../database.ts'

/** The name is that of its wording, by which each connection keeps what it has parsed and planned. */
export type NamedQuery = Query & { name: string | undefined }

const dialect = new PgDialect()

export function nameQuery(statement: SQL): NamedQuery {
  const query = sendOnce(dialect.sqlToQuery(statement))
  return { ...query, name: createHash('sha1').update(query.sql).digest('base64url') }
}

/** A placeholder that stands in several places becomes one parameter. */
function sendOnce({ sql, params }: Query): Query {
  const sent: unknown[] = []
  const known = new Map<string, number>()
  const numbers = params.map((param) => {
    const name = is(param, Placeholder) ? param.name : null
    const number = (name !== null && known.get(name)) || sent.push(param)
    if (name !== null) known.set(name, number)
    return number
  })
  return { sql: sql.replace(/\$(\d+)/g, (_, n: string) => `$${numbers[Number(n) - 1]}`), params: sent }
}

type RawRows<Row> = { execute: { rows: Row[] }; all: unknown; values: unknown }

/** `values` are those of its placeholders, by their names. */
export async function runQuery<Row>(
  db: Db,
  { name, ...query }: NamedQuery,
  values: object = {},
): Promise<Row[]> {
  const prepared = db._.session.prepareQuery<RawRows<Row>>(query, undefined, name, false)
  return (await prepared.execute(values as Record<string, unknown>)).rows
}

/**
 * Runs a statement that each connection parses and plans once per wording. For the few that are run so often that this
 * shows; timestamps arrive as text.
 */
export const runNamedQuery = <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  runQuery<Row>(db, nameQuery(statement))

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * The same for a query of the builder, with placeholders: put together once for each pool, not for each call. Inside a
 * transaction it is put together anew.
 */
export function preparedQuery<Rows>(
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
