import { verifyAudit } from '#features/backend/backend.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

const reasons = {
  changed: 'was changed after it was written',
  missing: 'does not come next: one before it is missing',
  not_following: 'does not follow the one before it, which was replaced',
}

/**
 * `npm run audit:verify`: goes through the chain of the audit and says whether it holds, or which entry is the first that
 * does not. With a hash that an earlier run printed, `-- hash`, also that nothing up to it was replaced or cut off.
 */
await run(process.argv[2]).catch((error) => fail(error, false))

async function run(noted: string | undefined): Promise<void> {
  const config = loadConfig(process.env)
  const { database } = await openPrepared(config, createLog(config))
  const { count, head, broken, hasNoted } = await verifyAudit(database.db, noted).finally(() =>
    database.close(),
  )
  const entries = count === 1 ? '1 entry' : `${count} entries`
  if (broken) {
    const { position, id, reason } = broken
    const before = `${entries} before it ${count === 1 ? 'holds' : 'hold'}.`
    process.stdout.write(`Entry ${position} (${id}) ${reasons[reason]}. ${before}\n`)
  } else if (!hasNoted) {
    process.stdout.write(`The chain of ${entries} holds, but no entry has the hash ${noted}.\n`)
  } else {
    process.stdout.write(`${entries}, each as it was written.\n${head}\n`)
  }
  if (broken || !hasNoted) process.exitCode = 1
}
