import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, oneTimeToken } from '../accounts.schema.ts'

/** `from`: only while that is still the hash, so that of two changes at once one holds and the other learns of it. */
export async function updatePassword(
  db: Db,
  accountId: string,
  change: { from?: string; to: string; now: Date },
): Promise<boolean> {
  const asFound = change.from === undefined ? undefined : eq(account.passwordHash, change.from)
  const updated = await db
    .update(account)
    .set({ passwordHash: change.to, updatedAt: change.now })
    .where(and(eq(account.id, accountId), asFound))
    .returning({ id: account.id })
  return updated.length > 0
}

export async function updateEmail(db: Db, accountId: string, email: string, now: Date): Promise<void> {
  await db.update(account).set({ email, updatedAt: now }).where(eq(account.id, accountId))
}

/** The token of a change that was just made remembers the address before, for the mail that goes there. */
export async function saveFormerAddress(db: Db, hash: string, email: string): Promise<void> {
  await db.update(oneTimeToken).set({ email }).where(eq(oneTimeToken.hash, hash))
}

/** Of a change that was made: whose, and the address before. */
export async function findEmailChange(db: Db, hash: string) {
  const [found] = await db
    .select({ account, formerEmail: oneTimeToken.email })
    .from(oneTimeToken)
    .innerJoin(account, eq(account.id, oneTimeToken.accountId))
    .where(eq(oneTimeToken.hash, hash))
  return found ?? null
}

/** Gives the open change of an address a token in the place of its last one; null when there is none to be made. */
export async function replaceChangeToken(
  db: Db,
  accountId: string,
  { hash, now }: { hash: string; now: Date },
): Promise<string | null> {
  const isOpen = and(
    eq(oneTimeToken.purpose, 'change_email'),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  )
  const [replaced] = await db
    .update(oneTimeToken)
    .set({ hash })
    .where(and(eq(oneTimeToken.accountId, accountId), isOpen))
    .returning({ email: oneTimeToken.email })
  return replaced?.email ?? null
}
