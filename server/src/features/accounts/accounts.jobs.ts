import { type Context, transaction } from '#platform/context/context.ts'
import { days, defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deleteTokensExpiredBefore } from './credentials/one-time-tokens.store.ts'
import { deleteUnconfirmedAccounts } from './registration/delete-unconfirmed-accounts.ts'
import { dailyTips, tipMail } from './tips/tips.jobs.ts'

type AboutAccount = { accountId: string }

export const confirmationMail = defineJob('send-confirmation-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendConfirmationMail } = await loadMails()
    await sendConfirmationMail(ctx, accountId)
  },
})

export const alreadyRegisteredMail = defineJob('send-already-registered-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendAlreadyRegisteredMail } = await loadMails()
    await sendAlreadyRegisteredMail(ctx, accountId)
  },
})

export const welcomeMail = defineJob('send-welcome-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendWelcomeMail } = await import('./mails/welcome.mail.ts')
    await sendWelcomeMail(ctx, accountId)
  },
})

export const lifetimeMail = defineJob('send-lifetime-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendLifetimeMail } = await import('./lifetime/lifetime.mail.ts')
    await sendLifetimeMail(ctx, accountId)
  },
})

export const nightlyAccountCleanUp = defineJob('sweep-accounts', {
  cron: '40 3 * * *',
  deletes: () => [
    { subject: 'unconfirmed_accounts', after: days(unconfirmedDays) },
    { subject: 'one_time_tokens', after: days(tokenRetentionDays) },
  ],
  handler: cleanUpAccounts,
})

export const accountsJobs: Job<never, Context>[] = [
  confirmationMail,
  alreadyRegisteredMail,
  welcomeMail,
  nightlyAccountCleanUp,
  lifetimeMail,
  dailyTips,
  tipMail,
]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./mails/confirmation.mail.ts')

const dayMs = 24 * 60 * 60 * 1000

/** A registration that nobody confirmed is personal data without a purpose. */
const unconfirmedDays = 7
/** Until then an old link is told apart from a wrong one. */
const tokenRetentionDays = 30

/** Forgets what no longer has any effect. */
async function cleanUpAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await deleteTokensExpiredBefore(ctx.db, daysAgo(tokenRetentionDays))
  const before = daysAgo(unconfirmedDays)
  // In batches, so that no transaction grows with the backlog.
  while ((await transaction(ctx, (ctx) => deleteUnconfirmedAccounts(ctx, { before }))) > 0);
}
