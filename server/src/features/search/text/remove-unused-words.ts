import type { Db } from '#platform/db/database.ts'
import { deleteUnusedAmong, lockIndex, refreshIndex } from './unused-words.store.ts'

/**
 * Takes those of these words out of the vocabulary that no text has any more: after an erasure they must not wait for
 * the nightly sweep. Call it last in the transaction: it takes all locks of the index, for which others may be waiting
 * while they hold rows that an earlier statement would need.
 */
export async function removeUnusedWords(db: Db, words: string[]): Promise<void> {
  if (words.length === 0) return
  await lockIndex(db)
  await refreshIndex(db)
  await deleteUnusedAmong(db, words)
}
