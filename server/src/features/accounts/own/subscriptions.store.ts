import type { EmailSubscription } from '@tandem/contract/accounts/own-account'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { accountSubscription } from '../accounts.schema.ts'

type Choice = { enabled: boolean; changedAt: Date | null }

/** What the account has chosen, one way or the other. */
export async function findSubscriptions(db: Db, accountId: string): Promise<Map<string, Choice>> {
  const rows = await db.select().from(accountSubscription).where(eq(accountSubscription.accountId, accountId))
  return new Map(rows.map(({ subscription, ...choice }) => [subscription, choice]))
}

/** Choosing again what holds already changes nothing. */
export async function setSubscription(
  db: Db,
  accountId: string,
  { subscription, enabled, now }: { subscription: EmailSubscription; enabled: boolean; now: Date },
): Promise<void> {
  await db
    .insert(accountSubscription)
    .values({ accountId, subscription, enabled, changedAt: now })
    .onConflictDoUpdate({
      target: [accountSubscription.accountId, accountSubscription.subscription],
      set: { enabled, changedAt: now },
      setWhere: sql`${accountSubscription.enabled} <> excluded.enabled`,
    })
}
