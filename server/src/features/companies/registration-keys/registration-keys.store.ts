import { and, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { company, companyRegistrationKey as registrationKey } from '../companies.schema.ts'

export async function insertKey(db: Db, row: typeof registrationKey.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(registrationKey).values(row).returning({ id: registrationKey.id })
  if (!inserted) throw new Error('The key was not inserted')
  return inserted.id
}

/** Until the transaction ends the company gets no other key. Answers how many work. */
export async function lockNewKeys(db: Db, companyId: string, today: string): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('registration keys of'), hashtext(${companyId}))`,
  )
  return db.$count(registrationKey, and(eq(registrationKey.companyId, companyId), isOpen(today)))
}

/** Newest first. */
export async function selectOpenKeys(db: Db, companyId: string, today: string) {
  const { id, email, permissions, usesLeft, expiresOn, createdAt } = registrationKey
  return db
    .select({ id, email, permissions, usesLeft, expiresOn, createdAt })
    .from(registrationKey)
    .where(and(eq(registrationKey.companyId, companyId), isOpen(today)))
    .orderBy(desc(createdAt), desc(id))
}

/** Also those that are over, as long as they are kept; the newest first. */
export async function selectAllKeys(db: Db, companyId: string) {
  const { id, email, permissions, usesLeft, expiresOn, createdAt, revokedAt } = registrationKey
  return db
    .select({ id, email, permissions, usesLeft, expiresOn, createdAt, revokedAt })
    .from(registrationKey)
    .where(eq(registrationKey.companyId, companyId))
    .orderBy(desc(createdAt), desc(id))
}

/** A key of this company that still works. */
export async function findKeyByHash(db: Db, by: { companyId: string; hash: string; today: string }) {
  const { permissions, usesLeft, expiresOn } = registrationKey
  const [found] = await db
    .select({
      permissions,
      usesLeft,
      expiresOn,
      company: { name: company.name, street: company.street, zip: company.zip, town: company.town },
    })
    .from(registrationKey)
    .innerJoin(company, eq(company.id, registrationKey.companyId))
    .where(
      and(eq(registrationKey.hash, by.hash), eq(registrationKey.companyId, by.companyId), isOpen(by.today)),
    )
  return found ?? null
}

export async function markRevoked(
  db: Db,
  key: { id: string; companyId: string; now: Date; today: string },
): Promise<boolean> {
  const revoked = await db
    .update(registrationKey)
    .set({ revokedAt: key.now })
    .where(
      and(eq(registrationKey.id, key.id), eq(registrationKey.companyId, key.companyId), isOpen(key.today)),
    )
    .returning({ id: registrationKey.id })
  return revoked.length > 0
}

/** Those of a company that were handed out as links; who got theirs by mail is the only one who knows it. */
export async function revokeLinks(db: Db, companyId: string, now: Date): Promise<void> {
  await db
    .update(registrationKey)
    .set({ revokedAt: now })
    .where(and(eq(registrationKey.companyId, companyId), isNull(registrationKey.email), isUsable))
}

/** Until the end of the transaction it is not deleted; that it is taken back or used up meanwhile shows in `claimKeyUse`. */
export async function lockOpenKey(db: Db, hash: string, today: string) {
  const [found] = await db
    .select({
      id: registrationKey.id,
      companyId: registrationKey.companyId,
      permissions: registrationKey.permissions,
    })
    .from(registrationKey)
    .where(and(eq(registrationKey.hash, hash), isOpen(today), belongsToOpenCompany(db)))
    .for('key share')
  return found ?? null
}

/** Of many parallel tries no more get a use than there are. Whoever came in time is not asked for the day again. */
export async function claimKeyUse(db: Db, keyId: string): Promise<boolean> {
  const taken = await db
    .update(registrationKey)
    .set({ usesLeft: sql`${registrationKey.usesLeft} - 1` })
    .where(and(eq(registrationKey.id, keyId), isUsable, belongsToOpenCompany(db)))
    .returning({ id: registrationKey.id })
  return taken.length > 0
}

export async function selectCompanyOfKey(db: Db, hash: string, today: string) {
  const [found] = await db
    .select({ companyName: company.name })
    .from(registrationKey)
    .innerJoin(company, eq(company.id, registrationKey.companyId))
    .where(
      and(
        eq(registrationKey.hash, hash),
        isOpen(today),
        inArray(company.status, ['pending', 'confirmed', 'refused']),
      ),
    )
  return found ?? null
}

/** What the mail to an invited person says; null when there is nothing to invite to any more. */
export async function selectInvitation(db: Db, keyId: string, invitedBy: string, today: string) {
  const [found] = await db
    .select({
      email: registrationKey.email,
      expiresOn: registrationKey.expiresOn,
      companyName: company.name,
      locale: account.locale,
      type: account.type,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(registrationKey)
    .innerJoin(company, eq(company.id, registrationKey.companyId))
    .innerJoin(account, eq(account.id, invitedBy))
    .where(and(eq(registrationKey.id, keyId), isOpen(today), belongsToOpenCompany(db)))
  return found ?? null
}

export async function setKeyHash(db: Db, keyId: string, hash: string): Promise<void> {
  await db.update(registrationKey).set({ hash }).where(eq(registrationKey.id, keyId))
}

/** They may hold the address of somebody who never joined. */
export async function deleteKeysOver(db: Db, before: { day: string; instant: Date }): Promise<void> {
  const isOver = or(lt(registrationKey.expiresOn, before.day), lt(registrationKey.revokedAt, before.instant))
  await db.delete(registrationKey).where(isOver)
}

const isUsable = and(gt(registrationKey.usesLeft, 0), isNull(registrationKey.revokedAt))

const isOpen = (today: string) => and(isUsable, gte(registrationKey.expiresOn, today))

const belongsToOpenCompany = (db: Db) =>
  inArray(
    registrationKey.companyId,
    db
      .select({ id: company.id })
      .from(company)
      .where(inArray(company.status, ['pending', 'confirmed', 'refused'])),
  )
