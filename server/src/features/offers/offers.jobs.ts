import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { deleteMarksBefore } from './views/views.store.ts'

/** What told the readers of a day apart goes with the day. */
export const nightlyViewCleanUp = defineJob('sweep-offer-views', {
  cron: '20 0 * * *',
  deletes: () => [{ subject: 'offer_views', after: null }],
  handler: (ctx: Context) => deleteMarksBefore(ctx.db, berlinDay(ctx.clock())),
})

export const offersJobs: Job<never, Context>[] = [nightlyViewCleanUp]
