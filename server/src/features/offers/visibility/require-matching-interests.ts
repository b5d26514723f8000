import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { interestRestriction } from './interest-restriction.ts'
import { isMatchingInterests } from './interests.store.ts'

/** Throws `not_found` for an offer that is published only to others. */
export async function requireMatchingInterests(
  ctx: Context,
  viewer: Viewer | null,
  offerId: string,
): Promise<void> {
  const applicantId = await interestRestriction(ctx, viewer)
  if (applicantId && !(await isMatchingInterests(ctx.db, applicantId, offerId)))
    throw new AppError('not_found')
}
