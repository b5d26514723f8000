import type { Context } from '#platform/context/context.ts'
import { deleteAttemptsBefore } from '#platform/throttle/attempts.store.ts'
import { deleteKnownAddressesBefore } from './known-addresses.store.ts'
import { knownSince } from './known-since.ts'

/** No policy remembers longer. */
const attemptMemoryMs = 25 * 60 * 60 * 1000

export async function sweepThrottle(ctx: Context): Promise<void> {
  const now = ctx.clock()
  await deleteAttemptsBefore(ctx.db, new Date(now.getTime() - attemptMemoryMs))
  await deleteKnownAddressesBefore(ctx.db, knownSince(now))
}
