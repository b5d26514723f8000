import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { lastSearch } from './search.schema.ts'

export async function clearLastRecords(db: Db, recordIds: string[]): Promise<void> {
  await db.update(lastSearch).set({ recordId: null }).where(inArray(lastSearch.recordId, recordIds))
}

export function listLastSearches(db: Db, accountId: string) {
  return db
    .select()
    .from(lastSearch)
    .where(eq(lastSearch.accountId, accountId))
    .orderBy(lastSearch.entityType)
}

/** In the place of the one before; the record to scroll back to was one of that. */
export async function saveLastSearch(
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
