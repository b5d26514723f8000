import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { cleanUpSignIn } from './clean-up-sign-in.ts'
import { secondFactorMail } from './second-factor/second-factor.jobs.ts'

type AboutAccount = { accountId: string }

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
    const { sendEmailChangeMail } = await import('./email/send-email-change-mails.ts')
    await sendEmailChangeMail(ctx, accountId)
  },
})

/** The token of the change is used up: its hash only names the change. */
type AboutChange = { tokenHash: string; to: 'old' | 'new' }

export const addressChangedMail = defineJob('send-address-changed-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { tokenHash, to }: AboutChange) => {
    const { sendAddressChangedMail } = await import('./email/send-email-change-mails.ts')
    await sendAddressChangedMail(ctx, tokenHash, to)
  },
})

export const nightlySignInCleanUp = defineJob('sweep-sign-in', { cron: '45 3 * * *', handler: cleanUpSignIn })

export const signInJobs: Job<never, Context>[] = [
  passwordMail,
  passwordChangedMail,
  emailChangeMail,
  addressChangedMail,
  secondFactorMail,
  nightlySignInCleanUp,
]
