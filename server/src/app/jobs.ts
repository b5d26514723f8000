import { accountsJobs } from '#features/accounts/accounts.jobs.ts'
import { filesJobs } from '#features/files/files.jobs.ts'
import type { Context } from '#platform/context/context.ts'
import { httpJobs } from '#platform/http/http.jobs.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export const allJobs: Job<never, Context>[] = [...accountsJobs, ...filesJobs, ...httpJobs]
