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

export async function updateConsentAt(db: Db, accountId: string, now: Date): Promise<void> {
  await db.update(account).set({ consentAt: now }).where(eq(account.id, accountId))
}

export async function renewLifetime(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(account)
    .set({ renewedAt: now, warnedDays: null, hiddenAt: null })
    .where(and(eq(account.id, accountId), isNull(account.lockedAt)))
}

/** The oldest first. */
export async function findAccounts(db: Db, accountIds: string[]) {
  if (accountIds.length === 0) return []
  const { id, type, locale, firstName, lastName, email, permissions } = account
  const { confirmedAt, hiddenAt, lockedAt, deletionDueAt } = account
  return db
    .select({
      ...{ id, type, locale, firstName, lastName, email, permissions },
      ...{ confirmedAt, hiddenAt, lockedAt, deletionDueAt },
    })
    .from(account)
    .where(inArray(id, accountIds))
    .orderBy(asc(id))
}

const mayActInBackend = and(
  eq(account.type, 'admin'),
  arrayContains(account.permissions, ['backend']),
  isNotNull(account.confirmedAt),
  isNull(account.lockedAt),
)

/** Those who may act in the back office, one of them or all. */
export async function findBackendAdmins(db: Db, accountId?: string) {
  const { id, email, locale, type } = account
  return db
    .select({ id, email, locale, type })
    .from(account)
    .where(and(mayActInBackend, accountId === undefined ? undefined : eq(id, accountId)))
}

/** Of them those who want to be told that companies wait. */
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
        mayActInBackend,
        sql`coalesce(${accountSubscription.enabled}, true)`,
        accountId === undefined ? undefined : eq(id, accountId),
      ),
    )
}

/** Until the transaction ends the account can neither change nor be deleted by anybody else. */
export async function lockAccount(db: Db, accountId: string) {
  const [locked] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
  return locked ?? null
}

/** The admins who can sign in. Of several that leave at once, each finds only those who are still there. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const admins = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.type, 'admin'), isNotNull(account.confirmedAt), isNull(account.lockedAt)))
    .orderBy(account.id)
    .for('update')
  return admins.map(({ id }) => id)
}

export async function grantColleagueManagement(db: Db, accountId: string): Promise<void> {
  await db
    .update(account)
    .set({
      permissions: sql`array_append(${account.permissions}, 'company-colleagues-manage')`,
      permissionsRevision: sql`${account.permissionsRevision} + 1`,
    })
    .where(eq(account.id, accountId))
}

/** Of these, the ones that nobody confirmed. */
export async function deleteUnconfirmedAmong(db: Db, accountIds: string[]): Promise<void> {
  await db.delete(account).where(and(isNull(account.confirmedAt), inArray(account.id, accountIds)))
}

/** With everything that hangs on it. */
export async function deleteAccountRow(db: Db, accountId: string): Promise<void> {
  await db.delete(account).where(eq(account.id, accountId))
}
