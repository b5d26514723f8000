import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

const patienceMs = 2000

/** Whether the database answers in time for a readiness probe. */
export function isDatabaseResponsive(db: Db): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, patienceMs, false).unref()
  })
  return Promise.race([answer, late])
}
