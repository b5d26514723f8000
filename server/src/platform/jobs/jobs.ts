import type { RetentionSubject, Span } from '@tandem/contract/backend/operations/retention'
import type { Settings } from '@tandem/contract/setting-values'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { createBoss, registerQueues } from './boss.ts'
import { type Waiting, watchDueJobs } from './due-jobs.ts'
import { insertJob, insertJobs } from './jobs.store.ts'

/** Of `after` null, what has no effect any more; `setting` is the one that decides. */
export type Deletion = { subject: RetentionSubject; after: Span | null; setting?: string }

export const days = (value: number): Span => ({ value, unit: 'days' })
export const hours = (value: number): Span => ({ value, unit: 'hours' })
export const minutes = (value: number): Span => ({ value, unit: 'minutes' })

/** A try of a job that is over. */
export type JobRun = {
  id: string
  name: string
  /** Null where they go with the job's end. */
  data: object | null
  attempt: number
  outcome: 'done' | 'again' | 'failed'
}

type JobOptions<Data extends object, Context> = {
  handler: (ctx: Context, data: Data) => Promise<void>
  /** Tries after the first one, with growing pauses; default 5. */
  retryLimit?: number
  /** A handler that takes longer is given up and tried again; default 300. */
  timeoutSeconds?: number
  /** How many of them a process works on at the same time; default 1. */
  atOnce?: number
  /** When the job starts by itself, in the time of Berlin and with `{}` as its data. */
  cron?: string
  /** When it starts soon after this table has rows, which the job takes out of it. */
  wokenBy?: { table: string; afterSeconds: number }
  /** What it deletes, and after which time: the back office shows it, and rehearses it. */
  deletes?: (settings: Settings) => Deletion[]
  /** Its data name a person that nothing else knows any more: they go with the job's end, done or given up. */
  deleteDataAtEnd?: true
}

/** `Data` is kept in the database until an hour after the job: ids, not what is known about people. */
export type Job<Data extends object, Context = never> = JobOptions<Data, Context> & { name: string }

export function defineJob<Data extends object, Context>(
  name: string,
  options: JobOptions<Data, Context>,
): Job<Data, Context> {
  return { name, ...options }
}

type EnqueueOptions = {
  startAfter?: Date
  /** Of several jobs with one key, only one waits at a time; the others are dropped. */
  singletonKey?: string
}

/** Part of the caller's transaction: the job runs when that commits, and never when it does not. */
export async function enqueue<Data extends object>(
  db: Db,
  job: Job<Data>,
  data: Data,
  { startAfter, singletonKey = crypto.randomUUID() }: EnqueueOptions = {},
): Promise<void> {
  await insertJob(db, job.name, data, { startAfter, singletonKey })
}

/** The same for many of one kind, in one statement. */
export async function enqueueAll<Data extends object>(db: Db, job: Job<Data>, all: Data[]): Promise<void> {
  if (all.length === 0) return
  await insertJobs(
    db,
    job.name,
    all.map((data) => ({ data, singletonKey: crypto.randomUUID() })),
  )
}

/** After each try, outside of what the job did: what it notes stays when that is taken back. */
type OnEnd<Context> = (ctx: Context, run: JobRun) => Promise<void>

export type Jobs = {
  /** Works on jobs, its own and those of other processes. */
  run(): Promise<void>
  /** Lets the running ones finish. */
  stop(): Promise<void>
}

/** From here on jobs can be enqueued; none is worked on before `run`. */
export async function prepareJobs<Context>(
  database: Database,
  jobs: Job<never, Context>[],
  makeContext: () => Context,
  log: Log,
  onEnd: OnEnd<Context> = async () => {},
): Promise<Jobs> {
  const boss = createBoss(database, log)
  await boss.start()
  await registerQueues(boss, jobs)
  let running = Promise.resolve()
  let stopWatching = async () => {}
  const run = async () => {
    const workers = new Map<string, string[]>()
    for (const job of jobs) workers.set(job.name, await work(boss, job, { makeContext, log, onEnd }))
    const wake = (name: string) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    }
    stopWatching = watchDueJobs(database.db, { wake, waiting: jobs.flatMap((job) => toWake(boss, job)) }, log)
  }
  return {
    run() {
      running = run()
      return running
    },
    async stop() {
      // What failed there was told to whoever called `run`.
      await running.catch(() => {})
      await stopWatching()
      await boss.stop()
    },
  }
}

function toWake<Context>(boss: PgBoss, { name, wokenBy }: Job<never, Context>): Waiting[] {
  if (!wokenBy) return []
  const { table, afterSeconds } = wokenBy
  const options = { singletonKey: table, startAfter: afterSeconds }
  return [{ table, start: async () => void (await boss.send(name, {}, options)) }]
}

// Notifications wake the workers, and for what comes later, retries and `startAfter`, `watchDueJobs`.
const pollingSeconds = 60
const workOptions = {
  pollingIntervalSeconds: pollingSeconds,
  notifyPollingIntervalSeconds: pollingSeconds,
  includeMetadata: true,
} as const
const maxBatch = 10

/** Answers with its workers. */
async function work<Context>(
  boss: PgBoss,
  job: Job<never, Context>,
  { makeContext, log, onEnd }: { makeContext: () => Context; log: Log; onEnd: OnEnd<Context> },
): Promise<string[]> {
  async function run({ id, data, retryCount, retryLimit }: JobWithMetadata<never>): Promise<JobResult> {
    const deleteData = async () => job.deleteDataAtEnd && boss.deleteJob(job.name, id)
    const ctx = makeContext()
    const end = (outcome: JobRun['outcome']) =>
      onEnd(ctx, {
        ...{ id, name: job.name, attempt: retryCount + 1, outcome },
        data: job.deleteDataAtEnd ? null : data,
      }).catch((err: unknown) => log.error({ err, job: job.name }, 'The end of a job could not be noted'))
    try {
      await job.handler(ctx, data)
      await end('done')
      await deleteData()
      return { id, status: 'completed' }
    } catch (err) {
      const isLast = retryCount >= retryLimit
      log[isLast ? 'error' : 'warn']({ err, job: job.name, jobId: id, retryCount }, 'A job failed')
      await end(isLast ? 'failed' : 'again')
      if (isLast) await deleteData()
      // This is stored beside the job, and the error itself may tell about people.
      return { id, status: 'failed', output: { message: 'It failed, see the log' } }
    }
  }
  async function startWorker(batchSize: number): Promise<string> {
    const options = { ...workOptions, batchSize, perJobResults: true } as const
    const worker = await boss.work(job.name, options, async (batch: JobWithMetadata<never>[]) => {
      try {
        return await Promise.all(batch.map(run))
      } finally {
        // One notification may stand for many jobs.
        boss.notifyWorker(worker)
      }
    })
    return worker
  }
  const workers: string[] = []
  // In batches that the database is asked for once; while one worker asks, the others work.
  for (let left = job.atOnce ?? 1; left > 0; left -= maxBatch) {
    workers.push(await startWorker(Math.min(left, maxBatch)))
  }
  return workers
}
