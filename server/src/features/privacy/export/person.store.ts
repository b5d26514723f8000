import type { Locale } from '@tandem/contract/common'
import { desc, eq } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant, applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { fourEyesRequest } from '#features/backend/four-eyes/four-eyes.schema.ts'
import { mailLog } from '#features/backend/operations/mail-log.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { calendarFeed } from '#features/interviews/interviews.schema.ts'
import { accountBlock } from '#features/messaging/messaging.schema.ts'
import { notice, noticeDismissal } from '#features/notices/notices.schema.ts'
import { country, university } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'

/** What is kept about the account itself, beside what the contract's `Account` shows. */
export async function findRegistration(db: Db, accountId: string) {
  const { createdAt, confirmedAt, consentAt, renewedAt, hiddenAt, permissions } = account
  const { lockedAt, lockReason, deletionDueAt, deletionReason } = account
  const [found] = await db
    .select({
      ...{ createdAt, confirmedAt, consentAt, renewedAt, hiddenAt, permissions },
      ...{ lockedAt, lockReason, deletionDueAt, deletionReason },
    })
    .from(account)
    .where(eq(account.id, accountId))
  return found ?? null
}

/** What an applicant has told of themselves beside their applications. */
export async function findApplicantPerson(db: Db, applicantId: string) {
  const [found] = await db
    .select({
      nationality: applicant.nationality,
      country: { de: country.nameDe, en: country.nameEn },
      university: { de: university.nameDe, en: university.nameEn },
      onboardingStep: applicant.onboardingStep,
      onboardingFinishedAt: applicant.onboardingFinishedAt,
    })
    .from(applicant)
    .leftJoin(country, eq(country.code, applicant.countryCode))
    .leftJoin(university, eq(university.id, applicant.universityId))
    .where(eq(applicant.id, applicantId))
  return found ?? null
}

export async function listBlockedCompanies(db: Db, applicantId: string): Promise<string[]> {
  const rows = await db
    .select({ name: company.name })
    .from(applicantCompanyBlock)
    .innerJoin(company, eq(company.id, applicantCompanyBlock.companyId))
    .where(eq(applicantCompanyBlock.applicantId, applicantId))
    .orderBy(company.name)
  return rows.map(({ name }) => name)
}

/** As which contact the account's owner is listed. */
export async function findContactPerson(db: Db, accountId: string) {
  const { firstName, lastName, roleDe, roleEn, mail, phone, position, hidden } = organisationPerson
  const [found] = await db
    .select({ firstName, lastName, roleDe, roleEn, mail, phone, position, hidden })
    .from(organisationPerson)
    .where(eq(organisationPerson.accountId, accountId))
  if (!found) return null
  const { position: index, ...person } = found
  return { ...person, placeInList: index + 1 }
}

/** Companies whose people may no longer write to the account. */
export async function listBlockedPeople(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: company.name })
    .from(accountBlock)
    .innerJoin(organisationPerson, eq(organisationPerson.accountId, accountBlock.blocked))
    .innerJoin(company, eq(company.id, organisationPerson.companyId))
    .where(eq(accountBlock.blockedBy, accountId))
    .orderBy(company.name)
  return rows.map(({ name }) => name)
}

/** Since when a calendar subscribes to the interviews; its address is kept as a hash. */
export async function findCalendarFeed(db: Db, accountId: string) {
  const { createdAt } = calendarFeed
  const [found] = await db
    .select({ createdAt })
    .from(calendarFeed)
    .where(eq(calendarFeed.accountId, accountId))
  return found ? { createdAt: found.createdAt.toISOString() } : null
}

/** By their titles, the newest first. */
export async function listDismissedNotices(db: Db, accountId: string, locale: Locale) {
  const rows = await db
    .select({ de: notice.titleDe, en: notice.titleEn, dismissedAt: noticeDismissal.createdAt })
    .from(noticeDismissal)
    .innerJoin(notice, eq(notice.key, noticeDismissal.noticeKey))
    .where(eq(noticeDismissal.accountId, accountId))
    .orderBy(desc(noticeDismissal.createdAt))
  return rows.map((row) => ({ title: row[locale], dismissedAt: row.dismissedAt.toISOString() }))
}

/** What admins have asked each other to do about the account, the oldest first. */
export async function listOfficeRequests(db: Db, accountId: string) {
  const { kind, reason, createdAt, outcome } = fourEyesRequest
  const rows = await db
    .select({ kind, reason, createdAt, outcome })
    .from(fourEyesRequest)
    .where(eq(fourEyesRequest.accountId, accountId))
    .orderBy(createdAt)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** What the log of mails knows: that they were sent, not what they said. */
export async function listMails(db: Db, accountId: string) {
  const { kind: mailKind, recipient, state: mailState, createdAt } = mailLog
  const rows = await db
    .select({ mailKind, recipient, mailState, createdAt })
    .from(mailLog)
    .where(eq(mailLog.accountId, accountId))
    .orderBy(createdAt)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
