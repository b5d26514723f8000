import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { openTestDatabase } from '#testing/database.ts'
import { countJobs } from './doctor.store.ts'
import { checkOf, examineConfig, finding, judgeAnswer, judgeClock, judgeJobs } from './findings.ts'
import { reportOf } from './report.ts'

const production = {
  NODE_ENV: 'production',
  BASE_URL: 'https://tandem.example',
  MAIL_FROM: 'Tandem <post@tandem.example>',
  CLAMD_URL: 'tcp://clamd:3310',
}
const codes = (env: NodeJS.ProcessEnv) => examineConfig(loadConfig(env)).map(({ code }) => code)

test('a configuration says what it lacks for production', () => {
  expect(codes({ NODE_ENV: 'test' })).toEqual(['not_production'])
  expect(codes(production)).toEqual(['configuration_fits'])
  const { CLAMD_URL: _, ...bare } = production
  const env = {
    ...bare,
    BASE_URL: 'http://tandem.example',
    TANDEM_DEMO: 'on',
    DATABASE_URL: 'postgres://x/y',
  }
  expect(codes(env)).toEqual(['demo_in_production', 'no_secret_key', 'no_https', 'no_virus_scanner'])
})

test('an area is as bad as the worst of its findings', () => {
  expect(checkOf('files', [finding('files_writable')]).state).toBe('ok')
  expect(checkOf('files', [finding('files_writable'), finding('little_room', 3)]).state).toBe('failed')
  expect(checkOf('jobs', [finding('jobs_late', 7), finding('jobs_run')]).state).toBe('warning')
})

test.each([
  [judgeAnswer(3.4), { code: 'database_answers', value: 3 }],
  [judgeAnswer(900), { code: 'database_slow', value: 900 }],
  [judgeAnswer(null), { code: 'database_silent', value: null }],
  [judgeClock(-2400), { code: 'clock_in_step', value: null }],
  [judgeClock(-3000), { code: 'clock_drifts', value: 3 }],
  [judgeClock(31_000), { code: 'clock_wrong', value: 31 }],
])('%j', (judged, expected) => {
  expect(judged).toEqual(expected)
})

test('jobs that wait are told of when they are late, or were given up', () => {
  expect(judgeJobs({ waiting: 4, oldestMinutes: 4, givenUp: 0 })).toEqual([finding('jobs_run', 4)])
  expect(judgeJobs({ waiting: 4, oldestMinutes: 5, givenUp: 2 })).toEqual([
    finding('jobs_late', 5),
    finding('jobs_given_up', 2),
  ])
})

test('before the first start there is no queue, and so nothing that is late', async () => {
  const { database, drop } = await openTestDatabase()
  await database.db.execute(sql`drop schema pgboss cascade`)
  expect(judgeJobs(await countJobs(database.db))).toEqual([finding('jobs_run', 0)])
  await drop()
})

test('the command says each area in a line, with its numbers', () => {
  const checks = [
    checkOf('files', [finding('files_writable'), finding('little_room', 3)]),
    checkOf('database', [finding('migrations_missing', 1)]),
  ]
  expect(reportOf(checks)).toBe(
    'failed   files          files can be written and read; only 3 MB are free\n' +
      'failed   database       missing migrations: 1; a start of the server makes them\n',
  )
})
