import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { PatternBody, PatternBook } from '../pattern-book.ts'
import { countOwn, listOwn } from '../patterns.store.ts'
import { presentPatterns } from './present-patterns.ts'

/** The newest first. */
export async function listPatterns<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  paging: { page: number; perPage: number },
) {
  const rows = await listOwn(ctx.db, viewer, book.kinds, paging)
  return {
    items: await presentPatterns(ctx, viewer, book, rows),
    total: await countOwn(ctx.db, viewer, book.kinds),
  }
}
