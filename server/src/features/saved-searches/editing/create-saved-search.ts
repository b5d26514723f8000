import { maxPatterns } from '@tandem/contract/saved-searches'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { watchPattern } from '../incremental-matching/watch-saved-search.ts'
import { type PatternBody, type PatternBook, toColumns } from '../saved-search-codec.ts'
import { countOwn, insertPattern, lockOwn } from '../saved-searches.store.ts'
import { presentPattern } from './present-saved-searches.ts'
import { requireReferences } from './require-references.ts'

export function createPattern<Body extends PatternBody>(
  ctx: Context,
  viewer: Viewer,
  book: PatternBook<Body>,
  body: Body,
) {
  return transaction(ctx, async (ctx) => {
    await requireReferences(ctx, viewer, body)
    await lockOwn(ctx.db, viewer)
    if ((await countOwn(ctx.db, viewer, book.kinds)) >= maxPatterns) throw new AppError('too_many_patterns')
    const now = ctx.clock()
    const row = await insertPattern(ctx.db, {
      ...toColumns(body),
      kind: book.kindOf(body),
      accountId: viewer.accountId,
      companyId: viewer.type === 'company' ? viewer.companyId : null,
      ...{ knownUntil: now, newSince: now, createdAt: now, updatedAt: now },
    })
    await watchPattern(ctx, viewer, row, body)
    return presentPattern(ctx, viewer, book, row)
  })
}
