import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobInsert, PgBoss, type SendOptions } from 'pg-boss'
import type { Db } from '#platform/db/database.ts'

export async function insertJob(db: Db, name: string, data: object, options: SendOptions): Promise<void> {
  await writer(db).send(name, data, options)
}

export async function insertJobs(db: Db, name: string, jobs: JobInsert[]): Promise<void> {
  await writer(db).insert(name, jobs)
}

// Never started, so without timers or connections: it only knows how a job is written down.
const writer = (db: Db) => new PgBoss({ db: fromDrizzle(db, sql) })
