import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account } from './accounts.schema.ts'

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
    .where(and(eq(account.type, 'admin'), isNotNull(account.confirmedAt)))
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
