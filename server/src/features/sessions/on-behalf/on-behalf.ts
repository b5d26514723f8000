import { onBehalfMinutes } from '@tandem/contract/on-behalf'
import { newToken } from '#platform/auth/token.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { toAuthResponse } from '../create-session.ts'
import { publishEnd } from '../end-sessions.ts'
import { deleteSession, findDevice, insertSession } from '../sessions.store.ts'
import { insertOnBehalf, markEnded } from './on-behalf.store.ts'

/**
 * A session beside the admin's own, which stays what it is. It ends by itself, and with all others of the account. Part
 * of the caller's transaction.
 */
export async function startOnBehalf(
  ctx: Context,
  { accountId, sessionId: own }: AdminViewer,
  { companyId, reason }: { companyId: string; reason: string },
) {
  const { token, hash } = newToken()
  const now = ctx.clock()
  const until = new Date(now.getTime() + onBehalfMinutes * 60_000)
  const device = await findDevice(ctx.db, own)
  const opened = { accountId, device, tokenHash: hash, now, expiresAt: until }
  const sessionId = await insertSession(ctx.db, opened)
  const id = await insertOnBehalf(ctx.db, {
    ...{ sessionId, accountId, companyId, reason, until, startedAt: now },
  })
  return { id, until, auth: toAuthResponse(token, ['company-profile-edit']) }
}

/** By its button or its time. Null where it has ended before; part of the caller's transaction. */
export async function endOnBehalf(ctx: Context, id: string) {
  const ended = await markEnded(ctx.db, id, ctx.clock())
  if (!ended) return null
  const { sessionId, accountId } = ended
  if (sessionId && accountId) {
    await deleteSession(ctx.db, sessionId)
    await publishEnd(ctx, accountId, sessionId)
  }
  return ended
}
