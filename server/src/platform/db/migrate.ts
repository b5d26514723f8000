import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

// Any number, the same in every process: of several that start at once, one migrates and the others wait.
const lockKey = 7_826_336

/** Brings the database up to the newest migration in the folder. */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  // Everything on one client: PGlite has no second connection to wait for a lock on.
  const client = await database.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    await client.query('RESET statement_timeout')
    client.release()
  }
}
