import { and, eq, gt, isNull } from 'drizzle-orm'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { account, oneTimeToken } from './accounts.schema.ts'

export async function findAccountById(db: Db, accountId: string) {
  const [found] = await db.select().from(account).where(eq(account.id, accountId))
  return found ?? null
}

/** With the person behind it and whom they belong to. */
export async function findProfile(db: Db, accountId: string, now: Date) {
  const [found] = await db
    .select({
      account,
      applicantId: applicant.id,
      gender: applicant.gender,
      title: applicant.title,
      birthdate: applicant.birthdate,
      applicantImageId: applicant.imageFileId,
      organisationPersonId: organisationPerson.id,
      phone: organisationPerson.phone,
      personImageId: organisationPerson.imageFileId,
      companyId: organisationPerson.companyId,
      companyName: company.name,
      companyStatus: company.status,
      pendingEmail: oneTimeToken.email,
    })
    .from(account)
    .leftJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .leftJoin(oneTimeToken, and(eq(oneTimeToken.accountId, account.id), isPendingEmail(now)))
    .where(eq(account.id, accountId))
  return found ?? null
}

const isPendingEmail = (now: Date) =>
  and(eq(oneTimeToken.purpose, 'change_email'), isNull(oneTimeToken.usedAt), gt(oneTimeToken.expiresAt, now))

export async function findAccountByEmail(db: Db, email: string) {
  const [found] = await db.select().from(account).where(eq(account.email, email))
  return found ?? null
}

export async function markConfirmed(db: Db, accountId: string, now: Date) {
  const [confirmed] = await db
    .update(account)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(account.id, accountId), isNull(account.confirmedAt)))
    .returning({ type: account.type })
  return confirmed ?? null
}

type OwnData = Pick<typeof account.$inferInsert, 'firstName' | 'lastName' | 'locale' | 'updatedAt'>

export async function updateOwnAccount(db: Db, accountId: string, data: OwnData): Promise<void> {
  await db.update(account).set(data).where(eq(account.id, accountId))
}

export async function renewLifetime(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(account)
    .set({ renewedAt: now, warnedDays: null, hiddenAt: null })
    .where(eq(account.id, accountId))
}
