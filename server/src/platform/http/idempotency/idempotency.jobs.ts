import type { Context } from '#platform/context/context.ts'
import { defineJob, hours, type Job } from '#platform/jobs/jobs.ts'
import { deleteIdempotentAnswersBefore } from './idempotency.store.ts'

const keptHours = 24

const deleteOldIdempotentAnswers = defineJob('forget-old-answers', {
  cron: '17 * * * *',
  deletes: () => [{ subject: 'idempotent_answers', after: hours(keptHours) }],
  handler: ({ db, clock }: Context) =>
    deleteIdempotentAnswersBefore(db, new Date(clock().getTime() - keptHours * 60 * 60 * 1000)),
})

export const idempotencyJobs: Job<never, Context>[] = [deleteOldIdempotentAnswers]
