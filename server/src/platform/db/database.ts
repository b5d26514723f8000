import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type InTurn, limitWork } from '../limit-work/limit-work.ts'
import type { Listen } from './notify/listeners.ts'
import { openPostgres } from './postgres/postgres.ts'

/** Runs queries: the pool outside, a transaction's own connection inside of `inTransaction`. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  kind: 'pglite' | 'postgres'
  pool: pg.Pool
  db: Db
  listen: Listen
  /** What waits for its turn, and has no connection yet. */
  countWaiting(): { statements: number; transactions: number }
  close(): Promise<void>
}

type DatabaseOptions =
  | {
      url: string | null
      dataDir: string
      poolSize?: number
      /** That work at once; the others wait. Without it, as many as there are connections. */
      maxTransactions?: number
      /** Called when the folder holds no embedded database yet, with its lock taken; may put one there. */
      onEmpty?: () => void
    }
  /** An embedded database in memory, from what PGlite's `dumpDataDir` gave. */
  | { memoryFrom: Blob }

/** PostgreSQL when there is a URL, else an embedded one in a folder, which throws `DatabaseInUseError` if it is taken. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options && options.url !== null) {
    return withQueryBuilder('postgres', openPostgres(options.url, options.poolSize), options.maxTransactions)
  }
  // Loaded only where it is used: it is 20 MB of WebAssembly.
  const { openPglite, openPgliteInMemory } = await import('./pglite/pglite.ts')
  const opened =
    'memoryFrom' in options
      ? openPgliteInMemory(options.memoryFrom)
      : openPglite(options.dataDir, options.onEmpty)
  return withQueryBuilder('pglite', await opened)
}

/** While one is worked on, another is on its way. */
const queriesPerTransaction = 2
/** Some ten times what a search takes. What takes longer waits for a lock or a disk, or has much to do. */
const holdQueryMs = 20

/** So many statements outside of transactions work at once. More of them would share the processors, and all take longer. */
function limitQueries(pool: pg.Pool, atOnce: number): InTurn {
  const inTurn = limitWork(atOnce, { holdMs: holdQueryMs })
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const queryInTurn = (...given: unknown[]) => inTurn(() => query(...given))
  pool.query = queryInTurn as typeof pool.query
  return inTurn
}

type Opened = { pool: pg.Pool; listen: Listen; close(): Promise<void> }

/** Ten times what saving a profile takes. What takes longer waits for a lock, or has much to do. */
const holdMs = 250

/**
 * So many transactions work at once. A save asks many statements, one after the other; were all who save served at once,
 * a search would share the processors with each of them. Where searches wait, the next transaction in line begins only
 * after a pause. A commit waits for the disk, and so keeps no place.
 */
function limitTransactions(db: Db, maxTransactions: number, queries: InTurn): InTurn {
  const inTurn = limitWork(maxTransactions, { holdMs, before: queries })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    inTurn((giveBack) =>
      transaction(async (tx) => {
        const done = await work(tx)
        giveBack()
        return done
      }, config),
    )
  return inTurn
}

function withQueryBuilder(kind: Database['kind'], opened: Opened, maxTransactions?: number): Database {
  // Errors of connections reach the queries that needed them; an event without a listener would end the process.
  opened.pool.on('error', () => {})
  opened.pool.on('connect', (client) => client.on('error', () => {}))
  if (maxTransactions === undefined) {
    const countWaiting = () => ({ statements: 0, transactions: 0 })
    return { kind, ...opened, db: drizzle(opened.pool), countWaiting }
  }
  const queries = limitQueries(opened.pool, queriesPerTransaction * maxTransactions)
  const db = drizzle(opened.pool)
  const transactions = limitTransactions(db, maxTransactions, queries)
  const countWaiting = () => ({
    statements: queries.countWaiting(),
    transactions: transactions.countWaiting(),
  })
  return { kind, ...opened, db, countWaiting }
}
