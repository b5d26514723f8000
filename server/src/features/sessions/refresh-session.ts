import { hashToken, newToken } from '#platform/auth/token.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RequestFacts } from '#platform/http/route.ts'
import { toAuthResponse } from './create-session.ts'
import { replaceToken, touchSession } from './sessions.store.ts'

/**
 * Two tabs that refresh with the same token each get one of their own, and both go on working.
 * The session's absolute end stays where login has set it.
 */
export async function refreshSession(
  ctx: Context,
  { sessionId, permissions }: Viewer,
  { token }: RequestFacts,
) {
  if (!token) throw new AppError('unauthenticated')
  const replacement = newToken()
  await transaction(ctx, async (ctx) => {
    const now = ctx.clock()
    // A logout may have come in between.
    if (!(await touchSession(ctx.db, sessionId, now))) throw new AppError('unauthenticated')
    const hashes = { oldHash: hashToken(token), newHash: replacement.hash }
    await replaceToken(ctx.db, { sessionId, ...hashes, now })
  })
  return toAuthResponse(replacement.token, permissions)
}
