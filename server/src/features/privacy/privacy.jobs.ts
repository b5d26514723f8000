import { applyLifetimes, hiddenDays } from '#features/accounts/accounts.api.ts'
import type { Context } from '#platform/context/context.ts'
import { days, defineJob, type Job } from '#platform/jobs/jobs.ts'
import { eraseAccount } from './deletion/erase-account.ts'
import { deletedMail, managesTeamMail } from './deletion/mail/deletion.jobs.ts'

/** Before people get up, so that a warning is in the morning's mail. */
export const nightlyLifetimes = defineJob('age-accounts', {
  cron: '20 5 * * *',
  timeoutSeconds: 3600,
  deletes: ({ account: { maxLifetimeDays } }) =>
    maxLifetimeDays === 0
      ? []
      : [
          {
            subject: 'expired_accounts',
            after: days(maxLifetimeDays + hiddenDays),
            setting: 'account.maxLifetimeDays',
          },
        ],
  handler: (ctx: Context) => applyLifetimes(ctx, eraseAccount),
})

export const privacyJobs: Job<never, Context>[] = [deletedMail, managesTeamMail, nightlyLifetimes]
