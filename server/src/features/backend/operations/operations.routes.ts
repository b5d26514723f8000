import * as jobsContract from '@tandem/contract/backend/operations/jobs'
import * as mailLog from '@tandem/contract/backend/operations/mail-log'
import * as retention from '@tandem/contract/backend/operations/retention'
import * as sessions from '@tandem/contract/backend/operations/sessions'
import type { Context } from '#platform/context/context.ts'
import { route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listSignedIn } from './list-signed-in.ts'
import { discardJobs, listJobs, retryJobs } from './queued-jobs.ts'
import { listRetention, rehearseRetention } from './retention.ts'
import { listMailLog, resendMail, settleMail } from './show-mail-log.ts'

/** `jobs`: all that the server works on, of which some delete. */
export const operationsRoutes = (jobs: readonly Job<never, Context>[]) => [
  route(mailLog.listMailLog, listMailLog),
  route(mailLog.resendMail, resendMail),
  route(mailLog.settleMail, settleMail),
  route(jobsContract.listJobs, listJobs),
  route(jobsContract.retryJobs, retryJobs),
  route(jobsContract.discardJobs, discardJobs),
  route(sessions.listSignedIn, listSignedIn),
  route(retention.listRetention, listRetention(jobs)),
  route(retention.rehearseRetention, rehearseRetention(jobs)),
]
