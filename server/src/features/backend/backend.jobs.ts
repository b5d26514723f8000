import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { countWaiting } from '#features/companies/companies.api.ts'
import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueueAll, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'

const waitingCompaniesMail = defineJob('send-waiting-companies-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: { accountId: string }) => {
    const { sendWaitingCompaniesMail } = await import('./companies/send-waiting-companies-mail.ts')
    await sendWaitingCompaniesMail(ctx, accountId)
  },
})

/** Once a working day, as long as any company waits. */
export const dailyWaitingCompanies = defineJob('tell-of-waiting-companies', {
  cron: '30 7 * * 1-5',
  async handler(ctx: Context) {
    if ((await countWaiting(ctx.db)) === 0) return
    const admins = await findToldOfWaiting(ctx.db)
    await enqueueAll(
      ctx.db,
      waitingCompaniesMail,
      admins.map(({ id }) => ({ accountId: id })),
    )
  },
})

export const waitingCompaniesJobs: Job<never, Context>[] = [waitingCompaniesMail, dailyWaitingCompanies]
