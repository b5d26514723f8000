import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { cleanUpAccounts } from './clean-up-accounts.ts'

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
    const { sendWelcomeMail } = await import('./registration/send-welcome-mail.ts')
    await sendWelcomeMail(ctx, accountId)
  },
})

export const lifetimeMail = defineJob('send-lifetime-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendLifetimeMail } = await import('./lifetime/send-lifetime-mail.ts')
    await sendLifetimeMail(ctx, accountId)
  },
})

export const nightlyAccountCleanUp = defineJob('sweep-accounts', {
  cron: '40 3 * * *',
  handler: cleanUpAccounts,
})

export const accountsJobs: Job<never, Context>[] = [
  confirmationMail,
  alreadyRegisteredMail,
  welcomeMail,
  nightlyAccountCleanUp,
  lifetimeMail,
]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./registration/send-mails.ts')
