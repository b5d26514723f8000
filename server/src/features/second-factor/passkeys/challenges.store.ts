import { and, eq, isNull, lt } from 'drizzle-orm'
import { passkeyChallenge } from '#features/second-factor/second-factor.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function insertChallenge(
  db: Db,
  handedOut: { challenge: string; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenge).values(handedOut)
}

/** Of many parallel answers to one challenge one gets it. */
export async function consumeChallenge(
  db: Db,
  { challenge, accountId, now }: { challenge: string; accountId: string | null; now: Date },
): Promise<boolean> {
  const isWhose = accountId ? eq(passkeyChallenge.accountId, accountId) : isNull(passkeyChallenge.accountId)
  const [taken] = await db
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.challenge, challenge), isWhose))
    .returning({ expiresAt: passkeyChallenge.expiresAt })
  return taken !== undefined && taken.expiresAt > now
}

export async function deleteChallengesExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, instant))
}
