import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { PatternKind } from '../saved-search-codec.ts'
import { deletePattern as deleteRow, findOwn } from '../saved-searches.store.ts'

export function deletePattern(
  ctx: Context,
  viewer: Viewer,
  kinds: readonly PatternKind[],
  id: string,
): Promise<true> {
  return transaction(ctx, async (ctx) => {
    const row = await findOwn(ctx.db, viewer, id, kinds, 'no key update')
    if (!row) throw new AppError('not_found')
    await deleteRow(ctx.db, id)
    return true as const
  })
}
