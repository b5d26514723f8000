import type { BookmarkSharing, setBookmarkSharing as endpoint } from '@tandem/contract/bookmarks'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { CompanyViewer, Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { publishToCompany } from './publish-bookmarks.ts'
import { findSharing, listSharing, setSharing } from './sharing.store.ts'

export async function getBookmarkSharing(
  ctx: Context,
  { accountId, companyId }: CompanyViewer,
): Promise<BookmarkSharing> {
  const colleagues = await listSharing(ctx.db, companyId, accountId)
  return {
    mode: await findSharing(ctx.db, accountId),
    colleagues: colleagues.map(({ accountId, name }) => ({ accountId, name })),
  }
}

export function setBookmarkSharing(
  ctx: Context,
  viewer: CompanyViewer,
  { body: { mode } }: HandlerInput<typeof endpoint>,
): Promise<BookmarkSharing> {
  return transaction(ctx, async (ctx) => {
    await setSharing(ctx.db, viewer.accountId, mode, ctx.clock())
    await publishToCompany(ctx, viewer)
    return getBookmarkSharing(ctx, viewer)
  })
}

/** Throws `not_found` for an account that is no colleague, or does not share. */
export async function requireSharing(ctx: Context, viewer: Viewer, accountId: string) {
  if (viewer.type !== 'company') throw new AppError('not_found')
  const colleagues = await listSharing(ctx.db, viewer.companyId, viewer.accountId)
  const owner = colleagues.find((each) => each.accountId === accountId)
  if (!owner) throw new AppError('not_found')
  return owner
}
