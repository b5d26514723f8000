import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { Confirmation, Delivery } from './contact/send-contact-mails.ts'

export const contactMail = defineJob('send-contact-message', {
  retryLimit: mailRetries,
  forgetData: true,
  handler: async (ctx: Context, delivery: Delivery) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendContactMail } = await import('./contact/send-contact-mails.ts')
    await sendContactMail(ctx, delivery)
  },
})

export const contactConfirmationMail = defineJob('send-contact-confirmation', {
  retryLimit: mailRetries,
  forgetData: true,
  handler: async (ctx: Context, confirmation: Confirmation) => {
    const { sendContactConfirmation } = await import('./contact/send-contact-mails.ts')
    await sendContactConfirmation(ctx, confirmation)
  },
})

export const pagesJobs: Job<never, Context>[] = [contactMail, contactConfirmationMail]
