import * as z from 'zod/mini'
import { can, Id, Instant, wholeInQuery } from '../../common.ts'
import { endpoint, envelope, only } from '../../endpoint.ts'

const admin = only('admin', 'backend')

/** Every kind of job that the server works on. */
export const jobKinds = [
  'age-accounts',
  'confirm-approved-company',
  'delete-due-people',
  'discard-file',
  'end-interviews',
  'find-free-places',
  'forget-old-answers',
  'forget-old-events',
  'match-changed-records',
  'publish-planned-contents',
  'remind-of-answers',
  'remind-of-interviews',
  'scan-file',
  'scan-waiting-files',
  'send-address-changed-mail',
  'send-agreed-request-mail',
  'send-already-registered-mail',
  'send-answer-reminder-mail',
  'send-applicant-decision-mail',
  'send-applicant-request-mail',
  'send-application-change-mail',
  'send-company-review-mail',
  'send-confirmation-mail',
  'send-contact-confirmation',
  'send-contact-message',
  'send-deleted-mail',
  'send-manages-team-mail',
  'send-email-change-mail',
  'send-ended-interview-mail',
  'send-four-eyes-mail',
  'send-four-eyes-decision-mail',
  'send-sent-back-mail',
  'end-on-behalf',
  'send-on-behalf-mail',
  'send-free-place-mail',
  'send-infected-file-mail',
  'send-interview-mail',
  'send-interview-reminder',
  'send-invitation-mail',
  'send-lifetime-mail',
  'send-open-reports-mail',
  'send-password-changed-mail',
  'send-password-mail',
  'send-person-mail',
  'send-push',
  'send-received-applications-mail',
  'send-removed-offer-mail',
  'send-removed-profile-mail',
  'send-scheduled-reply',
  'send-search-alerts',
  'send-search-alerts-hourly',
  'send-search-hits-mail',
  'send-second-factor-mail',
  'send-settled-report-mail',
  'send-suspension-mail',
  'send-test-mail',
  'send-tip-mail',
  'send-tips',
  'send-unread-messages-mail',
  'send-waiting-companies-mail',
  'send-welcome-mail',
  'send-withdrawn-application-mail',
  'sweep-accounts',
  'sweep-attempts',
  'sweep-files',
  'sweep-offer-views',
  'sweep-profile-views',
  'sweep-registration-keys',
  'sweep-reports',
  'sweep-search-words',
  'sweep-second-factor',
  'sweep-sessions',
  'tell-agreed-request',
  'tell-applicant-decision',
  'tell-applicant-request',
  'tell-application-change',
  'tell-message',
  'tell-message-by-push',
  'tell-messages-daily',
  'tell-messages-of-day',
  'tell-of-open-reports',
  'tell-of-waiting-companies',
  'tell-received-applications',
  'tell-withdrawn-application',
  'sweep-mail-log',
] as const
export type JobKind = (typeof jobKinds)[number]

/**
 * `retrying`: it failed and is tried again; `failed`: at all its tries, of one that the clock starts again anyway;
 * `given_up`: at all its tries, and kept for two weeks.
 */
export const jobStates = ['waiting', 'running', 'retrying', 'failed', 'given_up'] as const
export type JobState = (typeof jobStates)[number]

/** How many of each kind there are now. */
const JobCount = z.object({
  /** One that is not among `jobKinds` is of another version of the server. */
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  retrying: z.int(),
  failed: z.int(),
  given_up: z.int(),
})

const JobEntry = z.object({
  id: Id,
  kind: z.string(),
  state: z.enum(jobStates),
  createdAt: Instant,
  /** When it is due or tried again; null of one that runs, or is no longer tried. */
  nextAt: z.nullable(Instant),
  /** How often it was begun, and how often it may be. */
  tries: z.int(),
  maxTries: z.int(),
  can: can('retry', 'discard'),
})
export type JobEntry = z.output<typeof JobEntry>

export const jobsPerPage = 50

const Jobs = z.object({
  counts: z.array(JobCount),
  entries: z.array(JobEntry),
  /** How many there are of what was asked for. */
  total: z.int(),
})
export type Jobs = z.output<typeof Jobs>

export const listJobs = endpoint({
  method: 'GET',
  path: '/backend/jobs',
  summary: 'How many jobs of which kind wait, run and failed; those that were asked for, the oldest first',
  access: admin,
  query: z.strictObject({
    state: z._default(z.enum(jobStates), 'given_up'),
    kind: z.optional(z.string().check(z.maxLength(80))),
    page: z._default(wholeInQuery(1, 1000), 1),
  }),
  output: envelope('jobs', Jobs),
})

const ids = z.array(Id).check(z.minLength(1), z.maxLength(jobsPerPage))
/** How many it were: what somebody else has done meanwhile, or ran, is left out. */
const done = envelope('done', z.int())

export const retryJobs = endpoint({
  method: 'POST',
  path: '/backend/jobs/retry',
  summary: 'Try jobs again now that failed; those given up get all their tries anew',
  access: admin,
  body: z.strictObject({ ids }),
  output: done,
})

export const discardJobs = endpoint({
  method: 'POST',
  path: '/backend/jobs/discard',
  summary: 'Delete jobs that wait or failed; their work is not done',
  access: admin,
  body: z.strictObject({ ids }),
  output: done,
})
