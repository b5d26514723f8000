import cluster, { type Address, type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'

export type Workers = {
  address: Address
  /** Asks all to end and waits until they have. */
  stop(): Promise<void>
}

/** So that one which cannot start does not keep the machine busy with trying. */
const replaceAfterMs = 1000

/** What a process of several does, its program's argument. Jobs have one of their own, so that no answer waits for them. */
export type Work = 'answers' | 'jobs'

/**
 * Runs `program` in so many processes that share one port and in one that works on jobs, and replaces those that end
 * unasked; resolves once all listen. Throws when one ends before that; it has said why.
 */
export async function startWorkers(
  program: string,
  { http: { processes: count }, metrics }: Pick<Config, 'http' | 'metrics'>,
  log: Log,
): Promise<Workers> {
  const alive = new Set<Worker>()
  let stopping = false
  const stop = async () => {
    stopping = true
    await Promise.all(
      [...alive].map(async (worker) => {
        worker.process.kill('SIGTERM')
        await once(worker, 'exit')
      }),
    )
  }
  // One in the place of another takes its port of metrics, too.
  const start = (work: Work, place: number) => {
    cluster.setupPrimary({ exec: program, args: [work] })
    const worker = cluster.fork(metrics && { METRICS_PORT: metrics.port + place })
    alive.add(worker)
    worker.once('exit', () => alive.delete(worker))
    return worker
  }
  const keep = (work: Work, place: number, worker: Worker) =>
    worker.once('exit', async (code, signal) => {
      if (stopping) return
      log.error({ workerPid: worker.process.pid, code, signal }, 'a process ended unasked and is replaced')
      await pause(replaceAfterMs)
      if (!stopping) keep(work, place, start(work, place))
    })

  const workers = Array.from({ length: count }, (_, place) => start('answers', place))
  try {
    const [address] = await Promise.all(workers.map(listening))
    for (const [place, worker] of workers.entries()) keep('answers', place, worker)
    keep('jobs', count, start('jobs', count))
    return { address: address as Address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function listening(worker: Worker): Promise<Address> {
  return new Promise((resolve, reject) => {
    worker.once('listening', resolve)
    worker.once('exit', (code, signal) =>
      reject(new Error(`A process ended at its start: ${signal ?? code}`)),
    )
  })
}
