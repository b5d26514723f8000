import type { Db } from '#platform/db/database.ts'
import { namePlaces } from './editing/name-places.ts'
import { forgetHits, listPatterns, moveSharedPatterns } from './saved-searches.store.ts'

export { listNewestPatterns } from './editing/list-newest-saved-searches.ts'

/** The saved searches of a company stay with it when the one who made them leaves; their mails end. */
export function handOverSearches(db: Db, from: string, to: string): Promise<void> {
  return moveSharedPatterns(db, from, to)
}

/** For records that are deleted: no saved search remembers having found them. */
export async function forgetFound(db: Db, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await forgetHits(db, recordIds)
}

/** An account's saved searches, for its export. */
export async function listOwnSavedSearches(db: Db, accountId: string) {
  const patterns = await namePlaces(db, await listPatterns(db, accountId))
  return patterns.map(({ kind, name, criteria, notificationInterval, paused, createdAt }) => ({
    kind,
    name,
    criteria,
    notificationInterval,
    paused,
    createdAt: createdAt.toISOString(),
  }))
}
