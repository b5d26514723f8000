import type { Context } from '#platform/context/context.ts'
import { deleteChallengesExpiredBefore } from './passkeys/challenges.store.ts'
import { deletePendingTotpsBefore } from './totp/totp.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Forgets what was begun and never ended. */
export async function sweepSecondFactor(ctx: Context): Promise<void> {
  const now = ctx.clock()
  await deleteChallengesExpiredBefore(ctx.db, now)
  await deletePendingTotpsBefore(ctx.db, new Date(now.getTime() - dayMs))
}
