import type { AccountType } from '@tandem/contract/endpoint'
import {
  and,
  countDistinct,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { account, searchedOf } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { secondFactorCondition } from '#features/second-factor/second-factor.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { preparedQuery } from '#platform/db/statements/named-query.ts'
import { knownAddress, onBehalf, session, sessionToken } from './sessions.schema.ts'

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

/** `seenAfter` and `replacedAfter`: an older session or token is dead. */
export async function findLiveSession(
  db: Db,
  by: { tokenHash: string; now: Date; seenAfter: Date; replacedAfter: Date },
) {
  const [found] = await findByToken(db, by)
  return found ?? null
}

// Every request begins with it.
const findByToken = preparedQuery('live_session', (db) =>
  db
    .select({
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      accountId: account.id,
      type: account.type,
      permissions: account.permissions,
      applicantId: applicant.id,
      organisationPersonId: organisationPerson.id,
      companyId: company.id,
      companyStatus: company.status,
      hasSecondFactor: secondFactorCondition(db),
      onBehalfId: onBehalf.id,
      onBehalfUntil: onBehalf.until,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(onBehalf, eq(onBehalf.sessionId, session.id))
    .leftJoin(company, eq(company.id, sql`coalesce(${onBehalf.companyId}, ${organisationPerson.companyId})`))
    .where(
      and(
        eq(sessionToken.hash, sql.placeholder('tokenHash')),
        or(isNull(sessionToken.replacedAt), gt(sessionToken.replacedAt, sql.placeholder('replacedAfter'))),
        gt(session.lastSeenAt, sql.placeholder('seenAfter')),
        gt(session.expiresAt, sql.placeholder('now')),
        isNotNull(account.confirmedAt),
      ),
    ),
)

export async function hasLiveSession(
  db: Db,
  sessionId: string,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<boolean> {
  const isLive = and(gt(session.lastSeenAt, seenAfter), gt(session.expiresAt, now))
  return (await db.$count(session, and(eq(session.id, sessionId), isLive))) > 0
}

export async function insertSession(
  db: Db,
  opened: { accountId: string; device: string; tokenHash: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { accountId, device, tokenHash, now, expiresAt } = opened
  const [inserted] = await db
    .insert(session)
    .values({ accountId, device, createdAt: now, lastSeenAt: now, expiresAt })
    .returning({ id: session.id })
  if (!inserted) throw new Error('A session was not written')
  await db.insert(sessionToken).values({ hash: tokenHash, sessionId: inserted.id })
  return inserted.id
}

/** “Firefox, Linux”. */
export async function findDevice(db: Db, sessionId: string): Promise<string> {
  const [found] = await db.select({ device: session.device }).from(session).where(eq(session.id, sessionId))
  return found?.device ?? ''
}

/** Says whether the session still exists; inside a transaction it stays until the end of that. */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const touched = await db
    .update(session)
    .set({ lastSeenAt: now })
    .where(eq(session.id, sessionId))
    .returning({ id: session.id })
  return touched.length > 0
}

export async function replaceToken(
  db: Db,
  replacement: { sessionId: string; oldHash: string; newHash: string; now: Date },
): Promise<void> {
  const { sessionId, oldHash, newHash, now } = replacement
  await db
    .update(sessionToken)
    .set({ replacedAt: now })
    .where(and(eq(sessionToken.hash, oldHash), isNull(sessionToken.replacedAt)))
  await db.insert(sessionToken).values({ hash: newHash, sessionId })
}

/** The last seen first. */
export function findLiveSessionsOf(
  db: Db,
  accountId: string,
  { now, seenAfter }: { now: Date; seenAfter: Date },
) {
  return db
    .select()
    .from(session)
    .where(
      and(eq(session.accountId, accountId), gt(session.lastSeenAt, seenAfter), gt(session.expiresAt, now)),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.id))
}

type SignedIn = { words: string[]; type: AccountType | undefined; offset: number; limit: number }

/** Accounts with a live session, the last used one first, and how many there are. */
export async function findSignedInAccounts(
  db: Db,
  { words, type, offset, limit }: SignedIn,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<{ total: number; accountIds: string[] }> {
  const searched = searchedOf(account)
  const isMeant = and(
    gt(session.lastSeenAt, seenAfter),
    gt(session.expiresAt, now),
    type && eq(account.type, type),
    ...words.map((word) => ilike(searched, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  )
  const rows = await db
    .select({ id: session.accountId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(isMeant)
    .groupBy(session.accountId)
    .orderBy(desc(max(session.lastSeenAt)), desc(session.accountId))
    .offset(offset)
    .limit(limit)
  // Not beside the rows: beyond the last page there are none.
  const [counted] = await db
    .select({ total: countDistinct(session.accountId) })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(isMeant)
  return { total: counted?.total ?? 0, accountIds: rows.map(({ id }) => id) }
}

/** Of each account that was ever here. A session that was signed out of is gone; its address is remembered longer. */
export async function findLastSeen(db: Db, accountIds: string[]): Promise<Map<string, Date>> {
  const seenAt = (table: typeof session | typeof knownAddress) =>
    db
      .select({ accountId: table.accountId, lastSeenAt: max(table.lastSeenAt) })
      .from(table)
      .where(inArray(table.accountId, accountIds))
      .groupBy(table.accountId)
  const found = await unionAll(seenAt(session), seenAt(knownAddress))
  const latest = new Map<string, Date>()
  for (const { accountId, lastSeenAt } of found) {
    const known = latest.get(accountId)
    if (lastSeenAt && (!known || known < lastSeenAt)) latest.set(accountId, lastSeenAt)
  }
  return latest
}

export async function deleteSessionOf(db: Db, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return ended.length > 0
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(session).where(eq(session.id, sessionId))
}

/** Which ones it were. */
export async function deleteSessionsOf(db: Db, accountId: string, except?: string): Promise<string[]> {
  const others = except ? ne(session.id, except) : undefined
  const ended = await db
    .delete(session)
    .where(and(eq(session.accountId, accountId), others))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

export async function deleteExpiredSessions(
  db: Db,
  before: { now: Date; seenAfter: Date; replacedAfter: Date },
): Promise<void> {
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, before.now), lt(session.lastSeenAt, before.seenAfter)))
  await db.delete(sessionToken).where(lt(sessionToken.replacedAt, before.replacedAfter))
}

export const knownDays = 90

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
