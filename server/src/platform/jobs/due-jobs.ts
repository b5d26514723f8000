import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { findDueQueues, findFilled } from './jobs.store.ts'

const everyMs = 2000

/** A job to start while there are rows in the table. */
export type Waiting = { table: string; start: () => Promise<void> }
type Watched = { wake: (queue: string) => void; waiting: readonly Waiting[] }

/**
 * Wakes the workers of each queue in which a job is due, and starts what waits for rows. One question for all queues and
 * one for all tables every two seconds: workers that each ask for their own keep a process that has nothing to do at a twentieth of a processor.
 * Rows are looked for since a notification for each would have their writers commit one after the other.
 */
export function watchDueJobs(db: Db, { wake, waiting }: Watched, log: Log): () => Promise<void> {
  const stopped = new AbortController()
  const watching = watch()
  return () => {
    stopped.abort()
    return watching
  }

  async function watch(): Promise<void> {
    while (await pauseUnless(stopped.signal)) {
      try {
        for (const name of await findDueQueues(db)) wake(name)
        const filled = await findFilled(
          db,
          waiting.map(({ table }) => table),
        )
        for (const { table, start } of waiting) if (filled.has(table)) await start()
      } catch (err) {
        log.error({ err }, 'The job queue failed')
      }
    }
  }
}

/** Whether to go on. */
const pauseUnless = (signal: AbortSignal): Promise<boolean> =>
  pause(everyMs, true, { signal }).catch(() => false)
