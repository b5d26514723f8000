import { and, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { secondFactorCondition } from '#features/second-factor/second-factor.schema.ts'
import { knownAddress } from '#features/sessions/sessions.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** An account as signing in needs it; one statement, so that an unknown address costs the same. */
export async function findAccountForSignIn(
  db: Db,
  by: { email: string; addressHash: string; knownAddressCutoff: Date },
) {
  const [found] = await db
    .select({
      accountId: account.id,
      passwordHash: account.passwordHash,
      confirmedAt: account.confirmedAt,
      isKnown: isKnownAt(db, by.addressHash, by.knownAddressCutoff),
      hasSecondFactor: secondFactorCondition(db),
    })
    .from(account)
    .where(eq(account.email, by.email))
  return found ?? null
}

/** Holds the account as it is until the end of the transaction; null where it, or its password, is another by now. */
export async function lockAccountForSignIn(
  db: Db,
  { accountId, passwordHash }: { accountId: string; passwordHash?: string },
) {
  const isProved = passwordHash === undefined ? undefined : eq(account.passwordHash, passwordHash)
  const [found] = await db
    .select({
      accountId: account.id,
      email: account.email,
      type: account.type,
      permissions: account.permissions,
      lockedAt: account.lockedAt,
    })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.confirmedAt), isProved))
    .for('no key update')
  return found ?? null
}

function isKnownAt(db: Db, addressHash: string, since: Date) {
  const found = db
    .select({ one: sql`1` })
    .from(knownAddress)
    .where(
      and(
        eq(knownAddress.accountId, account.id),
        eq(knownAddress.addressHash, addressHash),
        gt(knownAddress.lastSeenAt, since),
      ),
    )
  return sql<boolean>`${exists(found)}`
}
