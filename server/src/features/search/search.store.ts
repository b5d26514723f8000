import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { lastSearch, searchPattern, searchPatternHit } from './search.schema.ts'

export async function moveSharedPatterns(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(searchPattern)
    .set({ accountId: to })
    .where(and(eq(searchPattern.accountId, from), isNotNull(searchPattern.companyId)))
}

export async function forgetHits(db: Db, recordIds: string[]): Promise<void> {
  await db.delete(searchPatternHit).where(inArray(searchPatternHit.recordId, recordIds))
  await db.update(lastSearch).set({ recordId: null }).where(inArray(lastSearch.recordId, recordIds))
}

export function listPatterns(db: Db, accountId: string) {
  return db
    .select()
    .from(searchPattern)
    .where(eq(searchPattern.accountId, accountId))
    .orderBy(searchPattern.createdAt, searchPattern.id)
}

export function listLastSearches(db: Db, accountId: string) {
  return db
    .select()
    .from(lastSearch)
    .where(eq(lastSearch.accountId, accountId))
    .orderBy(lastSearch.entityType)
}
