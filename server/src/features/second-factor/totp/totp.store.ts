import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { totp } from '#features/second-factor/second-factor.schema.ts'
import type { Db } from '#platform/db/database.ts'

export async function findTotp(db: Db, accountId: string) {
  const [found] = await db.select().from(totp).where(eq(totp.accountId, accountId))
  return found ?? null
}

/** Of all accounts, the app in use. */
export async function listSealedTotps(db: Db): Promise<{ accountId: string; secret: string }[]> {
  const found = await db.select({ accountId: totp.accountId, secret: totp.secret }).from(totp)
  return found.flatMap(({ accountId, secret }) => (secret === null ? [] : [{ accountId, secret }]))
}

/** Beside the app in use, which goes on working until the new one's first code was confirmed. */
export async function savePendingTotp(
  db: Db,
  pending: { accountId: string; pendingSecret: string; pendingSince: Date },
): Promise<void> {
  const { accountId, ...set } = pending
  await db.insert(totp).values(pending).onConflictDoUpdate({ target: totp.accountId, set })
}

/** Says whether it was still the pending one. */
export async function confirmPendingTotp(
  db: Db,
  confirmed: { accountId: string; pendingSecret: string; lastStep: number; now: Date },
): Promise<boolean> {
  const { accountId, pendingSecret, lastStep, now } = confirmed
  const updated = await db
    .update(totp)
    .set({ secret: pendingSecret, confirmedAt: now, lastStep, pendingSecret: null, pendingSince: null })
    .where(and(eq(totp.accountId, accountId), eq(totp.pendingSecret, pendingSecret)))
    .returning({ accountId: totp.accountId })
  return updated.length > 0
}

/** Uses a half minute up; of many parallel tries with its code one is told that it could. */
export async function consumeTotpStep(
  db: Db,
  accountId: string,
  secret: string,
  step: number,
): Promise<boolean> {
  const used = await db
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.accountId, accountId), eq(totp.secret, secret), lt(totp.lastStep, step)))
    .returning({ accountId: totp.accountId })
  return used.length > 0
}

/** Says whether there was one in use. */
export async function deleteTotp(db: Db, accountId: string): Promise<boolean> {
  const deleted = await db
    .delete(totp)
    .where(eq(totp.accountId, accountId))
    .returning({ confirmedAt: totp.confirmedAt })
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Forgets what was begun before this and never confirmed. */
export async function deletePendingTotpsBefore(db: Db, instant: Date): Promise<void> {
  const isOld = lt(totp.pendingSince, instant)
  await db.delete(totp).where(and(isOld, isNull(totp.confirmedAt)))
  await db
    .update(totp)
    .set({ pendingSecret: null, pendingSince: null })
    .where(and(isOld, isNotNull(totp.confirmedAt)))
}
