import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deletedMail } from './deletion/mail/deletion.jobs.ts'
import { secondFactorMail } from './second-factor/second-factor.jobs.ts'
import { sweepAccounts } from './sweep-accounts.ts'

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

export const passwordMail = defineJob('send-password-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendPasswordMail } = await import('./password/send-password-mails.ts')
    await sendPasswordMail(ctx, accountId)
  },
})

export const passwordChangedMail = defineJob('send-password-changed-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendPasswordChangedMail } = await import('./password/send-password-mails.ts')
    await sendPasswordChangedMail(ctx, accountId)
  },
})

export const emailChangeMail = defineJob('send-email-change-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendEmailChangeMail } = await import('./password/send-email-change-mails.ts')
    await sendEmailChangeMail(ctx, accountId)
  },
})

/** The token of the change is used up: its hash only names the change. */
type AboutChange = { tokenHash: string; to: 'old' | 'new' }

export const addressChangedMail = defineJob('send-address-changed-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { tokenHash, to }: AboutChange) => {
    const { sendAddressChangedMail } = await import('./password/send-email-change-mails.ts')
    await sendAddressChangedMail(ctx, tokenHash, to)
  },
})

export const lifetimeMail = defineJob('send-lifetime-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendLifetimeMail } = await import('./lifetime/send-lifetime-mail.ts')
    await sendLifetimeMail(ctx, accountId)
  },
})

export const nightlySweep = defineJob('sweep-accounts', { cron: '40 3 * * *', handler: sweepAccounts })

export const accountsJobs: Job<never, Context>[] = [
  deletedMail,
  confirmationMail,
  alreadyRegisteredMail,
  welcomeMail,
  passwordMail,
  passwordChangedMail,
  emailChangeMail,
  addressChangedMail,
  nightlySweep,
  lifetimeMail,
  secondFactorMail,
]

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./registration/send-mails.ts')
