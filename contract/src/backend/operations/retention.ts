import * as z from 'zod/mini'
import { Instant } from '../../common.ts'
import { endpoint, envelope, only } from '../../endpoint.ts'
import { jobKinds } from './jobs.ts'

const admin = only('admin', 'backend')

/** What is deleted by itself. */
export const retentionSubjects = [
  'sessions_idle',
  'sessions',
  'known_addresses',
  'unconfirmed_accounts',
  'one_time_tokens',
  'second_factor_begun',
  'passkey_challenges',
  'attempts',
  'unattached_files',
  'infected_files',
  'offer_views',
  'profile_views',
  'registration_keys',
  'expired_accounts',
  'scheduled_deletions',
  'four_eyes_requests',
  'settled_reports',
  'mail_log',
  'mail_numbers',
  'idempotent_answers',
  'live_events',
  'search_words',
] as const
export type RetentionSubject = (typeof retentionSubjects)[number]

const Span = z.object({ value: z.int(), unit: z.enum(['minutes', 'hours', 'days']) })
export type Span = z.output<typeof Span>

const RetentionRule = z.object({
  subject: z.enum(retentionSubjects),
  /** How long it is kept; null: it goes as soon as it has no effect. */
  after: z.nullable(Span),
  /** By a setting, which changes it. */
  setting: z.nullable(z.string()),
})

const RetentionJob = z.object({
  job: z.enum(jobKinds),
  /** When it runs, as five fields of cron in the time of Germany. */
  cron: z.string(),
  rules: z.array(RetentionRule),
})
export type RetentionJob = z.output<typeof RetentionJob>

export const listRetention = endpoint({
  method: 'GET',
  path: '/backend/retention',
  summary: 'What is deleted by itself, after which time, and by which job',
  access: admin,
  output: envelope('retention', z.array(RetentionJob)),
})

/** Tables that have a name in the back office; the rows of others go along with theirs. */
export const retentionTables = [
  'account',
  'applicant',
  'application',
  'session',
  'session_token',
  'known_address',
  'one_time_token',
  'attempt',
  'stored_file',
  'lost_files',
  'offer_view_mark',
  'profile_view',
  'company_registration_key',
  'four_eyes_request',
  'thread_report',
  'mail_log',
  'idempotent_answer',
  'live_event',
  'search_word',
  'passkey_challenge',
  'totp',
] as const
export type RetentionTable = (typeof retentionTables)[number]

const Rehearsal = z.object({
  /** How many rows of each table would go, the most first; `lost_files` are files without a row. */
  tables: z.array(z.object({ table: z.string(), count: z.int() })),
  rehearsedAt: Instant,
})
export type Rehearsal = z.output<typeof Rehearsal>

export const rehearseRetention = endpoint({
  method: 'GET',
  path: '/backend/retention/{job}/rehearsal',
  summary: 'What a deletion would take if it ran now: it runs, is counted, and is taken back whole',
  access: admin,
  params: z.strictObject({ job: z.enum(jobKinds) }),
  output: envelope('rehearsal', Rehearsal),
  limitPerMinute: 12,
})
