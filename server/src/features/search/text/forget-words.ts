import type { Db } from '#platform/db/database.ts'
import { deleteUnusedOf, lockIndex, refreshIndex } from './sweep-words.store.ts'

/**
 * Once a person's profiles are deleted, none of these words of theirs waits for the next sweep. Comes last in its
 * transaction: whoever holds a row that it needed may be waiting for the locks.
 */
export async function forgetWords(db: Db, words: string[]): Promise<void> {
  if (words.length === 0) return
  await lockIndex(db)
  await refreshIndex(db)
  await deleteUnusedOf(db, words)
}
