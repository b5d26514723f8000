import { and, eq, lt, or, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { passkey } from '#features/second-factor/second-factor.schema.ts'
import type { Db } from '#platform/db/database.ts'

export const findPasskeysOf = (db: Db, accountId: string) =>
  db.select().from(passkey).where(eq(passkey.accountId, accountId)).orderBy(passkey.createdAt, passkey.id)

export async function hasPasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  return (await db.$count(passkey, isOf(accountId, id))) > 0
}

type NewPasskey = {
  accountId: string
  name: string
  credentialId: string
  publicKey: string
  signCount: number
  transports: string[]
  createdAt: Date
}

/** Says whether the credential was still unknown. */
export async function insertPasskey(db: Db, added: NewPasskey): Promise<boolean> {
  const inserted = await db
    .insert(passkey)
    .values(added)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id })
  return inserted.length > 0
}

export async function updatePasskeyName(
  db: Db,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(isOf(accountId, id))
    .returning({ id: passkey.id })
  return renamed.length > 0
}

export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(passkey).where(isOf(accountId, id)).returning({ id: passkey.id })
  return deleted.length > 0
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<void> {
  await db.delete(passkey).where(eq(passkey.accountId, accountId))
}

/** With the account that it signs in to. */
export async function findPasskeyByCredential(db: Db, credentialId: string) {
  const [found] = await db
    .select({ passkey, account })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.credentialId, credentialId))
  return found ?? null
}

/**
 * Says whether the authenticator's counter went on. One that went back means a copied key; some authenticators do not
 * count and always say 0.
 */
export async function recordPasskeyUse(db: Db, id: string, signCount: number, now: Date): Promise<boolean> {
  const neverCounts = signCount === 0 ? eq(passkey.signCount, 0) : sql`false`
  const used = await db
    .update(passkey)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(passkey.id, id), or(lt(passkey.signCount, signCount), neverCounts)))
    .returning({ id: passkey.id })
  return used.length > 0
}

const isOf = (accountId: string, id: string) => and(eq(passkey.accountId, accountId), eq(passkey.id, id))
