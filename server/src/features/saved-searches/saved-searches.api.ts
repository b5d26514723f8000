import type { Db } from '#platform/db/database.ts'
import { namePlaces } from './editing/name-places.ts'
import { deleteHitsOf as deleteHits, listSavedSearches, transferShared } from './saved-searches.store.ts'

export { listNewestSavedSearches } from './editing/list-newest-saved-searches.ts'
export { followPlaces } from './incremental-matching/watch-saved-search.ts'
export { transferToCompany } from './saved-searches.store.ts'

/** The saved searches of a company stay with it when the one who made them leaves; their mails end. */
export function transferSavedSearches(db: Db, from: string, to: string): Promise<void> {
  return transferShared(db, from, to)
}

/** For records that are deleted: no saved search remembers having found them. */
export async function deleteHitsOf(db: Db, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await deleteHits(db, recordIds)
}

/** An account's saved searches, for its export. */
export async function listOwnSavedSearches(db: Db, accountId: string) {
  const savedSearches = await namePlaces(db, await listSavedSearches(db, accountId))
  return savedSearches.map(({ kind, name, criteria, notificationInterval, paused, createdAt }) => ({
    kind,
    name,
    criteria,
    notificationInterval,
    paused,
    createdAt: createdAt.toISOString(),
  }))
}
