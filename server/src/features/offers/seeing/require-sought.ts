import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { restrictedTo } from './restricted-to.ts'
import { isSought } from './sought.store.ts'

/** Throws `not_found` for an offer that is published only to others. */
export async function requireSought(ctx: Context, viewer: Viewer, offerId: string): Promise<void> {
  const applicantId = await restrictedTo(ctx, viewer)
  if (applicantId && !(await isSought(ctx.db, applicantId, offerId))) throw new AppError('not_found')
}
