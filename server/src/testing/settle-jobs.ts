import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

const patienceMs = 15_000

/** Waits until every job that could run now has run; fails when one still waits after a while. */
export async function settleJobs(db: Db): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(25)) {
    const { rows } = await db.execute(sql`
      select 1 from pgboss.job
      where state in ('created', 'active', 'retry') and start_after <= now() and name not like '\_\_pgboss%'
      limit 1`)
    if (rows.length === 0) return
  }
  throw new Error(`Jobs were still waiting after ${patienceMs} ms`)
}
