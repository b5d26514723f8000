import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { freePlaceMail, tellFreePlaces } from './free-places/tell-free-places.ts'

export const bookmarksJobs: Job<never, Context>[] = [
  defineJob('find-free-places', { cron: '*/2 * * * *', handler: tellFreePlaces }),
  freePlaceMail,
]
