import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicantRequest } from '#features/applicant-requests/applicant-requests.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { thread } from '#features/messaging/messaging.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { deletionFeedback } from '../privacy.schema.ts'

export async function findApplicantId(db: Db, accountId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.accountId, accountId))
  return found?.id ?? null
}

/** Under which others are shown the person behind an account: as an applicant, or as one of a company. */
export async function findPersonIds(db: Db, accountId: string): Promise<string[]> {
  const found = await db
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.accountId, accountId))
    .unionAll(
      db
        .select({ id: organisationPerson.id })
        .from(organisationPerson)
        .where(eq(organisationPerson.accountId, accountId)),
    )
  return found.map(({ id }) => id)
}

/**
 * The accounts that may have been shown something about the person behind an account: of their own company, of those
 * that had an application, a thread or a request with them, and admins.
 */
export async function findAccountsKnowing(db: Db, accountId: string): Promise<string[]> {
  const applicantIds = db
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.accountId, accountId))
  const ties = [
    [application.companyId, application.applicantId],
    [thread.companyId, thread.applicantId],
    [applicantRequest.companyId, applicantRequest.applicantId],
    [applicantRequest.targetCompanyId, applicantRequest.applicantId],
  ] as const
  const companyIds = ties.map(([companyId, applicantId]) =>
    db.select({ id: companyId }).from(companyId.table).where(inArray(applicantId, applicantIds)),
  )
  const ownCompany = db
    .select({ id: organisationPerson.companyId })
    .from(organisationPerson)
    .where(eq(organisationPerson.accountId, accountId))
  const knows = [...companyIds, ownCompany].map((ids) => inArray(organisationPerson.companyId, ids))
  const found = await db
    .select({ id: account.id })
    .from(account)
    .leftJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .where(and(ne(account.id, accountId), or(eq(account.type, 'admin'), ...knows)))
  return found.map(({ id }) => id)
}

export async function insertFeedback(db: Db, feedback: typeof deletionFeedback.$inferInsert): Promise<void> {
  await db.insert(deletionFeedback).values(feedback)
}
