import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { forgetAnswersBefore } from './idempotency.store.ts'

const dayMs = 24 * 60 * 60 * 1000

const forgetOldAnswers = defineJob('forget-old-answers', {
  cron: '17 * * * *',
  handler: (ctx: Context) => forgetAnswersBefore(ctx.db, new Date(ctx.clock().getTime() - dayMs)),
})

export const httpJobs: Job<never, Context>[] = [forgetOldAnswers]
