import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { knownAddress, session } from '#features/sign-in/sign-in.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { account } from '../accounts.schema.ts'

export type ColleagueRow = Awaited<ReturnType<typeof findColleagues>>[number]

/** Of these accounts of a company the confirmed ones, by name. */
export function findColleagues(db: Db, accountIds: string[]) {
  return db
    .select({
      id: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      permissions: account.permissions,
      // A session that was signed out of is gone; from where it was opened is remembered longer.
      lastSeenAt: sql<Date | null>`greatest(
        (select max(${session.lastSeenAt}) from ${session} where ${eq(session.accountId, account.id)}),
        (select max(${knownAddress.lastSeenAt}) from ${knownAddress} where ${eq(knownAddress.accountId, account.id)})
      )`.mapWith(session.lastSeenAt),
    })
    .from(account)
    .where(and(inArray(account.id, accountIds), eq(account.type, 'company'), isNotNull(account.confirmedAt)))
    .orderBy(
      sql`${account.lastName} collate "und-x-icu"`,
      sql`${account.firstName} collate "und-x-icu"`,
      asc(account.id),
    )
}

export async function setPermissions(
  db: Db,
  accountId: string,
  { permissions, now }: { permissions: ColleagueRow['permissions']; now: Date },
): Promise<void> {
  await db.update(account).set({ permissions, updatedAt: now }).where(eq(account.id, accountId))
}
