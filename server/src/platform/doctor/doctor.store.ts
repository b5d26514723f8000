import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { JobCounts } from './findings.ts'

/** How long the database takes to answer, and how far ahead its clock is. */
export async function askDatabase(db: Db): Promise<{ ms: number; aheadMs: number }> {
  const [sentAt, start] = [Date.now(), performance.now()]
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  )
  const ms = performance.now() - start
  return { ms, aheadMs: Number(rows[0]?.now ?? 0) - (sentAt + ms / 2) }
}

export async function countMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.count ?? 0
}

const noJobs: JobCounts = { waiting: 0, oldestMinutes: 0, givenUp: 0 }

/** Those of the queue itself are not counted. It is made by the first start. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows: queues } = await db.execute(sql`select where to_regclass('pgboss.job') is not null`)
  if (queues.length === 0) return noJobs
  const { rows } = await db.execute<JobCounts>(sql`
    select
      count(*) filter (where state in ('created', 'retry', 'active') and name <> 'given-up')::int as waiting,
      coalesce(floor(extract(epoch from now() - min(start_after) filter (
        where state in ('created', 'retry') and name <> 'given-up')) / 60), 0)::int as "oldestMinutes",
      count(*) filter (where state = 'created' and name = 'given-up')::int as "givenUp"
    from pgboss.job where name not like '\_\_pgboss%' and start_after <= now()`)
  return rows[0] ?? noJobs
}
