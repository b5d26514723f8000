import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { SavedSearchKind } from '../codec/saved-search-codec.ts'
import { deleteSavedSearch as deleteRow, findOwnSavedSearch } from '../saved-searches.store.ts'

export function deleteSavedSearch(
  ctx: Context,
  viewer: Viewer,
  kinds: readonly SavedSearchKind[],
  id: string,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const row = await findOwnSavedSearch(ctx.db, viewer, id, kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    await deleteRow(ctx.db, id)
    return true as const
  })
}
