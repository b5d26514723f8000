import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { account, accountSubscription } from '../accounts.schema.ts'

export type NewAccount = Pick<
  typeof account.$inferSelect,
  'type' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'locale' | 'permissions'
>

/** An account that is not confirmed yet; null when the address has one. */
export async function insertAccount(db: Db, newAccount: NewAccount, now: Date): Promise<string | null> {
  const [inserted] = await db
    .insert(account)
    .values({ ...newAccount, consentAt: now, renewedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: account.email })
    .returning({ id: account.id })
  return inserted?.id ?? null
}

/** Confirmed at once: whoever runs the server vouches for the address. One that has an account keeps it. */
export async function insertAdmin(
  db: Db,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<void> {
  const times = { confirmedAt: now, renewedAt: now, createdAt: now, updatedAt: now }
  const name = { firstName: 'Tandem', lastName: 'Admin' }
  await db
    .insert(account)
    .values({ type: 'admin', email, passwordHash, permissions: ['backend'], ...name, ...times })
    .onConflictDoNothing({ target: account.email })
}

type Subscribed = { accountId: string; subscription: string; now: Date }

export async function insertSubscription(
  db: Db,
  { accountId, subscription, now }: Subscribed,
): Promise<void> {
  await db.insert(accountSubscription).values({ accountId, subscription, enabled: true, changedAt: now })
}

export type Unconfirmed = { email: string } | { before: Date }

const batchSize = 500

/** Registrations that nobody confirmed, a batch of them, held until the transaction's end. */
export async function lockUnconfirmedAccounts(db: Db, which: Unconfirmed): Promise<string[]> {
  const asked = 'email' in which ? eq(account.email, which.email) : lt(account.createdAt, which.before)
  const locked = await db
    .select({ id: account.id })
    .from(account)
    .where(and(asked, isNull(account.confirmedAt), ne(account.type, 'admin')))
    .limit(batchSize)
    .for('update')
  return locked.map(({ id }) => id)
}

export async function deleteAccounts(db: Db, accountIds: string[]): Promise<void> {
  await db.delete(account).where(inArray(account.id, accountIds))
}
