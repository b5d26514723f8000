import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import { createStorage } from '#platform/files/storage.ts'
import type { Log } from '#platform/log/log.ts'
import { explainDatabase, explainSilence } from '../start-failures.ts'
import { prepareData } from './prepare-data.ts'
import { snapshotOf } from './snapshots.ts'

type Prepared = {
  database: Database
  /** Keeps a snapshot if this start made a new database. To be called before any request can change it. */
  onPrepared: () => Promise<void>
}

/** Opens the database and brings it to where the server can work on it. Throws `ConfigError` where the operator can help. */
export function openPrepared(config: Config, log: Log): Promise<Prepared> {
  const opening = open(config, log).catch((error) => {
    throw explainDatabase(error, config)
  })
  return explainSilence(opening, config)
}

async function open(config: Config, log: Log): Promise<Prepared> {
  const now = new Date()
  const snapshot = snapshotOf(config, now, log)
  let isNew = false
  const database = await openShared(config, () => {
    isNew = !snapshot?.restore()
  })
  performance.mark('database open')
  // A backup names it before the first upload. Where it cannot be made, what keeps a file says so.
  if (config.files.kind === 'local') {
    try {
      makeFolder(config.files.folder)
    } catch {}
  }
  await prepareData({ config, database, storage: createStorage(config), log, now })
  return {
    database,
    async onPrepared() {
      if (isNew) await snapshot?.save(database)
    },
  }
}

/** One that another process has prepared. */
export function openShared({ database, dataDir }: Config, onEmpty?: () => void): Promise<Database> {
  return openDatabase({ ...database, dataDir, onEmpty })
}
