import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** Whether anybody has an account. Asked at every start, so it loads nothing of the demo. */
export async function isInhabited(db: Db): Promise<boolean> {
  const [someone] = await db.select({ id: account.id }).from(account).limit(1)
  return someone !== undefined
}
