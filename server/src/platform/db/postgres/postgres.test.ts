import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'

test('connections that PostgreSQL cuts, idle or at work, fail their query and do not end the process', async ({
  skip,
}) => {
  const { database, drop } = await openTestDatabase()
  try {
    if (database.kind === 'pglite') return skip('an embedded database has no connection to cut')
    const cutOthers = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
    const atWork = database.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(10)`))
    // Idle connections, and the one at work seen by the server: else there would be nothing to cut.
    await Promise.all([database.db.execute(sql`SELECT 1`), database.db.execute(sql`SELECT 2`)])
    const sleeping = sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event = 'PgSleep'`
    await expect.poll(async () => (await database.db.execute(sleeping)).rows.length).toBe(1)
    const [failed] = await Promise.allSettled([atWork, database.db.execute(cutOthers)])
    expect(failed.status).toBe('rejected')
    expect((await database.db.execute(sql`SELECT 3 AS x`)).rows).toEqual([{ x: 3 }])
  } finally {
    await drop()
  }
})
