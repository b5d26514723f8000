import { and, eq, isNull } from 'drizzle-orm'
import { recoveryCode } from '#features/second-factor/second-factor.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, accountId)
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ accountId, hash })))
}

export async function deleteRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
}

/** Uses a code up; of many parallel tries one is told that it could. */
export async function redeemRecoveryCode(
  db: Db,
  accountId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(isUnused(accountId), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash })
  return used.length > 0
}

export const countRecoveryCodes = (db: Db, accountId: string): Promise<number> =>
  db.$count(recoveryCode, isUnused(accountId))

const isUnused = (accountId: string) =>
  and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt))
