import { prepareData } from '../../server/src/app/data/prepare-data.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts'
import { createStorage } from '../../server/src/platform/files/storage.ts'
import { createLog } from '../../server/src/platform/log/log.ts'

/** The demo world, and in it what is added. */
export async function fillDemo<T>(dataDir: string, add: (pool: Database['pool']) => Promise<T>): Promise<T> {
  const config = loadConfig({ DATA_DIR: dataDir, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' })
  const database = await openDatabase({ url: null, dataDir })
  try {
    const log = createLog(config)
    await prepareData({ config, database, storage: createStorage(config), log, now: new Date() })
    return await add(database.pool)
  } finally {
    await database.close()
  }
}
