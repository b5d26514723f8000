import { availableParallelism } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { type Env, readEnv } from './env.ts'
import type { ScannerAddress } from './parse.ts'
import { projectRoot } from './project-root.ts'

export type FilesConfig =
  | { kind: 'local'; folder: string }
  | {
      kind: 's3'
      bucket: string
      /** null: AWS itself. */
      endpoint: string | null
      region: string
      /** null: the machine's own role. */
      credentials: { accessKeyId: string; secretAccessKey: string } | null
    }

export type Config = {
  production: boolean
  http: {
    host: string
    port: number
    /** That share the port; more than one only with PostgreSQL. */
    processes: number
    /** Without a slash at its end. */
    baseUrl: string
    /** Addresses, ranges and Fastify’s names of them; false: nobody’s `X-Forwarded-*` is believed. */
    trustProxy: false | string[]
    rateLimitFactor: number
    /** Answers that must not tell who has an account come at whole steps of time; 0 turns that off. */
    answerStepMs: number
  }
  /** null: nothing is measured. The port is the first process's, of several each has the next one. */
  metrics: { host: string; port: number } | null
  /** `maxTransactions` is a process's share of them. */
  database: { url: string | null; poolSize: number; maxTransactions: number }
  /** An absolute path. */
  dataDir: string
  /** null: it is in a file of the data folder. */
  secretKey: Buffer | null
  mail: { smtpUrl: string | null; from: string }
  files: FilesConfig
  /** Of the clamd that looks into uploaded files; null: nobody does. */
  scanner: ScannerAddress | null
  /** Of these services and their subdomains; none: no push notifications. */
  push: { hosts: string[] }
  demo: boolean
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
}

/** Throws `ConfigError` when a variable cannot be what it says. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const read = readEnv(env)
  const production = read.NODE_ENV === 'production'
  const dataDir = resolveDataDir(read.DATA_DIR)
  if (read.DATABASE_URL === null && read.WEB_CONCURRENCY > 1) {
    throw new ConfigError(
      'WEB_CONCURRENCY above 1 needs DATABASE_URL; the embedded database belongs to one process.',
    )
  }
  if (production) requireForProduction(read)
  return {
    production,
    http: {
      host: read.HOST ?? (production ? '0.0.0.0' : 'localhost'),
      port: read.PORT,
      processes: read.WEB_CONCURRENCY,
      baseUrl: read.BASE_URL ?? `http://localhost:${read.PORT}`,
      trustProxy: read.TRUST_PROXY,
      rateLimitFactor: read.RATE_LIMIT_FACTOR,
      answerStepMs: read.NODE_ENV === 'test' ? 0 : 300,
    },
    metrics: metricsConfig(read),
    database: {
      url: read.DATABASE_URL,
      poolSize: read.DATABASE_POOL_SIZE,
      maxTransactions:
        read.DATABASE_MAX_TRANSACTIONS ?? Math.ceil(availableParallelism() / read.WEB_CONCURRENCY),
    },
    dataDir,
    secretKey: read.SECRET_KEY,
    mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM ?? 'Tandem <no-reply@localhost>' },
    files: filesConfig(read, dataDir),
    scanner: read.CLAMD_URL,
    push: { hosts: read.PUSH_HOSTS },
    demo: read.TANDEM_DEMO ?? !production,
    logLevel: read.LOG_LEVEL ?? (read.NODE_ENV === 'test' ? 'silent' : 'info'),
  }
}

/** What nobody can guess, and what a mail with a wrong one would show to everybody. */
function requireForProduction(read: Env): void {
  if (read.BASE_URL === null) {
    throw new ConfigError('BASE_URL is missing: in production the links in mails need the public address.')
  }
  if (read.MAIL_FROM === null) {
    throw new ConfigError('MAIL_FROM is missing: in production mails need a sender who can be answered.')
  }
}

function resolveDataDir(given: string | null): string {
  if (given === null) return join(projectRoot, 'data-local')
  return isAbsolute(given) ? given : resolve(given)
}

function metricsConfig({ METRICS_HOST, METRICS_PORT }: Env) {
  if (METRICS_PORT !== null) return { host: METRICS_HOST ?? '127.0.0.1', port: METRICS_PORT }
  if (METRICS_HOST !== null) throw new ConfigError('METRICS_PORT is missing, although METRICS_HOST is set.')
  return null
}

function filesConfig(env: Env, dataDir: string): FilesConfig {
  if (env.S3_BUCKET === null) {
    const stray = (['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).find(
      (name) => env[name] !== null,
    )
    if (stray) throw new ConfigError(`S3_BUCKET is missing, although ${stray} is set.`)
    return { kind: 'local', folder: join(dataDir, 'files') }
  }
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: credentials(env.S3_ACCESS_KEY, env.S3_SECRET_KEY),
  }
}

function credentials(accessKeyId: string | null, secretAccessKey: string | null) {
  if (accessKeyId === null && secretAccessKey === null) return null
  if (accessKeyId === null) throw new ConfigError('S3_ACCESS_KEY is missing, although S3_SECRET_KEY is set.')
  if (secretAccessKey === null)
    throw new ConfigError('S3_SECRET_KEY is missing, although S3_ACCESS_KEY is set.')
  return { accessKeyId, secretAccessKey }
}
