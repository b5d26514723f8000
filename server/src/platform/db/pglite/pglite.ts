import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { intarray } from '@electric-sql/pglite/contrib/intarray'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pg from 'pg'
import { makeFolder } from '#platform/files/make-folder.ts'
import { createListeners, type Listen } from '../notify/listeners.ts'
import { lockFolder } from './pglite-lock.ts'
import { createPglitePool } from './pglite-pool.ts'

/** What a migration may CREATE; an embedded database opens only with the ones it was made with. */
export const extensions = { btree_gin, citext, intarray, pg_trgm, unaccent }

/** `onEmpty` may put a database into a folder that has none. */
export async function openPglite(dataDir: string, onEmpty?: () => void) {
  makeFolder(dataDir)
  const unlock = await lockFolder(join(dataDir, 'db.lock'))
  const folder = join(dataDir, 'db')
  try {
    if (!existsSync(folder)) onEmpty?.()
    return pooled(await PGlite.create({ dataDir: folder, extensions }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

export async function openPgliteInMemory(dump: Blob) {
  return pooled(await PGlite.create({ loadDataDir: dump, extensions }), async () => {})
}

function pooled(pglite: PGlite, afterClose: () => Promise<void>) {
  const pool = createPglitePool(pglite)
  return {
    pool,
    listen: listenOnPglite(pglite, pool),
    async close() {
      await pool.end()
      await pglite.close()
      await afterClose()
    },
  }
}

function listenOnPglite(pglite: PGlite, pool: pg.Pool): Listen {
  const listeners = createListeners()
  pglite.onNotification(listeners.deliver)
  return async (channel, onPayload, onReconnect) => {
    // Not PGlite's own `listen`: its query beside the pool would land in whatever transaction is open.
    await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return listeners.add({ channel, onPayload, onReconnect })
  }
}
