import type { HealthCheck, HealthFinding } from '@tandem/contract/backend/overview'

/** For a terminal: a line for each area. */
export const reportOf = (checks: HealthCheck[]): string =>
  checks
    .map(({ area, state, findings }) => {
      const words = findings.map(({ code, value }) => said[code].replace('{value}', String(value)))
      return `${state.padEnd(8)} ${area.padEnd(14)} ${words.join('; ')}\n`
    })
    .join('')

const said: Record<HealthFinding, string> = {
  configuration_fits: 'nothing is missing',
  demo_in_production: 'TANDEM_DEMO is on in production',
  no_secret_key: 'SECRET_KEY is not set: every machine seals with a key of its own',
  no_https: 'BASE_URL is not https',
  no_virus_scanner: 'CLAMD_URL is not set: nobody looks into uploaded files',
  not_production: 'NODE_ENV is not production',
  database_answers: 'answers within {value} ms',
  database_slow: 'takes {value} ms to answer',
  database_silent: 'does not answer',
  migrations_missing: 'missing migrations: {value}; a start of the server makes them',
  sealed_otherwise: 'authenticator apps sealed with another SECRET_KEY, whose codes are refused: {value}',
  mail_server_answers: 'the mail server answers',
  mail_server_silent: 'the mail server cannot be reached, or refuses the login',
  mail_only_files: 'SMTP_URL is not set: mails only become files',
  files_writable: 'files can be written and read',
  files_not_writable: 'files cannot be written',
  little_room: 'only {value} MB are free',
  clock_in_step: 'this machine and the database agree',
  clock_drifts: '{value} s apart from the database',
  clock_wrong: '{value} s apart from the database: codes and links fail',
  jobs_run: '{value} are due',
  jobs_late: 'the oldest has been due for {value} min',
  jobs_given_up: '{value} failed at all their tries (npm run jobs:given-up)',
}
