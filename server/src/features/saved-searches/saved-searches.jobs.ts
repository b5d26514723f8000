import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { alertMail } from './alerts/alert-mail.jobs.ts'
import type { AlertInterval } from './alerts/intervals.rules.ts'
import { type DueBatch, sendDueAlerts } from './alerts/send-due-alerts.ts'
import { matchChangedRecords } from './incremental-matching/match-changed-records.ts'
import { watchUnwatched } from './incremental-matching/watch-saved-search.ts'

/** A batch a job: between two of them others have their turn, and a process that stops loses nothing. */
export const sendAlertsJob = defineJob('send-search-alerts', {
  handler: async (ctx: Context, batch: DueBatch) => {
    const next = await sendDueAlerts(ctx, batch)
    if (next) await enqueue(ctx.db, sendAlertsJob, next)
  },
})

/**
 * Soon after search rows were made. Some seconds are waited for what comes with it: who publishes five offers in a row
 * makes one mail. Each minute also for saved searches that are not watched yet.
 */
export const matchChangedRecordsJob = defineJob('match-changed-records', {
  cron: '* * * * *',
  wokenBy: { table: 'search_news', afterSeconds: 10 },
  async handler(ctx: Context) {
    await watchUnwatched(ctx)
    let isMore = true
    while (isMore) isMore = await matchChangedRecords(ctx)
    await begin(ctx, 'immediately')
  },
})

/** At seven what is due goes out; later what could not, because nobody was there to send it. */
export const sendDueAlertsHourly = defineJob('send-search-alerts-hourly', {
  cron: '0 * * * *',
  async handler(ctx: Context) {
    for (const interval of ['daily', 'weekly'] as const) await begin(ctx, interval)
  },
})

const begin = (ctx: Context, interval: AlertInterval) =>
  enqueue(ctx.db, sendAlertsJob, { interval, after: '' }, { singletonKey: interval })

export const savedSearchesJobs: Job<never, Context>[] = [
  alertMail,
  sendAlertsJob,
  matchChangedRecordsJob,
  sendDueAlertsHourly,
]
