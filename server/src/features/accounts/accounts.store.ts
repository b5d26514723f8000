import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account } from './accounts.schema.ts'

export async function findAccountById(db: Db, accountId: string) {
  const [found] = await db.select().from(account).where(eq(account.id, accountId))
  return found ?? null
}

export async function findAccountByEmail(db: Db, email: string) {
  const [found] = await db.select().from(account).where(eq(account.email, email))
  return found ?? null
}

export async function markConfirmed(db: Db, accountId: string, now: Date) {
  const [confirmed] = await db
    .update(account)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(account.id, accountId), isNull(account.confirmedAt)))
    .returning({ type: account.type })
  return confirmed ?? null
}

type OwnData = Pick<typeof account.$inferInsert, 'firstName' | 'lastName' | 'locale' | 'updatedAt'>

export async function updateOwnAccount(db: Db, accountId: string, data: OwnData): Promise<void> {
  await db.update(account).set(data).where(eq(account.id, accountId))
}

export async function renewLifetime(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(account)
    .set({ renewedAt: now, warnedDays: null, hiddenAt: null })
    .where(eq(account.id, accountId))
}
