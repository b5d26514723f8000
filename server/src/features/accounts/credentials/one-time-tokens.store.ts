import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, oneTimeToken } from '../accounts.schema.ts'

export type Purpose = (typeof oneTimeToken.$inferSelect)['purpose']
type NewToken = {
  hash: string
  accountId: string
  purpose: Purpose
  email?: string
  now: Date
  expiresAt: Date
}

/** From now on this is the account's only token for the purpose. */
export async function issueToken(db: Db, { now, ...token }: NewToken): Promise<void> {
  // One after the other, or two at once would leave two.
  await db.select({ id: account.id }).from(account).where(eq(account.id, token.accountId)).for('update')
  await expireTokens(db, token.accountId, [token.purpose], now)
  await db.insert(oneTimeToken).values({ ...token, createdAt: now })
}

/** Those that were not used will not be. */
export async function expireTokens(db: Db, accountId: string, purposes: Purpose[], now: Date): Promise<void> {
  await db
    .update(oneTimeToken)
    .set({ expiresAt: now })
    .where(and(eq(oneTimeToken.accountId, accountId), inArray(oneTimeToken.purpose, purposes), isLive(now)))
}

/** Uses a token up and says whose it was; of many parallel tries one gets an answer, the others null. */
export async function redeemToken(db: Db, hash: string, purpose: Purpose, now: Date) {
  const [redeemed] = await db
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, purpose), isLive(now)))
    .returning(ofToken)
  return redeemed ?? null
}

/** Whose token it is, without using it up. */
export async function findLiveToken(db: Db, hash: string, purpose: Purpose, now: Date) {
  const [found] = await db
    .select(ofToken)
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, hash), eq(oneTimeToken.purpose, purpose), isLive(now)))
  return found ?? null
}

/** The address that an account has asked for and not confirmed yet. */
export async function findPendingEmail(db: Db, accountId: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ email: oneTimeToken.email })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.accountId, accountId), eq(oneTimeToken.purpose, 'change_email'), isLive(now)))
  return found?.email ?? null
}

/** Whether this token, used or expired, was sent to confirm something that is confirmed by now. */
export async function wasConfirmed(db: Db, hash: string): Promise<boolean> {
  const [found] = await db
    .select({
      purpose: oneTimeToken.purpose,
      usedAt: oneTimeToken.usedAt,
      confirmedAt: account.confirmedAt,
    })
    .from(oneTimeToken)
    .innerJoin(account, eq(account.id, oneTimeToken.accountId))
    .where(
      and(eq(oneTimeToken.hash, hash), inArray(oneTimeToken.purpose, ['confirm_account', 'change_email'])),
    )
  if (!found) return false
  return found.purpose === 'confirm_account' ? found.confirmedAt !== null : found.usedAt !== null
}

export async function deleteTokensExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, instant))
}

const ofToken = { accountId: oneTimeToken.accountId, email: oneTimeToken.email }

const isLive = (now: Date) => and(isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, now))
