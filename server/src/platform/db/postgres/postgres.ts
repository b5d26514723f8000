import pg from 'pg'
import { planOnce } from '../statements/plan-once.ts'
import { keepAliveOptions, listenOnPostgres } from './postgres-listen.ts'

const second = 1000
const minute = 60 * second

/** Compiling one, or starting further processes for it, takes longer than running it; and others want the processors. */
export const forShortStatements = '-c jit=off -c max_parallel_workers_per_gather=0'

/**
 * Idle connections are kept, since a new one has planned nothing, which the next search would wait for; and kept alive,
 * since what stands between may forget them after some minutes.
 */
export function openPostgres(url: string, poolSize = 10) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10 * second,
    idleTimeoutMillis: 10 * minute,
    ...keepAliveOptions,
    statement_timeout: 30 * second,
    idle_in_transaction_session_timeout: 60 * second,
    application_name: 'tandem',
    options: forShortStatements,
  })
  planOnce(pool)
  const { listen, close } = listenOnPostgres(url)
  return {
    pool,
    listen,
    async close() {
      await close()
      await pool.end()
    },
  }
}
