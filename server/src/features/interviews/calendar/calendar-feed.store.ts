import { eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { calendarFeed } from '../interviews.schema.ts'

export async function findFeed(db: Db, accountId: string): Promise<Date | null> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, accountId))
  return row?.createdAt ?? null
}

/** In place of the one before. */
export async function saveFeed(db: Db, accountId: string, tokenHash: string, now: Date): Promise<void> {
  const values = { tokenHash, createdAt: now }
  await db
    .insert(calendarFeed)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: values })
}

export async function deleteFeed(db: Db, accountId: string): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId))
}

/** Whose feed it is, with what they are. */
export async function findFeedOwner(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      accountId: account.id,
      type: account.type,
      locale: account.locale,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      permissions: account.permissions,
      hiddenAt: account.hiddenAt,
      applicantId: applicant.id,
      companyId: organisationPerson.companyId,
      personId: organisationPerson.id,
    })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .where(eq(calendarFeed.tokenHash, tokenHash))
  return row && row.hiddenAt === null ? row : null
}
