import { prepareData } from '../../server/src/app/data/prepare-data.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { createStorage } from '../../server/src/platform/files/storage.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { loadWorld, type Sizes } from './world/load-world.ts'
import { readWorld, type World } from './world/read-world.ts'

/** `url` null is the embedded database in `dataDir`. */
export type Place = { url: string | null; dataDir: string }

const connectionsToLoad = 4

/** Migrated as the server does it, then filled. */
export async function prepareDatabase(place: Place, sizes: Sizes): Promise<void> {
  const config = loadConfig({ DATA_DIR: place.dataDir, TANDEM_DEMO: 'off', LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const database = await openDatabase(place)
  try {
    await prepareData({ config, database, storage: createStorage(config), log, now: new Date() })
    await loadWorld(database.pool, sizes, place.url === null ? 1 : connectionsToLoad)
  } finally {
    await database.close()
  }
}

/** Of a database that was filled. */
export async function findWorld(place: Place, sizes: Sizes): Promise<World> {
  const database = await openDatabase(place)
  try {
    return await readWorld(database.pool, sizes)
  } finally {
    await database.close()
  }
}
