import { setTimeout as pause } from 'node:timers/promises'
import { jobStates } from '@tandem/contract/backend/operations/jobs'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/db/database.ts'
import { countQueued } from '#platform/jobs/queued-jobs.store.ts'

/** `route` is its pattern, never the address itself, whose parts may name a person. `ms` is how long its answer took. */
type AnsweredRequest = { method: string; route: string; status: number; ms: number }

export type Metrics = {
  observeRequest(answered: AnsweredRequest): void
  /** The text that Prometheus reads. Jobs are the same for all processes: one of them counts them. */
  write(parts: { jobs: boolean }): Promise<string>
}

/** Most answers take milliseconds; after five seconds people have given up. */
const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Shorter than Prometheus waits, so that an outage of the database does not look like one of the process. */
const databasePatienceMs = 2000

/** What this process measures of itself, beside what the library measures of every program for Node. */
export function createMetrics({ db, pool, countWaiting }: Database): Metrics {
  const own = new Registry()
  const ofJobs = new Registry()
  collectDefaultMetrics({ register: own })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the time that their answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers: [own],
  })
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    registers: [own],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Statements that wait for a connection',
    registers: [own],
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Gauge({
    name: 'database_turns_waiting',
    help: 'Statements and transactions that wait for their turn, and do not ask for a connection yet',
    labelNames: ['kind'],
    registers: [own],
    collect() {
      const { statements, transactions } = countWaiting()
      this.set({ kind: 'statement' }, statements)
      this.set({ kind: 'transaction' }, transactions)
    },
  })
  new Gauge({
    name: 'tandem_jobs',
    help: 'Jobs in the queue',
    labelNames: ['state'],
    registers: [ofJobs],
    async collect() {
      this.reset()
      const counted = countQueued(db).catch(() => null)
      const jobs = await Promise.race([counted, pause(databasePatienceMs, null, { ref: false })])
      if (!jobs) return
      for (const state of jobStates) this.set({ state }, 0)
      for (const { state, count } of jobs) this.inc({ state }, count)
    },
  })
  return {
    observeRequest: ({ ms, ...labels }) => durations.observe(labels, ms / 1000),
    write: ({ jobs }) => (jobs ? Registry.merge([own, ofJobs]) : own).metrics(),
  }
}
