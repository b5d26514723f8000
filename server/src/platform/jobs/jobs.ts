import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { createBoss, registerQueues } from './boss.ts'
import { insertJob, insertJobs } from './jobs.store.ts'

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
  /** When it starts soon after a notification of the database on this channel, once for all that come until then. */
  wokenBy?: { channel: string; afterSeconds: number }
  /** Its data name a person that nothing else knows any more: they go with the job's end, done or given up. */
  forgetData?: true
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
): Promise<Jobs> {
  const boss = createBoss(database, log)
  await boss.start()
  await registerQueues(boss, jobs)
  const endings = await Promise.all(jobs.map((job) => listenFor(database, boss, job, log)))
  let running = Promise.resolve()
  const run = async () => {
    for (const job of jobs) await work(boss, job, makeContext, log)
  }
  return {
    run() {
      running = run()
      return running
    },
    async stop() {
      // What failed there was told to whoever called `run`.
      await running.catch(() => {})
      for (const stopListening of endings) await stopListening()
      await boss.stop()
    },
  }
}

async function listenFor<Context>(
  { listen }: Database,
  boss: PgBoss,
  { name, wokenBy }: Job<never, Context>,
  log: Log,
): Promise<() => Promise<void>> {
  if (!wokenBy) return async () => {}
  const { channel, afterSeconds } = wokenBy
  const wake = () => {
    boss
      .send(name, {}, { singletonKey: channel, startAfter: afterSeconds })
      .catch((err: unknown) => log.error({ err, job: name }, 'A job could not be woken'))
  }
  return listen(channel, wake, wake)
}

// Notifications wake the workers; polling is for what comes later: retries and `startAfter`.
const pollingSeconds = 2
const workOptions = {
  pollingIntervalSeconds: pollingSeconds,
  notifyPollingIntervalSeconds: pollingSeconds,
  includeMetadata: true,
} as const
const maxBatch = 10

async function work<Context>(
  boss: PgBoss,
  job: Job<never, Context>,
  makeContext: () => Context,
  log: Log,
): Promise<void> {
  async function run({ id, data, retryCount, retryLimit }: JobWithMetadata<never>): Promise<JobResult> {
    const forget = async () => job.forgetData && boss.deleteJob(job.name, id)
    try {
      await job.handler(makeContext(), data)
      await forget()
      return { id, status: 'completed' }
    } catch (err) {
      const isLast = retryCount >= retryLimit
      log[isLast ? 'error' : 'warn']({ err, job: job.name, jobId: id, retryCount }, 'A job failed')
      if (isLast) await forget()
      // This is stored beside the job, and the error itself may tell about people.
      return { id, status: 'failed', output: { message: 'It failed, see the log' } }
    }
  }
  async function startWorker(batchSize: number): Promise<void> {
    const options = { ...workOptions, batchSize, perJobResults: true } as const
    const worker = await boss.work(job.name, options, async (batch: JobWithMetadata<never>[]) => {
      try {
        return await Promise.all(batch.map(run))
      } finally {
        // One notification may stand for many jobs.
        boss.notifyWorker(worker)
      }
    })
  }
  // In batches that the database is asked for once; while one worker asks, the others work.
  for (let left = job.atOnce ?? 1; left > 0; left -= maxBatch) await startWorker(Math.min(left, maxBatch))
}
