import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

// Of a busy machine; only what fails takes so long.
const patienceMs = 40_000

/**
 * Waits until every job that is due by the test's clock has run; fails when one still waits after a while. One that
 * failed is tried again without its pause: a test that looked meanwhile would miss what it does.
 */
export async function settleJobs(db: Db, now: Date): Promise<void> {
  await start(db, sql`state = 'created' and start_after <= ${now.toISOString()}::timestamptz`)
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(25)) {
    await start(db, sql`state = 'retry'`)
    const { rows } = await db.execute(sql`
      select 1 from pgboss.job
      where (state = 'retry' or state in ('created', 'active') and start_after <= now())
        and name not like '\_\_pgboss%' and name <> 'given-up'
      limit 1`)
    if (rows.length === 0) return
  }
  throw new Error(`Jobs were still waiting after ${patienceMs} ms`)
}

/**
 * The queue itself goes by the database's time. Its workers are woken as its own inserts do it, or they would sleep until
 * they next look.
 */
const start = (db: Db, which: SQL) =>
  db.execute(sql`
    with due as (update pgboss.job set start_after = now() where start_after > now() and ${which} returning name)
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from due) d`)
