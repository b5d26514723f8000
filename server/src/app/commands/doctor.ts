import { randomBytes } from 'node:crypto'
import { countSealedOtherwise } from '#features/second-factor/second-factor.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { examine } from '#platform/doctor/examine.ts'
import { reportOf } from '#platform/doctor/report.ts'
import { createStorage } from '#platform/files/storage.ts'
import { createLog } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { findSecretKey } from '#platform/secrets/secret-key.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { fail } from '../fail.ts'

/**
 * `npm run doctor`: looks at configuration, database, mail, files, clock and jobs, changes nothing, and ends with 1 where
 * something has failed. On the embedded database the server must be stopped.
 */
await run().catch((error) => fail(error, false))

async function run(): Promise<void> {
  const config = loadConfig(process.env)
  const database = await openDatabase({ url: config.database.url, dataDir: config.dataDir })
  const mailer = createMailer(config, createLog({ ...config, logLevel: 'silent' }))
  try {
    const { db } = database
    // Where there is no key yet, none has sealed anything.
    const secrets = createSecrets(findSecretKey(config) ?? randomBytes(32))
    const checks = await examine({
      ...{ db, config, mailer, storage: createStorage(config) },
      countSealedOtherwise: () => countSealedOtherwise({ db, secrets }),
    })
    process.stdout.write(reportOf(checks))
    if (checks.some(({ state }) => state === 'failed')) process.exitCode = 1
  } finally {
    mailer.close()
    await database.close()
  }
}
