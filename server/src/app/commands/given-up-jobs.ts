import { settleMailsOfJobs } from '#features/backend/backend.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { countGivenUpJobs, retryGivenUpJobs } from '#platform/jobs/given-up.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

/** `npm run jobs:given-up`: says which jobs failed at all their tries; with `-- --again` they are tried again. */
await run(process.argv.slice(2)).catch((error) => fail(error, false))

async function run(options: string[]): Promise<void> {
  if (options.some((option) => option !== '--again')) {
    throw new ConfigError('Say nothing more, or: npm run jobs:given-up -- --again')
  }
  const again = options.includes('--again')
  const config = loadConfig(process.env)
  const log = createLog(config)
  const { database } = await openPrepared(config, log)
  try {
    const counts = await countGivenUpJobs(database, log)
    const lines = counts.map(({ name, count }) => `${String(count).padStart(6)}  ${name}\n`)
    process.stdout.write(lines.length > 0 ? lines.join('') : 'No job was given up in the last two weeks.\n')
    if (again && lines.length > 0) {
      const moved = await retryGivenUpJobs(database, log, (db, ids) => settleMailsOfJobs(db, ids, new Date()))
      process.stdout.write(`${moved} are tried again.\n`)
    }
  } finally {
    await database.close()
  }
}
