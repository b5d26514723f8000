import { and, asc, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account } from '../accounts.schema.ts'

type Batch = { renewedBefore: Date | null; after: string | null; limit: number }

/** Accounts that something may be due for, by id; null: none ends, and only those warned or hidden are meant. */
export async function findAccountsToCheck(db: Db, { renewedBefore, after, limit }: Batch): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        inArray(account.type, ['applicant', 'company']),
        isNotNull(account.confirmedAt),
        or(
          renewedBefore ? lt(account.renewedAt, renewedBefore) : undefined,
          isNotNull(account.warnedDays),
          isNotNull(account.hiddenAt),
        ),
        after ? gt(account.id, after) : undefined,
      ),
    )
    .orderBy(asc(account.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type LifetimeState = Partial<Pick<typeof account.$inferInsert, 'warnedDays' | 'hiddenAt'>>

export async function setLifetimeState(db: Db, accountId: string, state: LifetimeState): Promise<void> {
  await db.update(account).set(state).where(eq(account.id, accountId))
}
