import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { secondFactorCondition } from './second-factor.schema.ts'

/** Lets one change of an account's factors at a time go on, until the end of the transaction. */
export async function lockSecondFactor(db: Db, accountId: string): Promise<void> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}

export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const [found] = await db
    .select({ holds: secondFactorCondition(db) })
    .from(account)
    .where(eq(account.id, accountId))
  return found?.holds ?? false
}
