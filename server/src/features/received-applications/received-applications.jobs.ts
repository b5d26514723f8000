import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'

export const scheduledReplyJob = defineJob('send-scheduled-reply', {
  handler: async (ctx: Context, data: { id: string }) => {
    const { sendScheduledReply } = await import('./bulk/send-scheduled-reply.ts')
    await sendScheduledReply(ctx, data)
  },
})

export const receivedApplicationsJobs: Job<never, Context>[] = [scheduledReplyJob]
