import type { PgBoss } from 'pg-boss'
import type { Database, Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'
import { createBoss, createGivenUpQueue, givenUp } from './boss.ts'
import { nameSource, redriveGivenUp } from './queued-jobs.store.ts'

/** How many jobs of which kind failed at all their tries, the most frequent first. */
export function countGivenUpJobs(database: Database, log: Log): Promise<{ name: string; count: number }[]> {
  return withBoss(database, log, async (boss) => (await boss.previewRedrive(givenUp)).destinations)
}

/** Gives them all their tries again. Answers how many there were; `onRetry` gets the jobs that they were the copies of. */
export function retryGivenUpJobs(
  database: Database,
  log: Log,
  onRetry: (db: Db, jobIds: string[]) => Promise<void> = async () => {},
): Promise<number> {
  return withBoss(database, log, () =>
    inTransaction(database.db, async (db) => {
      const { moved, sourceIds } = await redriveGivenUp(db)
      await onRetry(db, sourceIds)
      return moved
    }),
  )
}

export type GivenUpJob = { id: string; name: string; data: object; tries: number; at: Date }

/** A job that failed at all its tries before this database was filled, as the queue itself would have kept it. */
export function keepGivenUpJob(database: Database, log: Log, job: GivenUpJob): Promise<void> {
  return withBoss(database, log, async (boss) => {
    const id = await boss.send(givenUp, job.data)
    if (id) await nameSource(database.db, id, job)
  })
}

async function withBoss<T>(database: Database, log: Log, run: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = createBoss(database, log)
  await boss.start()
  try {
    await createGivenUpQueue(boss)
    return await run(boss)
  } finally {
    await boss.stop()
  }
}
