import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { cmsPage } from './pages.schema.ts'

export async function findPage(db: Db, key: string) {
  const [found] = await db.select().from(cmsPage).where(eq(cmsPage.key, key))
  return found ?? null
}

export const listPageRows = (db: Db) => db.select().from(cmsPage).orderBy(asc(cmsPage.key))
