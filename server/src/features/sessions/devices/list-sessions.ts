import type { Session } from '@tandem/contract/sessions'
import type { Context } from '#platform/context/context.ts'
import { sessionCutoffs } from '../session-cutoffs.ts'
import { findLiveSessionsOf, findSignedInAccounts } from '../sessions.store.ts'

type Reader = { accountId: string; sessionId: string | null }

/** `sessionId`: the one that asks, if it is one of them. */
export async function listSessions(ctx: Context, { accountId, sessionId }: Reader): Promise<Session[]> {
  const sessions = await findLiveSessionsOf(ctx.db, accountId, await sessionCutoffs(ctx))
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === sessionId,
  }))
}

/** Accounts that are signed in, for the back office. */
export const findSignedIn = async (ctx: Context, wanted: Parameters<typeof findSignedInAccounts>[1]) =>
  findSignedInAccounts(ctx.db, wanted, await sessionCutoffs(ctx))
