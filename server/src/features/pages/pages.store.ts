import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { cmsPage } from './pages.schema.ts'

export async function findPage(db: Db, key: string) {
  const [found] = await db.select().from(cmsPage).where(eq(cmsPage.key, key))
  return found ?? null
}

/** Pages that exist keep what their editors wrote. */
export async function insertMissingPages(db: Db, pages: (typeof cmsPage.$inferInsert)[]): Promise<void> {
  await db.insert(cmsPage).values(pages).onConflictDoNothing({ target: cmsPage.key })
}
