import type { HandlerInput } from '@tandem/contract/endpoint'
import type { endSession as endpoint } from '@tandem/contract/sessions'
import { deleteDevicesOf, deleteDevicesOfSession } from '#features/push/push.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { deleteSessionOf, deleteSessionsOf } from './sessions.store.ts'

export async function logout(ctx: Context, { accountId, sessionId }: Viewer): Promise<true> {
  await transaction(ctx, (ctx) => endSessionOf(ctx, accountId, sessionId))
  return true
}

/** One of the own sessions. Its tokens are dead from now on in every process, for each looks them up. */
export async function endSession(
  ctx: Context,
  { accountId }: Viewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<true> {
  await transaction(ctx, async (ctx) => {
    if (!(await endSessionOf(ctx, accountId, params.id))) throw new AppError('not_found')
  })
  return true
}

/** With what its browser is told by push. Part of the caller's transaction. Says whether there was one. */
export async function endSessionOf(ctx: Context, accountId: string, sessionId: string): Promise<boolean> {
  // First: with the session's row, its devices would lose who they belong to.
  await deleteDevicesOfSession(ctx.db, accountId, sessionId)
  const isEnded = await deleteSessionOf(ctx.db, accountId, sessionId)
  if (isEnded) await publishEnd(ctx, accountId, sessionId)
  return isEnded
}

export async function endOtherSessions(ctx: Context, { accountId, sessionId }: Viewer): Promise<true> {
  await transaction(ctx, (ctx) => endSessions(ctx, accountId, { except: sessionId }))
  return true
}

/**
 * Ends an account's sessions and push messages on every device, but for the session named; part of the caller's
 * transaction. Says how many sessions.
 */
export async function endSessions(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  await deleteDevicesOf(ctx.db, accountId, except)
  const ended = await deleteSessionsOf(ctx.db, accountId, except)
  for (const sessionId of ended) await publishEnd(ctx, accountId, sessionId)
  return ended.length
}

export const publishEnd = (ctx: Pick<Context, 'db'>, accountId: string, sessionId: string) =>
  publish(ctx.db, { accountIds: [accountId], type: 'session_ended', data: { sessionId } })
