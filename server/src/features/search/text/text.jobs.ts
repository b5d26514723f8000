import { type Context, transaction } from '#platform/context/context.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteUnusedWords, lockIndex } from './unused-words.store.ts'

export const deleteUnusedSearchWords = defineJob('sweep-search-words', {
  cron: '20 4 * * *',
  deletes: () => [{ subject: 'search_words', after: null }],
  handler: (ctx: Context) => deleteWordsOutOfUse(ctx),
})

/** Deletes the words that no text has any more. Indexing waits meanwhile: it may be using one of them again. */
export function deleteWordsOutOfUse(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockIndex(ctx.db)
    await deleteUnusedWords(ctx.db)
  })
}
