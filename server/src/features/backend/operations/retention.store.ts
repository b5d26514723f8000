import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** How many rows this connection has deleted so far, by table. Their difference counts a piece of work. */
export async function countDeleted(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ table: string; count: number }>(sql`
    select relname as table, n_tup_del::int as count from pg_stat_xact_user_tables
    where schemaname = 'public' and n_tup_del > 0`)
  return new Map(rows.map(({ table, count }) => [table, count]))
}

/** Files go after the commit, by a job for each. */
export async function countDiscards(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'discard-file' and state = 'created'`,
  )
  return rows[0]?.count ?? 0
}
