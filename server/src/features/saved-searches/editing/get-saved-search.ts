import { maxNewRecords } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { SavedSearchBody, SavedSearchCodec } from '../codec/saved-search-codec.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import {
  findHitsSince,
  findOwnSavedSearch,
  type SavedSearchRow,
  updateSavedSearch,
} from '../saved-searches.store.ts'
import { filterStillFound, presentSavedSearch } from './present-saved-searches.ts'

/** Looking at it makes its new hits known ones, for all who share it; they stay marked while the visit lasts. */
export function getSavedSearch<Body extends SavedSearchBody>(
  ctx: Context,
  viewer: Viewer,
  codec: SavedSearchCodec<Body>,
  id: string,
) {
  return transaction(ctx, async (ctx) => {
    const row = await findOwnSavedSearch(ctx.db, viewer, id, codec.kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    const presented = await presentSavedSearch(ctx, viewer, codec, row)
    const now = ctx.clock()
    const newSince = isSameVisit(row, now) ? row.newSince : row.knownUntil
    await updateSavedSearch(ctx.db, id, { lastRunAt: now, knownUntil: now, newSince })
    const came = await findHitsSince(ctx.db, [id], 'new_since')
    const newRecords = await filterStillFound(await openSavedSearch(ctx, viewer, row), came.get(id))
    return {
      ...presented,
      lastRunAt: now.toISOString(),
      newRecords: newRecords.slice(0, maxNewRecords),
    }
  })
}

const visitMs = 30 * 60 * 1000

const isSameVisit = ({ lastRunAt }: SavedSearchRow, now: Date): boolean =>
  lastRunAt !== null && now.getTime() - lastRunAt.getTime() < visitMs
