import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { PatternBody, PatternBook } from '../saved-search-codec.ts'
import { countOwn, listOwn } from '../saved-searches.store.ts'
import { presentPatterns } from './present-saved-searches.ts'

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
