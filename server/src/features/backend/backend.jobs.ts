import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { countWaiting } from '#features/companies/companies.api.ts'
import { countOpenReports } from '#features/messaging/messaging.api.ts'
import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueueAll, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { RemovedOffer } from './offers/send-removed-offer-mail.ts'

const waitingCompaniesMail = defineJob('send-waiting-companies-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: { accountId: string }) => {
    const { sendWaitingCompaniesMail } = await import('./companies/send-waiting-companies-mail.ts')
    await sendWaitingCompaniesMail(ctx, accountId)
  },
})

/** The offer may be gone: what the mail says comes with the job. */
export const removedOfferMail = defineJob('send-removed-offer-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, removed: RemovedOffer) => {
    const { sendRemovedOfferMail } = await import('./offers/send-removed-offer-mail.ts')
    await sendRemovedOfferMail(ctx, removed)
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

const openReportsMail = defineJob('send-open-reports-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: { accountId: string }) => {
    const { sendOpenReportsMail } = await import('./reports/send-open-reports-mail.ts')
    await sendOpenReportsMail(ctx, accountId)
  },
})

/** Once a day, also on weekends, as long as any report is open: somebody may feel threatened. */
export const dailyOpenReports = defineJob('tell-of-open-reports', {
  cron: '35 7 * * *',
  async handler(ctx: Context) {
    if ((await countOpenReports(ctx.db)).count === 0) return
    const admins = await findToldOfWaiting(ctx.db)
    await enqueueAll(
      ctx.db,
      openReportsMail,
      admins.map(({ id }) => ({ accountId: id })),
    )
  },
})

export const backendJobs: Job<never, Context>[] = [
  waitingCompaniesMail,
  removedOfferMail,
  dailyWaitingCompanies,
  openReportsMail,
  dailyOpenReports,
]
