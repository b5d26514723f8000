import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, accountSubscription } from './accounts.schema.ts'

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

/** The oldest first. */
export async function findAccounts(db: Db, accountIds: string[]) {
  if (accountIds.length === 0) return []
  const { id, firstName, lastName, email, confirmedAt, permissions } = account
  return db
    .select({ id, firstName, lastName, email, confirmedAt, permissions })
    .from(account)
    .where(inArray(id, accountIds))
    .orderBy(asc(id))
}

/** Those in the back office who want to be told that companies wait, one of them or all. */
export async function findToldOfWaiting(db: Db, accountId?: string) {
  const { id, email, locale, type } = account
  return db
    .select({ id, email, locale, type })
    .from(account)
    .leftJoin(
      accountSubscription,
      and(eq(accountSubscription.accountId, id), eq(accountSubscription.subscription, 'waiting_companies')),
    )
    .where(
      and(
        eq(type, 'admin'),
        arrayContains(account.permissions, ['backend']),
        isNotNull(account.confirmedAt),
        sql`coalesce(${accountSubscription.enabled}, true)`,
        accountId === undefined ? undefined : eq(id, accountId),
      ),
    )
}
