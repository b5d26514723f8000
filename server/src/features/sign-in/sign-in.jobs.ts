import type { Context } from '#platform/context/context.ts'
import { defineJob, hours, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { deleteAttemptsBefore } from '#platform/throttle/attempts.store.ts'

/** No policy counts longer. */
const attemptHours = 25

type AboutAccount = { accountId: string }

export const passwordMail = defineJob('send-password-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendPasswordMail } = await import('./password/password.mail.ts')
    await sendPasswordMail(ctx, accountId)
  },
})

export const passwordChangedMail = defineJob('send-password-changed-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { accountId }: AboutAccount) => {
    const { sendPasswordChangedMail } = await import('./password/password.mail.ts')
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

/** Attempts that no policy counts any more. */
export const nightlyAttemptCleanUp = defineJob('sweep-attempts', {
  cron: '55 3 * * *',
  deletes: () => [{ subject: 'attempts', after: hours(attemptHours) }],
  handler: async ({ db, clock }: Context) => {
    await deleteAttemptsBefore(db, new Date(clock().getTime() - attemptHours * 60 * 60 * 1000))
  },
})

export const signInJobs: Job<never, Context>[] = [
  passwordMail,
  passwordChangedMail,
  emailChangeMail,
  addressChangedMail,
  nightlyAttemptCleanUp,
]
