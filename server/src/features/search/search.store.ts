import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { lastSearch, searchPattern, searchPatternHit } from './search.schema.ts'

export async function moveSharedPatterns(db: Db, from: string, to: string): Promise<void> {
  await db
    .update(searchPattern)
    .set({
      accountId: to,
      paused: sql`${searchPattern.paused} or ${searchPattern.notificationInterval} <> 'never'`,
    })
    .where(and(eq(searchPattern.accountId, from), isNotNull(searchPattern.companyId)))
}

export async function forgetHits(db: Db, recordIds: string[]): Promise<void> {
  const ids = sql`${sql.param(recordIds)}::uuid[]`
  await db.delete(searchPatternHit).where(inArray(searchPatternHit.recordId, recordIds))
  await db.execute(sql`delete from search_news where record_id = any (${ids})`)
  await db.execute(sql`
    update search_pattern_watch set known = array(
      select number from unnest(known) as number
      where number <> all (array(select search_person(id) from unnest(${ids}) as id)))
    where known && array(select search_person(id) from unnest(${ids}) as id)`)
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

/** In the place of the one before; the record to scroll back to was one of that. */
export async function rememberSearch(
  db: Db,
  search: Pick<typeof lastSearch.$inferInsert, 'accountId' | 'entityType' | 'criteria' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(lastSearch)
    .values(search)
    .onConflictDoUpdate({
      target: [lastSearch.accountId, lastSearch.entityType],
      set: { criteria: search.criteria, updatedAt: search.updatedAt, recordId: null },
    })
}
