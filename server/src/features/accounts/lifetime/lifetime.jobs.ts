import { defineJob } from '#platform/jobs/jobs.ts'
import { ageAccounts } from './age-accounts.ts'

/** Before people get up, so that a warning is in the morning's mail. */
export const nightlyAging = defineJob('age-accounts', {
  cron: '20 5 * * *',
  timeoutSeconds: 3600,
  handler: ageAccounts,
})
