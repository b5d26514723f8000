import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { findDueQueues } from './jobs.store.ts'

const everyMs = 2000

/**
 * Wakes the workers of each queue in which a job is due. One question for all queues every two seconds: workers that
 * each ask for their own keep a process that has nothing to do at a twentieth of a processor.
 */
export function watchDueJobs(db: Db, wake: (queue: string) => void, log: Log): () => Promise<void> {
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
      } catch (err) {
        log.error({ err }, 'The job queue failed')
      }
    }
  }
}

/** Whether to go on. */
const pauseUnless = (signal: AbortSignal): Promise<boolean> =>
  pause(everyMs, true, { signal }).catch(() => false)
