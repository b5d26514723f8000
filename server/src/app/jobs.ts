import { accountsJobs } from '#features/accounts/accounts.jobs.ts'
import { nightlyAging } from '#features/accounts/lifetime/lifetime.jobs.ts'
import { applicationsJobs } from '#features/applications/applications.jobs.ts'
import { companiesJobs } from '#features/companies/companies.jobs.ts'
import { filesJobs } from '#features/files/files.jobs.ts'
import { messagingJobs } from '#features/messaging/messaging.jobs.ts'
import { patternsJobs } from '#features/search/patterns/patterns.jobs.ts'
import { sweepSearchWords } from '#features/search/text/text.jobs.ts'
import type { Context } from '#platform/context/context.ts'
import { httpJobs } from '#platform/http/http.jobs.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export const allJobs: Job<never, Context>[] = [
  ...accountsJobs,
  ...applicationsJobs,
  nightlyAging,
  ...companiesJobs,
  ...filesJobs,
  ...messagingJobs,
  ...patternsJobs,
  sweepSearchWords,
  ...httpJobs,
]
