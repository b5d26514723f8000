import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { deleteEventsBefore } from './events.store.ts'

/** Whoever was away for longer loads everything again. */
const keptMs = 60 * 60 * 1000

const deleteOldEvents = defineJob('forget-old-events', {
  cron: '*/10 * * * *',
  handler: (ctx: Context) => deleteEventsBefore(ctx.db, new Date(ctx.clock().getTime() - keptMs)),
})

export const eventsJobs: Job<never, Context>[] = [deleteOldEvents]
