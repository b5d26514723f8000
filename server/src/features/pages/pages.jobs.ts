import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import type { Confirmation, Delivery } from './contact/send-contact-mails.ts'

/** Confirmed when a mail server has taken it: before that nobody could keep what the confirmation promises. */
export const contactMail = defineJob('send-contact-message', {
  retryLimit: mailRetries,
  deleteDataAtEnd: true,
  handler: async (ctx: Context, delivery: Delivery) => {
    // React and the mail components take a quarter of a second that no start should wait for.
    const { sendContactMail } = await import('./contact/send-contact-mails.ts')
    await sendContactMail(ctx, delivery)
    const { topic, email, locale, recipient } = delivery
    await enqueue(ctx.db, contactConfirmationMail, { topic, email, locale, recipient })
  },
})

const contactConfirmationMail = defineJob('send-contact-confirmation', {
  retryLimit: mailRetries,
  deleteDataAtEnd: true,
  handler: async (ctx: Context, confirmation: Confirmation) => {
    const { sendContactConfirmation } = await import('./contact/send-contact-mails.ts')
    await sendContactConfirmation(ctx, confirmation)
  },
})

export const pagesJobs: Job<never, Context>[] = [contactMail, contactConfirmationMail]
