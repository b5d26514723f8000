import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, oneTimeToken } from '../accounts.schema.ts'

type Purpose = (typeof oneTimeToken.$inferSelect)['purpose']
type NewToken = { hash: string; accountId: string; purpose: Purpose; now: Date; expiresAt: Date }

/** From now on this is the account's only token for the purpose. */
export async function issueToken(db: Db, token: NewToken): Promise<void> {
  const { hash, accountId, purpose, now, expiresAt } = token
  await db
    .update(oneTimeToken)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeToken.accountId, accountId),
        eq(oneTimeToken.purpose, purpose),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, now),
      ),
    )
  await db.insert(oneTimeToken).values({ hash, accountId, purpose, expiresAt, createdAt: now })
}

/** Uses a token up and says whose it was; of many parallel tries one gets an answer, the others null. */
export async function redeemToken(db: Db, hash: string, purpose: Purpose, now: Date): Promise<string | null> {
  const [redeemed] = await db
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeToken.hash, hash),
        eq(oneTimeToken.purpose, purpose),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, now),
      ),
    )
    .returning({ accountId: oneTimeToken.accountId })
  return redeemed?.accountId ?? null
}

/** When the account was confirmed that this token, used or expired, was sent to. */
export async function findConfirmationByToken(db: Db, hash: string): Promise<Date | null> {
  const [found] = await db
    .select({ confirmedAt: account.confirmedAt })
    .from(oneTimeToken)
    .innerJoin(account, eq(account.id, oneTimeToken.accountId))
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, 'confirm_account')))
  return found?.confirmedAt ?? null
}

export async function deleteTokensExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, instant))
}
