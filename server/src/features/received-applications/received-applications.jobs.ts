import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob, enqueueAll, type Job } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'

export const scheduledReplyJob = defineJob('send-scheduled-reply', {
  handler: async (ctx: Context, data: { id: string }) => {
    const { sendScheduledReply } = await import('./bulk/send-scheduled-reply.ts')
    await sendScheduledReply(ctx, data)
  },
})

const reminderMail = defineJob('send-answer-reminder-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, data: { accountId: string; applicationIds: string[] }) => {
    const { sendReminderMail } = await import('./reminders/send-reminder-mail.ts')
    await sendReminderMail(ctx, data)
  },
})

/** On working days, in the morning. Claimed and mailed together, or not at all. */
export const dailyReminders = defineJob('remind-of-answers', {
  cron: '45 7 * * 1-5',
  handler: async (ctx: Context) => {
    const { claimReminders } = await import('./reminders/claim-reminders.ts')
    await transaction(ctx, async (ctx) => enqueueAll(ctx.db, reminderMail, await claimReminders(ctx)))
  },
})

export const receivedApplicationsJobs: Job<never, Context>[] = [
  scheduledReplyJob,
  reminderMail,
  dailyReminders,
]
