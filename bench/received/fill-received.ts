import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareData } from '../../server/src/app/data/prepare-data.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { createStorage } from '../../server/src/platform/files/storage.ts'
import { createLog } from '../../server/src/platform/log/log.ts'

/** The demo world, in which the demo company has received so many applications for its offers. */
export async function fillReceived(dataDir: string, applications = 500): Promise<void> {
  const config = loadConfig({ DATA_DIR: dataDir, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' })
  const database = await openDatabase({ url: null, dataDir })
  try {
    const log = createLog(config)
    await prepareData({ config, database, storage: createStorage(config), log, now: new Date() })
    const fill = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8')
    await database.pool.query(fill.replace('(1, 500 -', `(1, ${applications} -`))
  } finally {
    await database.close()
  }
}
