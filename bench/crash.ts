/**
 * The test of kill -9 with so many rounds as we promise, on the embedded database and on PostgreSQL: `npm run crash`;
 * `-- --rounds 20` is the short form. It says how many writes were kept and how long the slowest of the starts after a
 * kill took.
 */
import { parseArgs } from 'node:util'
import { exitCode } from '../tools/run.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const env = { CRASH_ROUNDS: String(Math.min(Number(values.rounds), 1000)) }
const test = ['vitest', 'run', '--root', 'server', 'src/testing/crash.test.ts']
const embedded = await exitCode('npx', test, { env })
const postgres = await exitCode('node', ['tools/with-postgres.ts', '--', 'npx', ...test], { env })
process.exitCode = embedded || postgres
