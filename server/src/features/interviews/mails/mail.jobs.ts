import type { Context } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'

/** `eventId` is what the mail is about. */
export const interviewMail = defineJob('send-interview-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { eventId: string; accountId: string }) => {
    const { sendInterviewMail } = await loadMails()
    await sendInterviewMail(ctx, data)
  },
})

export const reminderMail = defineJob('send-interview-reminder', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { interviewId: string; accountId: string; revision: number }) => {
    const { sendReminderMail } = await loadMails()
    await sendReminderMail(ctx, data)
  },
})

/** What a calendar needs to take an entry out, of an interview whose application is gone with its person. */
type Ended = {
  accountId: string
  interviewId: string
  startsAt: string
  minutes: number
  sequence: number
}

export const endedInterviewMail = defineJob('send-ended-interview-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: Ended) => {
    const { sendEndedMail } = await loadMails()
    await sendEndedMail(ctx, data)
  },
})

// React and the mail components take a quarter of a second that no start should wait for.
const loadMails = () => import('./send-interview-mails.ts')
