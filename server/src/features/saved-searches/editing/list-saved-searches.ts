import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { SavedSearchBody, SavedSearchCodec } from '../codec/saved-search-codec.ts'
import { countOwnSavedSearches, listOwnSavedSearches } from '../saved-searches.store.ts'
import { presentSavedSearches } from './present-saved-searches.ts'

/** The newest first. */
export async function listSavedSearches<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  paging: { page: number; perPage: number },
) {
  const rows = await listOwnSavedSearches(ctx.db, viewer, codec.kinds, paging)
  return {
    items: await presentSavedSearches(ctx, viewer, codec, rows),
    total: await countOwnSavedSearches(ctx.db, viewer, codec.kinds),
  }
}
