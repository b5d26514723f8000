import { createHash } from 'node:crypto'
import { DrizzleQueryError, fillPlaceholders, is, Placeholder, type Query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
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

/** A pool, or inside a transaction its connection; the builder keeps it to itself. */
type Session = { client: Pick<pg.Pool, 'query'> }

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
/** The types of lists of timestamps, dates, timestamps with a zone, intervals and decimals. */
const lists = [1115, 1182, 1185, 1187, 1231]
const asText = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, ...lists])
/** Rows arrive as the builder's own queries give them: dates and times as text. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    asText.has(type) ? String : pg.types.getTypeParser(type, format),
}

/**
 * `values` are those of its placeholders, by their names. The driver runs it itself: the builder would prepare it anew each
 * time, for a tenth to a fifth of what asking takes the server. What fails is thrown as the builder does.
 */
export async function runQuery<Row>(
  db: Db,
  { name, sql, params }: NamedQuery,
  values: object = {},
): Promise<Row[]> {
  const { client } = db._.session as unknown as Session
  const given = fillPlaceholders(params, values as Record<string, unknown>)
  try {
    return (await client.query({ name, text: sql, types } as pg.QueryConfig, given)).rows
  } catch (error) {
    throw new DrizzleQueryError(sql, given, error as Error)
  }
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
