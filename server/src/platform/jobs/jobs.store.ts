import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss'
import type { Db } from '#platform/db/database.ts'

export async function insertJob(db: Db, name: string, data: object, options: SendOptions): Promise<void> {
  // Never started, so without timers or connections: it only knows how a job is written down.
  await new PgBoss({ db: fromDrizzle(db, sql) }).send(name, data, options)
}
