import { lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { knownAddress } from '../sign-in.schema.ts'

const knownDays = 90

/** An account is known at an address where it has signed in after this. */
export const knownAddressCutoff = (now: Date): Date =>
  new Date(now.getTime() - knownDays * 24 * 60 * 60 * 1000)

export async function saveKnownAddress(
  db: Db,
  known: { accountId: string; addressHash: string; now: Date },
): Promise<void> {
  const { accountId, addressHash, now } = known
  await db
    .insert(knownAddress)
    .values({ accountId, addressHash, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownAddress.accountId, knownAddress.addressHash],
      set: { lastSeenAt: sql`excluded.last_seen_at` },
    })
}

export async function deleteKnownAddressesBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(knownAddress).where(lt(knownAddress.lastSeenAt, instant))
}
