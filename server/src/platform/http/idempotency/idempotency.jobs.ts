import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { deleteIdempotentAnswersBefore } from './idempotency.store.ts'

const dayMs = 24 * 60 * 60 * 1000

const deleteOldIdempotentAnswers = defineJob('forget-old-answers', {
  cron: '17 * * * *',
  handler: (ctx: Context) => deleteIdempotentAnswersBefore(ctx.db, new Date(ctx.clock().getTime() - dayMs)),
})

export const idempotencyJobs: Job<never, Context>[] = [deleteOldIdempotentAnswers]
