/**
 * `npm run fuzz`: the made-up requests of the check, 32 times as many: at least 1,000 for each endpoint. One of them:
 * `npm run fuzz -- -t getOffer`.
 */
import { exitCode } from './run.ts'

const test = ['vitest', 'run', '--root', 'server', 'src/app/fuzz/fuzz.test.ts', ...process.argv.slice(2)]
process.exitCode = await exitCode('node', ['tools/with-postgres.ts', '--', ...test], {
  env: { FUZZ_TIMES: '32' },
})
