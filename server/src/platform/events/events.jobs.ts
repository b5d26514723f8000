import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job, minutes } from '#platform/jobs/jobs.ts'
import { deleteEventsBefore } from './events.store.ts'

/** Whoever was away for longer loads everything again. */
const keptMinutes = 60

const deleteOldEvents = defineJob('forget-old-events', {
  cron: '*/10 * * * *',
  deletes: () => [{ subject: 'live_events', after: minutes(keptMinutes) }],
  handler: ({ db, clock }: Context) =>
    deleteEventsBefore(db, new Date(clock().getTime() - keptMinutes * 60 * 1000)),
})

export const eventsJobs: Job<never, Context>[] = [deleteOldEvents]
