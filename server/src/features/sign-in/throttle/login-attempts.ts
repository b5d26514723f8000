import type { Context } from '#platform/context/context.ts'
import { type AttemptPolicy, passwordGuesses } from '#platform/throttle/attempt-policy.ts'
import { type AttemptKey, findNextAttemptTime, recordAttempt } from '#platform/throttle/attempts.store.ts'
import { consumeAttempt, tooManyRequests } from '#platform/throttle/consume-attempt.ts'
import { accountKey, addressKey, pairKey } from './throttle-keys.ts'

const minute = 60

type Tried = { email: string; clientAddress: string }

/**
 * Where the account has signed in before, only tries of that pair count: a stranger who keeps guessing, also one
 * behind the same address, cannot lock the owner out.
 */
export async function consumeLoginAttempt(
  ctx: Context,
  { email, clientAddress, isKnown }: Tried & { isKnown: boolean },
): Promise<void> {
  const now = ctx.clock()
  const address = addressKey(ctx, clientAddress)
  // Asked for in any case: the time must not tell who is known here.
  const until = await findNextAttemptTime(ctx.db, ofAddress(address), addressPolicy(ctx), now)
  if (until && !isKnown) throw tooManyRequests(until, now)
  const key = isKnown ? pairKey(ctx, email, address) : accountKey(ctx, email)
  await consumeAttempt(ctx, { scope: 'login_account', key }, passwordGuesses)
}

/** Of the address, which only failures count for: a class that signs in at once is not slowed. */
export async function recordLoginFailure(ctx: Context, clientAddress: string): Promise<void> {
  await recordAttempt(ctx.db, ofAddress(addressKey(ctx, clientAddress)), addressPolicy(ctx), ctx.clock())
}

const ofAddress = (key: string): AttemptKey => ({ scope: 'login_address', key })

/** Of passwords from one client address. It may be that of a whole school, so the wait is short. */
const addressPolicy = ({ config }: Context): AttemptPolicy => ({
  threshold: Math.ceil(5 * config.http.rateLimitFactor),
  firstWait: 1,
  maxWait: minute,
  forgetAfter: 15 * minute,
})
