import { saveKnownAddress } from '#features/sessions/sessions.api.ts'
import type { Context } from '#platform/context/context.ts'
import { deleteAttempts } from '#platform/throttle/attempts.store.ts'
import { accountKey, addressKey, pairKey } from './throttle-keys.ts'

type Owner = { accountId: string; email: string; clientAddress: string }

/**
 * After a sign-in or a password reset: the account's count begins anew, and its owner is known at this address from
 * now on. Part of the caller's transaction.
 */
export async function recordSuccessfulLogin(
  ctx: Context,
  { accountId, email, clientAddress }: Owner,
): Promise<void> {
  const addressHash = addressKey(ctx, clientAddress)
  const keys = [accountKey(ctx, email), pairKey(ctx, email, addressHash)]
  await deleteAttempts(ctx.db, 'login_account', keys)
  await saveKnownAddress(ctx.db, { accountId, addressHash, now: ctx.clock() })
}
