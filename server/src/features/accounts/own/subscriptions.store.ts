import type { EmailSubscription } from '@tandem/contract/accounts/own-account'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { accountSubscription } from '../accounts.schema.ts'

/** What the account has chosen, one way or the other. */
export async function findSubscriptions(db: Db, accountId: string): Promise<Map<string, boolean>> {
  const rows = await db.select().from(accountSubscription).where(eq(accountSubscription.accountId, accountId))
  return new Map(rows.map(({ subscription, enabled }) => [subscription, enabled]))
}

export async function setSubscription(
  db: Db,
  accountId: string,
  { subscription, enabled }: { subscription: EmailSubscription; enabled: boolean },
): Promise<void> {
  await db
    .insert(accountSubscription)
    .values({ accountId, subscription, enabled })
    .onConflictDoUpdate({
      target: [accountSubscription.accountId, accountSubscription.subscription],
      set: { enabled },
    })
}
