import {
  type discardJobs as discardEndpoint,
  type JobState,
  type Jobs,
  jobStates,
  jobsPerPage,
  type listJobs as listEndpoint,
  type retryJobs as retryEndpoint,
} from '@tandem/contract/backend/operations/jobs'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import * as queue from '#platform/jobs/queued-jobs.store.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { closeWaiting, settleMailsOfJobs } from './mail-log.store.ts'

export async function listJobs(
  { db }: Context,
  _: AdminViewer,
  { query: { state, kind, page } }: HandlerInput<typeof listEndpoint>,
): Promise<Jobs> {
  const rows = await queue.countQueued(db)
  const counts = Map.groupBy(rows, (row) => row.kind)
  const offset = (page - 1) * jobsPerPage
  const entries = await queue.listQueued(db, { state, kind, offset, limit: jobsPerPage })
  const asked = rows.filter((row) => row.state === state && (kind === undefined || row.kind === kind))
  return {
    counts: [...counts].map(([kind, states]) => ({ kind, ...zero, ...byState(states) })),
    entries: entries.map((entry) => ({
      ...entry,
      can: { retry: canRetry.includes(entry.state), discard: entry.state !== 'running' },
    })),
    total: asked.reduce((sum, { count }) => sum + count, 0),
  }
}

const zero = Object.fromEntries(jobStates.map((state) => [state, 0])) as Record<JobState, number>
const byState = (rows: { state: JobState; count: number }[]): Partial<Record<JobState, number>> =>
  Object.fromEntries(rows.map(({ state, count }) => [state, count]))

const canRetry: JobState[] = ['retrying', 'failed', 'given_up']

export function retryJobs(ctx: Context, viewer: AdminViewer, { body }: HandlerInput<typeof retryEndpoint>) {
  return change(ctx, viewer, body.ids, 'retry_job', async (ctx, jobs) => {
    const idsIn = (state: JobState) => jobs.filter((job) => job.state === state).map(({ id }) => id)
    await queue.retryQueued(ctx.db, idsIn('retrying'))
    const { sourceIds } = await queue.redriveGivenUp(ctx.db, idsIn('given_up'))
    // They are sent by jobs of their own now, with entries of their own.
    await settleMailsOfJobs(ctx.db, sourceIds, ctx.clock())
    for (const { kind, id, state } of jobs)
      if (state === 'failed') await queue.retryFailed(ctx.db, kind, [id])
    return jobs.filter(({ state }) => canRetry.includes(state))
  })
}

export function discardJobs(
  ctx: Context,
  viewer: AdminViewer,
  { body }: HandlerInput<typeof discardEndpoint>,
) {
  return change(ctx, viewer, body.ids, 'discard_job', async (ctx, jobs) => {
    await queue.deleteQueued(
      ctx.db,
      jobs.map(({ id }) => id),
    )
    for (const { id } of jobs) await closeWaiting(ctx.db, id, ctx.clock())
    const ids = jobs.flatMap(({ id, sourceId }) => (sourceId ? [id, sourceId] : [id]))
    await settleMailsOfJobs(ctx.db, ids, ctx.clock())
    return jobs
  })
}

type Found = Awaited<ReturnType<typeof queue.lockQueued>>

/** An entry for each kind: an entry outlasts the jobs, whose ids say nothing to anybody. */
function change(
  ctx: Context,
  { accountId }: AdminViewer,
  ids: string[],
  action: 'retry_job' | 'discard_job',
  apply: (ctx: Context, jobs: Found) => Promise<Found>,
): Promise<number> {
  return transaction(ctx, async (ctx) => {
    const changed = await apply(ctx, await queue.lockQueued(ctx.db, ids))
    for (const [recordId, jobs] of Map.groupBy(changed, ({ kind }) => kind))
      await insertAuditEntry(ctx.db, {
        ...{ accountId, action, recordType: 'job', recordId },
        ...{ createdAt: ctx.clock(), details: { count: jobs.length } },
      })
    return changed.length
  })
}
