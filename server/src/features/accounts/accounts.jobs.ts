import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { sweepAccounts } from './sweep-accounts.ts'

type AboutAccount = { accountId: string }

export const confirmationMail = defineJob('send-confirmation-mail', {
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendConfirmationMail } = await loadMails()
    await sendConfirmationMail(ctx, accountId)
  },
})

export const alreadyRegisteredMail = defineJob('send-already-registered-mail', {
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendAlreadyRegisteredMail } = await loadMails()
    await sendAlreadyRegisteredMail(ctx, accountId)
  },
})

export const nightlySweep = defineJob('sweep-accounts', { cron: '40 3 * * *', handler: sweepAccounts })

export const accountsJobs: Job<never, Context>[] = [confirmationMail, alreadyRegisteredMail, nightlySweep]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./registration/send-mails.ts')
