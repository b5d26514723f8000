import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { lastSearch } from './search.schema.ts'

export function listLastSearches(db: Db, accountId: string) {
  return db
    .select()
    .from(lastSearch)
    .where(eq(lastSearch.accountId, accountId))
    .orderBy(lastSearch.entityType)
}

/** In the place of the one before. */
export async function saveLastSearch(
  db: Db,
  search: Pick<typeof lastSearch.$inferInsert, 'accountId' | 'entityType' | 'criteria' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(lastSearch)
    .values(search)
    .onConflictDoUpdate({
      target: [lastSearch.accountId, lastSearch.entityType],
      set: { criteria: search.criteria, updatedAt: search.updatedAt },
    })
}
