import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { renderConfigTable } from './config-table.ts'

const root = resolve(import.meta.dirname, '..', '..', '..', '..')

test('an empty environment gives a server for this machine, with everything inside the project', () => {
  expect(loadConfig({})).toEqual({
    production: false,
    http: {
      host: 'localhost',
      port: 3000,
      processes: 1,
      baseUrl: 'http://localhost:3000',
      trustProxy: false,
      rateLimitFactor: 1,
      answerStepMs: 300,
    },
    metrics: null,
    database: { url: null, poolSize: 10, maxTransactions: availableParallelism() },
    dataDir: join(root, 'data-local'),
    secretKey: null,
    mail: { smtpUrl: null, from: 'Tandem <no-reply@localhost>' },
    files: { kind: 'local', folder: join(root, 'data-local', 'files') },
    scanner: null,
    push: {
      hosts: ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
    },
    demo: true,
    logLevel: 'info',
  })
})

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://tandem.example',
  MAIL_FROM: 'Tandem <tandem@tandem.example>',
}

test.each(['BASE_URL', 'MAIL_FROM'])('production does not start without %s', (name) => {
  expect(() => loadConfig({ ...production, [name]: '' })).toThrow(`${name} is missing: in production`)
})

test('production listens to everybody and invents no data', () => {
  const config = loadConfig({ ...production, PORT: '8080', DATA_DIR: '/srv/tandem' })
  expect(config).toMatchObject({ production: true, demo: false, dataDir: '/srv/tandem' })
  expect(config.http).toMatchObject({ host: '0.0.0.0', port: 8080, baseUrl: 'https://tandem.example' })
  expect(loadConfig({ ...production, TANDEM_DEMO: 'on' }).demo).toBe(true)
})

test('tests are silent unless told otherwise', () => {
  expect(loadConfig({ NODE_ENV: 'test' }).logLevel).toBe('silent')
  expect(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
})

test('an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: ' ', TANDEM_DEMO: '' })).toEqual(loadConfig({}))
})

test('processes share the transactions that the processors can work on, unless told otherwise', () => {
  const shared = { DATABASE_URL: 'postgres://localhost/tandem', WEB_CONCURRENCY: '64' }
  expect(loadConfig(shared).database.maxTransactions).toBe(Math.ceil(availableParallelism() / 64))
  const own = { ...shared, DATABASE_MAX_TRANSACTIONS: '7' }
  expect(loadConfig(own).database.maxTransactions).toBe(7)
})

test('a secret key is read from base64url and from hexadecimal digits', () => {
  const key = Buffer.alloc(32, 0xfb)
  for (const encoding of ['base64url', 'base64', 'hex'] as const) {
    expect(loadConfig({ SECRET_KEY: key.toString(encoding) }).secretKey).toEqual(key)
  }
})

