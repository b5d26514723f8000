import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { cmsPage } from './pages.schema.ts'

export async function findPage(db: Db, key: string) {
  const [found] = await db.select().from(cmsPage).where(eq(cmsPage.key, key))
  return found ?? null
}

export type PageRow = typeof cmsPage.$inferSelect

export async function updatePage(db: Db, key: string, changes: Partial<Omit<PageRow, 'key'>>): Promise<void> {
  await db.update(cmsPage).set(changes).where(eq(cmsPage.key, key))
}

export const listPageRows = (db: Db) => db.select().from(cmsPage).orderBy(asc(cmsPage.key))
