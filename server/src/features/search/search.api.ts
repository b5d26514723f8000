import { namePlaces } from '#features/saved-searches/editing/name-places.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetHits, listLastSearches, listPatterns, moveSharedPatterns } from './search.store.ts'

export { listNewestPatterns } from '#features/saved-searches/editing/list-newest-saved-searches.ts'
export { findProfiles, type ProfileQuery } from './profiles/find-profiles.ts'
export { forgetWords } from './text/forget-words.ts'
export { wordsOfProfiles } from './text/sweep-words.store.ts'

/** The saved searches of a company stay with it when the one who made them leaves; their mails end. */
export function handOverSearches(db: Db, from: string, to: string): Promise<void> {
  return moveSharedPatterns(db, from, to)
}

/** For records that are deleted: nobody's search remembers having found them. */
export async function forgetFound(db: Db, recordIds: string[]): Promise<void> {
  if (recordIds.length > 0) await forgetHits(db, recordIds)
}

/** What an account has looked for, as it is to be told of it. */
export async function listOwnSearches(db: Db, accountId: string) {
  const patterns = await namePlaces(db, await listPatterns(db, accountId))
  const last = await listLastSearches(db, accountId)
  return {
    saved: patterns.map(({ kind, name, criteria, notificationInterval, paused, createdAt }) => ({
      kind,
      name,
      criteria,
      notificationInterval,
      paused,
      createdAt: createdAt.toISOString(),
    })),
    last: last.map(({ entityType, criteria, updatedAt }) => ({
      entityType,
      criteria,
      updatedAt: updatedAt.toISOString(),
    })),
  }
}