test('a bucket moves the files to S3', () => {
  const S3 = {
    S3_BUCKET: 'tandem',
    S3_ENDPOINT: 'http://localhost:9000/',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  }
  expect(loadConfig(S3).files).toEqual({
    kind: 's3',
    bucket: 'tandem',
    endpoint: 'http://localhost:9000',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  expect(loadConfig({ S3_BUCKET: 'tandem' }).files).toMatchObject({ endpoint: null, credentials: null })
})

test('a virus scanner listens on a port or a socket', () => {
  const scanner = (CLAMD_URL: string) => loadConfig({ CLAMD_URL }).scanner
  expect(scanner('tcp://clamd')).toEqual({ host: 'clamd', port: 3310 })
  expect(scanner('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 })
  expect(scanner('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
})

test('proxies are trusted when they are named, or those on this machine and in private networks', () => {
  const trusted = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).http.trustProxy
  expect(trusted('on')).toEqual(['loopback', 'linklocal', 'uniquelocal'])
  expect(trusted('10.0.0.1, fd00::/8, 192.0.2.0/24')).toEqual(['10.0.0.1', 'fd00::/8', '192.0.2.0/24'])
})

describe('a bad value is refused with one sentence', () => {
  test.for([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535; "80a" is not.'],
    [{ CLAMD_URL: 'clamd:3310' }, /^CLAMD_URL must be tcp:\/\/host:port or unix:/],
    [{ PUSH_HOSTS: 'localhost' }, /^PUSH_HOSTS must be host names separated by commas, or none/],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535; "65536" is not.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535; "-1" is not.'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE must be a whole number from 1 to 500; "0" is not.'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0; "0" is not.'],
    [{ TANDEM_DEMO: 'yes' }, 'TANDEM_DEMO must be one of on, off; "yes" is not.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test; "prod" is not.'],
    [
      { BASE_URL: 'tandem.de' },
      'BASE_URL must be an address that begins with http:// or https://; "tandem.de" is not.',
    ],
    [
      { BASE_URL: 'http:/x' },
      'BASE_URL must be an address that begins with http:// or https://; "http:/x" is not.',
    ],
    ...['https://example.org/tandem', 'https://example.org?x=1', 'https://a:b@example.org'].map(
      (BASE_URL) =>
        [{ BASE_URL }, /^BASE_URL must be the address of a whole host, such as https:\/\/tandem/] as const,
    ),
    ...['yes', '10.0.0', '999.0.0.1', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', '10.0.0.0/8/8'].map(
      (TRUST_PROXY) =>
        [
          { TRUST_PROXY },
          `TRUST_PROXY must be on, off, or IP addresses and ranges separated by commas; "${TRUST_PROXY}" is not.`,
        ] as const,
    ),
    [
      { MAIL_FROM: 'Tandem' },
      'MAIL_FROM must be a mail address, such as Tandem <no-reply@example.org>; "Tandem" is not.',
    ],
    [{ MAIL_FROM: 'a@b\nBcc: c@d' }, /^MAIL_FROM must be a mail address/],
    [{ S3_SECRET_KEY: 'x' }, 'S3_BUCKET is missing, although S3_SECRET_KEY is set.'],
    [
      { WEB_CONCURRENCY: '2' },
      'WEB_CONCURRENCY above 1 needs DATABASE_URL; the embedded database belongs to one process.',
    ],
    [{ S3_BUCKET: 'b', S3_SECRET_KEY: 'x' }, 'S3_ACCESS_KEY is missing, although S3_SECRET_KEY is set.'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY: 'x' }, 'S3_SECRET_KEY is missing, although S3_ACCESS_KEY is set.'],
  ] as const)('%j', ([env, sentence]) => {
    expect(() => loadConfig(env)).toThrow(ConfigError)
    expect(() => loadConfig(env)).toThrow(sentence)
  })

  test.each(['ab', 'x'.repeat(44), 'ab'.repeat(31), `${'x'.repeat(42)}!?`])(
    'a secret key that is not 32 bytes: %s',
    (SECRET_KEY) => {
      const sentence = 'SECRET_KEY must be 32 bytes as base64url or hexadecimal digits; its value is not.'
      expect(() => loadConfig({ SECRET_KEY })).toThrow(sentence)
    },
  )

  test('that does not repeat a secret', () => {
    const DATABASE_URL = 'mysql://root:geheim@localhost/x'
    expect(() => loadConfig({ DATABASE_URL })).toThrow(
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://; its value is not.',
    )
  })
})

test('metrics are on this machine alone unless an address is named, which needs a port', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  const named = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.4' }
  expect(loadConfig(named).metrics).toEqual({ host: '10.0.0.4', port: 9464 })
  expect(() => loadConfig({ METRICS_HOST: '10.0.0.4' })).toThrow('METRICS_PORT is missing')
})

test('the README’s table is the one that the code gives', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const table = text.match(/<!-- config -->(.*)<!-- \/config -->/s)?.[1]
  expect(table?.trim()).toBe(renderConfigTable())
})
