import { ConfigError } from './config-error.ts'
import * as parse from './parse.ts'

type Variable<T, Fallback extends string | null> = {
  /** What holds when the variable is unset or empty; null where `config.ts` derives it. */
  fallback: Fallback
  /** For the README's table, when the fallback is derived. */
  shown?: string
  meaning: string
  parse: (text: string) => T
  /** The value is never repeated in an error. */
  secret?: true
}

const define = <T, const F extends string | null>(variable: Variable<T, F>): Variable<T, F> => variable

/** Every environment variable that the server knows. Nothing else in the server reads one. */
export const variables = {
  NODE_ENV: define({
    fallback: 'development',
    meaning: '`production` hardens the defaults below; `test` silences the log',
    parse: parse.oneOf('development', 'production', 'test'),
  }),
  PORT: define({
    fallback: '3000',
    meaning: 'Port of page and API; 0 takes a free one',
    parse: parse.integer(0, 65_535),
  }),
  HOST: define({
    fallback: null,
    shown: '`localhost`, in production `0.0.0.0`',
    meaning: 'Address that the server listens on',
    parse: parse.text,
  }),
  BASE_URL: define({
    fallback: null,
    shown: '`http://localhost:PORT`, in production none',
    meaning: 'Public address, used for links in mails; production must name it',
    parse: parse.site,
  }),
  DATABASE_URL: define({
    fallback: null,
    shown: 'embedded database in `DATA_DIR`',
    meaning: 'PostgreSQL 15 or newer, `postgres://…`',
    parse: parse.url('postgres', 'postgresql'),
    secret: true,
  }),
  DATABASE_POOL_SIZE: define({
    fallback: '10',
    meaning: 'Connections to PostgreSQL for each process',
    parse: parse.integer(1, 500),
  }),
  DATABASE_MAX_TRANSACTIONS: define({
    fallback: null,
    shown: 'processors / `WEB_CONCURRENCY`',
    meaning:
      'Transactions, and twice as many other statements, of each process that work at once; more where PostgreSQL has processors of its own',
    parse: parse.integer(1, 500),
  }),
  WEB_CONCURRENCY: define({
    fallback: '1',
    meaning:
      'Processes that share the port; with PostgreSQL one for each processor is best. Above 1 one more works on jobs',
    parse: parse.integer(1, 64),
  }),
  METRICS_PORT: define({
    fallback: null,
    shown: 'none, nothing is measured',
    meaning:
      'Port of `GET /metrics` for Prometheus; with `WEB_CONCURRENCY` above 1 that of the first process, and the others take the next ones',
    parse: parse.integer(1, 65_000),
  }),
  METRICS_HOST: define({
    fallback: null,
    shown: '`127.0.0.1`',
    meaning: 'Address that it is served on; it asks for no login',
    parse: parse.text,
  }),
  DATA_DIR: define({
    fallback: null,
    shown: '`data-local` in the project',
    meaning: 'Folder of the embedded database, of local files and of mails without SMTP',
    parse: parse.text,
  }),
  SECRET_KEY: define({
    fallback: null,
    shown: 'made once, kept in `DATA_DIR/secret-key`',
    meaning: 'Seals secrets in the database: 32 bytes as base64url or hex, the same for every process',
    parse: parse.key,
    secret: true,
  }),
  SMTP_URL: define({
    fallback: null,
    shown: 'mails become files in `DATA_DIR/mail`',
    meaning: 'Mail server, `smtp://user:password@host:587` or `smtps://…`',
    parse: parse.url('smtp', 'smtps'),
    secret: true,
  }),
  MAIL_FROM: define({
    fallback: null,
    shown: '`Tandem <no-reply@localhost>`, in production none',
    meaning: 'Sender of all mails; production must name it',
    parse: parse.mailbox,
  }),
  S3_BUCKET: define({
    fallback: null,
    shown: 'files stay in `DATA_DIR/files`',
    meaning: 'Bucket for uploaded files',
    parse: parse.text,
  }),
  S3_ENDPOINT: define({
    fallback: null,
    shown: 'AWS',
    meaning: 'Address of another S3-compatible service',
    parse: parse.url('http', 'https'),
  }),
  S3_REGION: define({ fallback: 'eu-central-1', meaning: 'Region of the bucket', parse: parse.text }),
  S3_ACCESS_KEY: define({
    fallback: null,
    shown: 'the machine’s own role',
    meaning: 'Access key, together with `S3_SECRET_KEY`',
    parse: parse.text,
    secret: true,
  }),
  S3_SECRET_KEY: define({
    fallback: null,
    shown: '',
    meaning: 'Its secret',
    parse: parse.text,
    secret: true,
  }),
  CLAMD_URL: define({
    fallback: null,
    shown: 'files are not checked for viruses',
    meaning: 'Virus scanner: `tcp://host:3310` or `unix:///path/to/clamd.ctl`',
    parse: parse.scanner,
  }),
  PUSH_HOSTS: define({
    fallback: 'fcm.googleapis.com, push.services.mozilla.com, push.apple.com, notify.windows.com',
    meaning: 'Push services that notifications may be sent to, with their subdomains; `none` turns them off',
    parse: parse.hosts,
  }),
  TANDEM_DEMO: define({
    fallback: null,
    shown: '`on`, in production `off`',
    meaning: 'Fill an empty database with demo data: `on` or `off`',
    parse: parse.onOff,
  }),
  LOG_LEVEL: define({
    fallback: null,
    shown: '`info`, in tests `silent`',
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    parse: parse.oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
  TRUST_PROXY: define({
    fallback: 'off',
    meaning:
      'Believe `X-Forwarded-*` of a proxy in front: `on` (proxies on this machine and in private networks), `off`, or the proxies’ addresses and ranges',
    parse: parse.proxies,
  }),
  RATE_LIMIT_FACTOR: define({
    fallback: '1',
    meaning: 'Multiplies every rate limit; for load tests',
    parse: parse.positiveNumber,
  }),
} as const

type Value<V> = V extends Variable<infer T, infer F> ? T | (F extends null ? null : never) : never
export type Env = { [K in keyof typeof variables]: Value<(typeof variables)[K]> }

export function readEnv(env: NodeJS.ProcessEnv): Env {
  const read = Object.entries(variables).map(([name, variable]) => [name, readOne(name, variable, env[name])])
  return Object.fromEntries(read)
}

function readOne(
  name: string,
  variable: Variable<unknown, string | null>,
  given: string | undefined,
): unknown {
  const text = given?.trim() || variable.fallback
  if (text === null) return null
  try {
    return variable.parse(text)
  } catch (error) {
    if (!(error instanceof parse.Unreadable)) throw error
    const value = variable.secret ? 'its value is not' : `"${text}" is not`
    throw new ConfigError(`${name} must be ${error.message}; ${value}.`)
  }
}
