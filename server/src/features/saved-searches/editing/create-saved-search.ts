import { maxSavedSearches } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type SavedSearchBody, type SavedSearchCodec, toColumns } from '../codec/saved-search-codec.ts'
import { watchSavedSearch } from '../incremental-matching/watch-saved-search.ts'
import { countOwnSavedSearches, insertSavedSearch, lockOwnSavedSearches } from '../saved-searches.store.ts'
import { presentSavedSearch } from './present-saved-searches.ts'
import { requireReferences } from './require-references.ts'

export function createSavedSearch<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  body: Body,
) {
  return transaction(ctx, async (ctx) => {
    await requireReferences(ctx, viewer, body)
    await lockOwnSavedSearches(ctx.db, viewer)
    if ((await countOwnSavedSearches(ctx.db, viewer, codec.kinds)) >= maxSavedSearches)
      throw new AppError('too_many_saved_searches')
    const now = ctx.clock()
    const row = await insertSavedSearch(ctx.db, {
      ...toColumns(body),
      kind: codec.kindOf(body),
      accountId: viewer.accountId,
      companyId: viewer.type === 'company' ? viewer.companyId : null,
      ...{ knownUntil: now, newSince: now, createdAt: now, updatedAt: now },
    })
    await watchSavedSearch(ctx, viewer, row, body)
    return presentSavedSearch(ctx, viewer, codec, row)
  })
}
