import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { planOnce } from '../statements/plan-once.ts'

/**
 * A `pg.Pool` over the one connection of an embedded PGlite. A second client at the same time crashes it, so the pool
 * holds one; who asks for a second while holding the first gets an error after ten seconds instead of a deadlock.
 */
export function createPglitePool(pglite: PGlite): pg.Pool {
  letTimersRun(pglite)
  const { connection } = createPgConfig(pglite)
  acceptDrizzleTypes(connection)
  const config: pg.PoolConfig & { connection: unknown } = {
    connection,
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  }
  const pool = new pg.Pool(config)
  planOnce(pool)
  return keepClientAfterErrors(pool)
}

const simpleQuery = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)

/** PGlite answers in microtasks: without a pause after each round, a chain of queries starves timers and sockets. */
function letTimersRun(pglite: PGlite): void {
  const execute = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (message, options) => {
    const answer = await execute(message, options)
    if (message[0] === sync || message[0] === simpleQuery) await new Promise(setImmediate)
    return answer
  }
}

type ParsedQuery = { types?: unknown }

/** Drizzle gives each query its type parsers in `types`, where the wire protocol expects a list of type ids. */
function acceptDrizzleTypes(connection: { parse(query: ParsedQuery): void }): void {
  const parse = connection.parse.bind(connection)
  connection.parse = (query) => parse(Array.isArray(query.types) ? query : { ...query, types: undefined })
}

/**
 * `pool.query` throws its client away after an error. The next one would share the connection and be given the
 * answers that were still meant for the first ("Received unexpected parseComplete message").
 */
function keepClientAfterErrors(pool: pg.Pool): pg.Pool {
  const query = async (...query: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect()
    try {
      return await client.query(...query)
    } finally {
      client.release()
    }
  }
  return Object.assign(pool, { query })
}
