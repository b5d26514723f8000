import { type SQL, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { openDatabase } from '../database.ts'

afterEach(() => vi.useRealTimers())

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

/** One transaction works at a time, and nothing takes too long to keep its place; null where there is one connection. */
async function openLimited() {
  const { database, drop } = await openTestDatabase()
  if (database.kind === 'pglite') return { database, limited: null, drop }
  const url = database.pool.options.connectionString ?? null
  const limited = await openDatabase({ url, dataDir: '', poolSize: 5, maxTransactions: 1 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { database, limited, drop: () => limited.close().then(drop) }
}

test('where transactions take turns, one waits for another, a list or a search for none', async ({
  skip,
}) => {
  const { limited, drop } = await openLimited()
  if (!limited) return skip('an embedded database has one connection')
  const happened: string[] = []
  const first = Promise.withResolvers<void>()
  try {
    const both = [
      limited.db.transaction(async () => {
        await first.promise
        happened.push('first')
      }),
      limited.db.transaction(async () => {
        happened.push('second')
      }),
    ]
    await limited.db.execute(sql`SELECT pg_sleep(0.1)`)
    happened.push('list')
    first.resolve()
    await Promise.all(both)
    expect(happened).toEqual(['list', 'first', 'second'])
  } finally {
    first.resolve()
    await drop()
  }
})

test('statements outside of transactions take turns too, two for each transaction, and none waits for those inside', async ({
  skip,
}) => {
  const { database, limited, drop } = await openLimited()
  if (!limited) return skip('an embedded database has one connection')
  const holder = await database.pool.connect()
  const happened: string[] = []
  try {
    await holder.query('SELECT pg_advisory_lock(1)')
    const ask = async (name: string, statement: SQL) => {
      await limited.db.execute(statement)
      happened.push(name)
    }
    const lock = sql`SELECT pg_advisory_lock_shared(1)`
    const all = [ask('held up', lock), ask('held up', lock), ask('last', sql`SELECT 1`)]
    await limited.db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.1)`))
    happened.push('transaction')
    expect(happened).toEqual(['transaction'])
    await holder.query('SELECT pg_advisory_unlock(1)')
    await Promise.all(all)
    expect(happened.toSorted()).toEqual(['held up', 'held up', 'last', 'transaction'])
  } finally {
    holder.release(true)
    await drop()
  }
})
