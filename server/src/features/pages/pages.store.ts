import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { cmsPage, faqEntry } from './pages.schema.ts'

export async function findPage(db: Db, key: string) {
  const [found] = await db.select().from(cmsPage).where(eq(cmsPage.key, key))
  return found ?? null
}

export const listPageRows = (db: Db) => db.select().from(cmsPage).orderBy(asc(cmsPage.key))

export const listQuestions = (db: Db) =>
  db.select().from(faqEntry).orderBy(asc(faqEntry.audience), asc(faqEntry.position), asc(faqEntry.id))

/** Pages that exist keep what their editors wrote. */
export async function insertMissingPages(db: Db, pages: (typeof cmsPage.$inferInsert)[]): Promise<void> {
  await db.insert(cmsPage).values(pages).onConflictDoNothing({ target: cmsPage.key })
}
