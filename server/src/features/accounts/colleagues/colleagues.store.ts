import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
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
      revision: account.permissionsRevision,
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
  const permissionsRevision = sql`${account.permissionsRevision} + 1`
  await db
    .update(account)
    .set({ permissions, permissionsRevision, updatedAt: now })
    .where(eq(account.id, accountId))
}
