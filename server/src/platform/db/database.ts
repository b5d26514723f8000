import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Listen } from './notify/listeners.ts'
import { openPostgres } from './postgres/postgres.ts'

/** Runs queries: the pool outside, a transaction's own connection inside of `inTransaction`. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  kind: 'pglite' | 'postgres'
  pool: pg.Pool
  db: Db
  listen: Listen
  close(): Promise<void>
}

type DatabaseOptions =
  | {
      url: string | null
      dataDir: string
      poolSize?: number
      /** Called when the folder holds no embedded database yet, with its lock taken; may put one there. */
      onEmpty?: () => void
    }
  /** An embedded database in memory, from what PGlite's `dumpDataDir` gave. */
  | { memoryFrom: Blob }

/** PostgreSQL when there is a URL, else an embedded one in a folder, which throws `DatabaseInUseError` if it is taken. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options && options.url !== null) {
    return withQueryBuilder('postgres', openPostgres(options.url, options.poolSize))
  }
  // Loaded only where it is used: it is 20 MB of WebAssembly.
  const { openPglite, openPgliteInMemory } = await import('./pglite/pglite.ts')
  const opened =
    'memoryFrom' in options
      ? openPgliteInMemory(options.memoryFrom)
      : openPglite(options.dataDir, options.onEmpty)
  return withQueryBuilder('pglite', await opened)
}

type Opened = { pool: pg.Pool; listen: Listen; close(): Promise<void> }

function withQueryBuilder(kind: Database['kind'], opened: Opened): Database {
  // Errors of connections reach the queries that needed them; an event without a listener would end the process.
  opened.pool.on('error', () => {})
  opened.pool.on('connect', (client) => client.on('error', () => {}))
  return { kind, ...opened, db: drizzle(opened.pool) }
}
