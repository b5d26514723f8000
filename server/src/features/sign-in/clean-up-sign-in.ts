import type { Context } from '#platform/context/context.ts'
import { deleteAttemptsBefore } from '#platform/throttle/attempts.store.ts'
import { deleteChallengesExpiredBefore } from './second-factor/passkeys/challenges.store.ts'
import { deletePendingTotpsBefore } from './second-factor/totp/totp.store.ts'
import { sessionCutoffs } from './session/session-cutoffs.ts'
import { deleteExpiredSessions } from './session/sessions.store.ts'
import { deleteKnownAddressesBefore, knownAddressCutoff } from './throttle/known-addresses.store.ts'

const hourMs = 60 * 60 * 1000
/** No policy counts longer. */
const attemptRetentionMs = 25 * hourMs
/** For an authenticator app whose first code never came. */
const pendingTotpRetentionMs = 24 * hourMs

/** Deletes what no longer has any effect. */
export async function cleanUpSignIn(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await deleteExpiredSessions(ctx.db, await sessionCutoffs(ctx))
  await deleteAttemptsBefore(ctx.db, ago(attemptRetentionMs))
  await deleteKnownAddressesBefore(ctx.db, knownAddressCutoff(now))
  await deleteChallengesExpiredBefore(ctx.db, now)
  await deletePendingTotpsBefore(ctx.db, ago(pendingTotpRetentionMs))
}
