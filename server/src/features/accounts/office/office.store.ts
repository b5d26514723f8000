import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account } from '../accounts.schema.ts'

const nextRevision = sql`${account.officeRevision} + 1`

type Change = Partial<typeof account.$inferInsert>

/** What admins do about an account. */
export async function updateByOffice(db: Db, accountId: string, change: Change): Promise<void> {
  await db
    .update(account)
    .set({ ...change, officeRevision: nextRevision })
    .where(eq(account.id, accountId))
}

/** Of a registration that nobody confirmed. */
export async function updateUnconfirmedEmail(db: Db, accountId: string, email: string): Promise<void> {
  await db
    .update(account)
    .set({ email, officeRevision: nextRevision })
    .where(and(eq(account.id, accountId), isNull(account.confirmedAt)))
}

/** Those that an admin has let go and whose time is over. */
export async function findDueDeletions(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: account.id })
    .from(account)
    .where(lte(account.deletionDueAt, now))
    .orderBy(asc(account.deletionDueAt))
  return due.map(({ id }) => id)
}
