import { prepareData } from '../../server/src/app/data/prepare-data.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { createStorage } from '../../server/src/platform/files/storage.ts'
import { createLog } from '../../server/src/platform/log/log.ts'

/** The demo world, and in it what some statements add. */
export async function fillDemo(dataDir: string, statements: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' })
  const database = await openDatabase({ url: null, dataDir })
  try {
    const log = createLog(config)
    await prepareData({ config, database, storage: createStorage(config), log, now: new Date() })
    await database.pool.query(statements)
  } finally {
    await database.close()
  }
}
