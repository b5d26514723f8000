import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { type SavedSearchBody, type SavedSearchCodec, toColumns } from '../codec/saved-search-codec.ts'
import { watchSavedSearch } from '../incremental-matching/watch-saved-search.ts'
import {
  deleteUnread,
  findOwnSavedSearch,
  nextRevision,
  skipUnread,
  updateSavedSearch as updateRow,
} from '../saved-searches.store.ts'
import { presentSavedSearch } from './present-saved-searches.ts'
import { requireReferences } from './require-references.ts'

/** With other criteria it begins anew: what it then finds is known. */
export function updateSavedSearch<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  { id, revision, body }: { id: string; revision: number | undefined; body: Body },
) {
  return transaction(ctx, async (ctx) => {
    const row = await findOwnSavedSearch(ctx.db, viewer, id, codec.kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    const columns = toColumns(body)
    const before = toColumns(codec.read(row))
    if (isDeepStrictEqual(columns, before)) return presentSavedSearch(ctx, viewer, codec, row)
    if (revision !== undefined && revision !== row.revision)
      throw new ChangedElsewhere(await presentSavedSearch(ctx, viewer, codec, row))
    await requireReferences(ctx, viewer, body)
    const now = ctx.clock()
    const isOther = !isDeepStrictEqual(columns.criteria, before.criteria)
    // What came while no mail was wanted is not mailed later.
    if (before.notificationInterval === 'never') await skipUnread(ctx.db, id, now)
    const updated = await updateRow(ctx.db, id, {
      ...columns,
      kind: codec.kindOf(body),
      revision: nextRevision,
      updatedAt: now,
      ...(isOther && { knownUntil: now, newSince: now }),
    })
    if (isOther) {
      await watchSavedSearch(ctx, viewer, updated, body)
      await deleteUnread(ctx.db, id)
    }
    return presentSavedSearch(ctx, viewer, codec, updated)
  })
}
