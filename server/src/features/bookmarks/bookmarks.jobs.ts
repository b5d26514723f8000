import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { freePlaceMail, notifyOfFreePlaces } from './free-places/notify-of-free-places.ts'

export const bookmarksJobs: Job<never, Context>[] = [
  defineJob('find-free-places', { cron: '*/2 * * * *', handler: notifyOfFreePlaces }),
  freePlaceMail,
]
