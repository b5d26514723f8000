import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/** Bytes of UTF-8 that a payload must stay below; PostgreSQL's own limit. */
export const notificationLimit = 8000

/** Reaches everybody who listens to the channel, in every process, when the caller's transaction commits. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
}
