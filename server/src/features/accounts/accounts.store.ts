import { and, eq, isNull, lt } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { account } from './accounts.schema.ts'

export async function findAccountById(db: Db, accountId: string) {
  const [found] = await db.select().from(account).where(eq(account.id, accountId))
  return found ?? null
}

/** With the person behind it and whom they belong to. */
export async function findProfile(db: Db, accountId: string) {
  const [found] = await db
    .select({
      account,
      applicantId: applicant.id,
      applicantImageId: applicant.imageFileId,
      organisationPersonId: organisationPerson.id,
      personImageId: organisationPerson.imageFileId,
      companyId: organisationPerson.companyId,
      companyName: company.name,
    })
    .from(account)
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .where(eq(account.id, accountId))
  return found ?? null
}

export async function findAccountByEmail(db: Db, email: string) {
  const [found] = await db.select().from(account).where(eq(account.email, email))
  return found ?? null
}

export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  locale: 'de' | 'en'
}

/** An applicant's account, not confirmed yet; null when the address has one. */
export async function insertApplicantAccount(
  db: Db,
  newAccount: NewAccount,
  now: Date,
): Promise<string | null> {
  const [inserted] = await db
    .insert(account)
    .values({
      ...newAccount,
      type: 'applicant',
      consentAt: now,
      renewedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: account.email })
    .returning({ id: account.id })
  return inserted?.id ?? null
}

export async function markConfirmed(db: Db, accountId: string, now: Date) {
  const [confirmed] = await db
    .update(account)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(account.id, accountId), isNull(account.confirmedAt)))
    .returning({ type: account.type })
  return confirmed ?? null
}

export async function renewLifetime(db: Db, accountId: string, now: Date): Promise<void> {
  await db.update(account).set({ renewedAt: now }).where(eq(account.id, accountId))
}

export async function deleteUnconfirmedApplicant(db: Db, email: string): Promise<void> {
  await db.delete(account).where(and(eq(account.email, email), isUnconfirmedApplicant))
}

export async function deleteUnconfirmedApplicantsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(account).where(and(lt(account.createdAt, instant), isUnconfirmedApplicant))
}

const isUnconfirmedApplicant = and(eq(account.type, 'applicant'), isNull(account.confirmedAt))
