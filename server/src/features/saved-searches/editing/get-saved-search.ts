import { namedNewRecords } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { openSaved } from '../open-saved-search.ts'
import type { PatternBody, PatternBook } from '../saved-search-codec.ts'
import { findNew, findOwn, type PatternRow, updatePattern } from '../saved-searches.store.ts'
import { presentPattern, stillFound } from './present-saved-searches.ts'

/** Looking at it makes its new hits known ones, for all who share it; they stay marked while the visit lasts. */
export function getPattern<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  id: string,
) {
  return transaction(ctx, async (ctx) => {
    const row = await findOwn(ctx.db, viewer, id, book.kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    const presented = await presentPattern(ctx, viewer, book, row)
    const now = ctx.clock()
    const newSince = isSameVisit(row, now) ? row.newSince : row.knownUntil
    await updatePattern(ctx.db, id, { lastRunAt: now, knownUntil: now, newSince })
    const came = await findNew(ctx.db, [id], 'new_since')
    const newRecords = await stillFound(await openSaved(ctx, viewer, row), came.get(id))
    return {
      ...presented,
      lastRunAt: now.toISOString(),
      newRecords: newRecords.slice(0, namedNewRecords),
    }
  })
}

const visitMs = 30 * 60 * 1000

const isSameVisit = ({ lastRunAt }: PatternRow, now: Date): boolean =>
  lastRunAt !== null && now.getTime() - lastRunAt.getTime() < visitMs
