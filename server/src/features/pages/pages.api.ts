import type { Db } from '#platform/db/database.ts'
import { readDefaultPages } from './default-pages.ts'
import { insertMissingPages } from './pages.store.ts'

/** Gives every static page its default text where it has none yet. */
export async function ensureDefaultPages(db: Db, now: Date): Promise<void> {
  const pages = await readDefaultPages()
  await insertMissingPages(
    db,
    pages.map((page) => ({ ...page, updatedAt: now })),
  )
}
