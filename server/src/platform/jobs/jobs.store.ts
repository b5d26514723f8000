import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobInsert, PgBoss, type SendOptions } from 'pg-boss'
import type { Db } from '#platform/db/database.ts'

export async function insertJob(db: Db, name: string, data: object, options: SendOptions): Promise<void> {
  await writer(db).send(name, data, options)
}

export async function insertJobs(db: Db, name: string, jobs: JobInsert[]): Promise<void> {
  await writer(db).insert(name, jobs)
}

/** The names of those in which a job could be worked on. */
export async function findDueQueues(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
  )
  return rows.map(({ name }) => name)
}

/** Which of these tables have rows. */
export async function findFilled(db: Db, tables: readonly string[]): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set()
  const each = tables.map(
    (table) => sql`select ${table}::text as name where exists (select from ${sql.identifier(table)})`,
  )
  const { rows } = await db.execute<{ name: string }>(sql.join(each, sql` union all `))
  return new Set(rows.map(({ name }) => name))
}

// Never started, so without timers or connections: it only knows how a job is written down.
const writer = (db: Db) => new PgBoss({ db: fromDrizzle(db, sql) })
