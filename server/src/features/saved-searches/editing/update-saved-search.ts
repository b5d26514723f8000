import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { watchPattern } from '../incremental-matching/watch-saved-search.ts'
import { type PatternBody, type PatternBook, toColumns } from '../saved-search-codec.ts'
import { findOwn, forgetUntold, passOver, updatePattern as updateRow } from '../saved-searches.store.ts'
import { presentPattern } from './present-saved-searches.ts'
import { requireReferences } from './require-references.ts'

/** With other criteria it begins anew: what it then finds is known. */
export function updatePattern<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  { id, body }: { id: string; body: Body },
) {
  return transaction(ctx, async (ctx) => {
    const row = await findOwn(ctx.db, viewer, id, book.kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    await requireReferences(ctx, viewer, body)
    const now = ctx.clock()
    const columns = toColumns(body)
    const before = toColumns(book.read(row))
    const isOther = !isDeepStrictEqual(columns.criteria, before.criteria)
    // What came while no mail was wanted is not told of later.
    if (before.notificationInterval === 'never') await passOver(ctx.db, id, now)
    const updated = await updateRow(ctx.db, id, {
      ...columns,
      kind: book.kindOf(body),
      updatedAt: now,
      ...(isOther && { knownUntil: now, newSince: now }),
    })
    if (isOther) {
      await watchPattern(ctx, viewer, updated, body)
      await forgetUntold(ctx.db, id)
    }
    return presentPattern(ctx, viewer, book, updated)
  })
}
