import { type Context, transaction } from '#platform/context/context.ts'
import { deleteUnusedWords, lockIndex } from './sweep-words.store.ts'

/** Forgets the words that no text has any more. Whoever indexes meanwhile waits: it may be using one of them again. */
export function sweepWords(ctx: Context): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockIndex(ctx.db)
    await deleteUnusedWords(ctx.db)
  })
}
