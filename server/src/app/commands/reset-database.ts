import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { lockFolder } from '#platform/db/pglite/pglite-lock.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

/** `npm run db:reset`: empties the local data folder and fills it as a first start does. */
await reset().catch((error) => fail(error, false))

async function reset(): Promise<void> {
  const config = loadConfig(process.env)
  if (config.production || config.database.url !== null) {
    throw new ConfigError('Only the embedded database of a development server can be reset.')
  }
  makeFolder(config.dataDir)
  const unlock = await lockFolder(join(config.dataDir, 'db.lock'))
  for (const name of ['db', 'files', 'mail']) {
    await rm(join(config.dataDir, name), { recursive: true, force: true })
  }
  await unlock()
  const { database } = await openPrepared(config, createLog(config))
  await database.close()
  process.stdout.write(`${config.dataDir} is as after a first start.\n`)
}
