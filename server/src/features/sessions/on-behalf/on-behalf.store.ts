import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { onBehalf } from '../sessions.schema.ts'

/** Answers the id. */
export async function insertOnBehalf(db: Db, begun: typeof onBehalf.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(onBehalf).values(begun).returning({ id: onBehalf.id })
  if (!inserted) throw new Error('Acting on behalf was not written down')
  return inserted.id
}

/** At its time at the latest, whenever that is noticed. */
export async function markEnded(db: Db, id: string, now: Date) {
  const [ended] = await db
    .update(onBehalf)
    .set({ endedAt: sql`least(${onBehalf.until}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(onBehalf.id, id), isNull(onBehalf.endedAt)))
    .returning()
  return ended ?? null
}

/** What the company is told of. */
export async function findOnBehalf(db: Db, id: string) {
  const [found] = await db
    .select({
      companyName: company.name,
      reason: onBehalf.reason,
      startedAt: onBehalf.startedAt,
      endedAt: onBehalf.endedAt,
      admin: sql<string | null>`nullif(trim(${account.firstName} || ' ' || ${account.lastName}), '')`,
    })
    .from(onBehalf)
    .innerJoin(company, eq(company.id, onBehalf.companyId))
    .leftJoin(account, eq(account.id, onBehalf.accountId))
    .where(eq(onBehalf.id, id))
  return found ?? null
}

/** For the export: for whom an admin has acted, and why, the oldest first. */
export const listOnBehalfBy = (db: Db, accountId: string) =>
  db
    .select({
      company: company.name,
      reason: onBehalf.reason,
      startedAt: onBehalf.startedAt,
      endedAt: onBehalf.endedAt,
    })
    .from(onBehalf)
    .innerJoin(company, eq(company.id, onBehalf.companyId))
    .where(eq(onBehalf.accountId, accountId))
    .orderBy(asc(onBehalf.startedAt))
