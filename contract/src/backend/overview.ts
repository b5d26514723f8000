import * as z from 'zod/mini'
import { Id, Instant } from '../common.ts'
import { endpoint, envelope, only } from '../endpoint.ts'

const admin = only('admin', 'backend')

/** What the server looks after, as `npm run doctor` does. */
export const healthAreas = ['configuration', 'database', 'mail', 'files', 'clock', 'jobs'] as const
export type HealthArea = (typeof healthAreas)[number]

/** The worst of an area's findings is its state. */
export const healthStates = ['ok', 'warning', 'failed'] as const
export type HealthState = (typeof healthStates)[number]

/** Each finding with how bad it is. A number goes with those that measure something. */
export const healthFindings = {
  configuration_fits: 'ok',
  demo_in_production: 'warning',
  no_secret_key: 'warning',
  no_https: 'warning',
  no_virus_scanner: 'warning',
  not_production: 'ok',
  database_answers: 'ok',
  database_slow: 'warning',
  database_silent: 'failed',
  migrations_missing: 'failed',
  sealed_otherwise: 'failed',
  mail_server_answers: 'ok',
  mail_server_silent: 'failed',
  mail_only_files: 'warning',
  files_writable: 'ok',
  files_not_writable: 'failed',
  little_room: 'failed',
  clock_in_step: 'ok',
  clock_drifts: 'warning',
  clock_wrong: 'failed',
  jobs_run: 'ok',
  jobs_late: 'warning',
  jobs_given_up: 'warning',
} as const satisfies Record<string, HealthState>
export type HealthFinding = keyof typeof healthFindings

const HealthCheck = z.object({
  area: z.enum(healthAreas),
  state: z.enum(healthStates),
  findings: z.array(
    z.object({
      code: z.enum(Object.keys(healthFindings) as [HealthFinding, ...HealthFinding[]]),
      /** Milliseconds, seconds, minutes or how many, as the code says. */
      value: z.nullable(z.int()),
    }),
  ),
})
export type HealthCheck = z.output<typeof HealthCheck>

export const getHealth = endpoint({
  method: 'GET',
  path: '/backend/health',
  summary:
    'Whether configuration, database, mail, files, clock and jobs are as they should be, looked at now',
  access: admin,
  output: envelope('health', z.object({ checkedAt: Instant, checks: z.array(HealthCheck) })),
  limitPerMinute: 30,
})

/** What somebody in the back office has to decide or to look after, in this order. */
export const waitingKinds = [
  ...(['companies', 'texts', 'reports', 'requests', 'unattended', 'keys', 'mails', 'jobs'] as const),
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const Waiting = z.array(
  z.object({
    /**
     * `companies` wait for a decision, `reports` of threads to be settled, `requests` of other admins for a second one,
     * `unattended` companies have no account left that could log in,
     * `keys` can be used and end within two weeks, `mails` did not arrive, `jobs` failed at all their tries.
     */
    kind: z.enum(waitingKinds),
    count: z.int(),
    /** Since when the oldest one waits; of keys, when the first one ends. */
    at: Instant,
    /** The account that the oldest request is about, or the company whose key ends first or that is unattended longest. */
    recordId: z.nullable(Id),
  }),
)
export type Waiting = z.output<typeof Waiting>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/backend/waiting',
  summary:
    'How much waits for a decision in the back office, by kind; a kind with nothing waiting is left out',
  access: admin,
  output: envelope('waiting', Waiting),
})
