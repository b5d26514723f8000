import { applyLifetimes } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { eraseAccount } from './deletion/erase-account.ts'
import { deletedMail } from './deletion/mail/deletion.jobs.ts'

/** Before people get up, so that a warning is in the morning's mail. */
export const nightlyLifetimes = defineJob('age-accounts', {
  cron: '20 5 * * *',
  timeoutSeconds: 3600,
  handler: (ctx: Context) => applyLifetimes(ctx, eraseAccount),
})

export const privacyJobs: Job<never, Context>[] = [deletedMail, nightlyLifetimes]
