import { applicationStatuses } from '@tandem/contract/applications'
import { and, arrayContains, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, applicationEvent } from '../applications.schema.ts'
import { batchMs } from './mails.rules.ts'

const reader = {
  accountId: account.id,
  email: account.email,
  locale: account.locale,
  type: account.type,
}

const subscription = and(
  eq(accountSubscription.accountId, account.id),
  eq(accountSubscription.subscription, 'application_changes'),
)

const mayBeMailed = and(isNotNull(account.confirmedAt), isNull(account.hiddenAt))

/** Joined with `subscription`: the mails come until they are turned off. */
const wantsMail = and(mayBeMailed, sql`coalesce(${accountSubscription.enabled}, true)`)

/** `always`: also who has turned these mails off. */
export async function findApplicantReader(db: Db, applicantId: string, always = false) {
  const [found] = await db
    .select(reader)
    .from(account)
    .innerJoin(applicant, eq(applicant.accountId, account.id))
    .leftJoin(accountSubscription, subscription)
    .where(and(eq(applicant.id, applicantId), always ? mayBeMailed : wantsMail))
  return found ?? null
}

/** Accounts of those whose applications a company has not answered for good: who accepted a place waits for the contract. */
export async function findOpenApplicants(db: Db, companyId: string): Promise<string[]> {
  const waits = or(eq(application.status, applicationStatuses.sent), eq(application.outcome, 'place_taken'))
  const rows = await db
    .selectDistinct({ accountId: applicant.accountId })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .where(and(eq(application.companyId, companyId), waits))
  return rows.flatMap(({ accountId }) => accountId ?? [])
}

/** Who of a company may read its applications and wants mails about them; all, or the one account. */
export function findCompanyReaders(db: Db, by: { companyId: string } | { accountId: string }) {
  return db
    .select(reader)
    .from(account)
    .innerJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
    .innerJoin(company, eq(company.id, organisationPerson.companyId))
    .leftJoin(accountSubscription, subscription)
    .where(
      and(
        'companyId' in by ? eq(company.id, by.companyId) : eq(account.id, by.accountId),
        arrayContains(account.permissions, ['company-profile-edit']),
        wantsMail,
      ),
    )
    .orderBy(asc(account.id))
}

/** What its company has not opened nor been mailed about, of those that came with this application or after it. */
export async function claimReceived(db: Db, id: string, now: Date) {
  const [first] = await db
    .select({ companyId: application.companyId, sentAt: application.sentAt })
    .from(application)
    .where(eq(application.id, id))
  if (!first?.companyId || !first.sentAt) return null
  const { companyId, sentAt } = first
  const claimed = await db
    .update(application)
    .set({ companyMailedAt: now })
    .where(
      and(
        eq(application.companyId, companyId),
        isNull(application.companyMailedAt),
        // Without it, what came before there were mails would be told of with the first one.
        gte(application.sentAt, new Date(sentAt.getTime() - batchMs)),
        isUnopened,
      ),
    )
    .returning({ id: application.id })
  const applicationIds = claimed.map(({ id }) => id)
  return applicationIds.length > 0 ? { companyId, applicationIds } : null
}

const isUnopened = and(eq(application.status, applicationStatuses.sent), eq(application.stage, 'received'))

/** Those of these applications that nobody of the company has opened yet, in the order they came. */
export function listUnopened(db: Db, companyAccountId: string, ids: string[]) {
  return db
    .select({
      id: application.id,
      firstName: account.firstName,
      lastName: account.lastName,
      offer: { titleDe: offer.titleDe, titleEn: offer.titleEn },
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(organisationPerson, eq(organisationPerson.companyId, application.companyId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .where(and(inArray(application.id, ids), eq(organisationPerson.accountId, companyAccountId), isUnopened))
    .orderBy(asc(application.sentAt), asc(application.id))
}

export async function findOfferTitle(db: Db, offerId: string) {
  const [found] = await db
    .select({ titleDe: offer.titleDe, titleEn: offer.titleEn })
    .from(offer)
    .where(eq(offer.id, offerId))
  return found ?? null
}

export async function findNewestEventId(db: Db, applicationId: string): Promise<string> {
  const [newest] = await db
    .select({ id: applicationEvent.id })
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, applicationId), isNull(applicationEvent.undoneAt)))
    .orderBy(desc(applicationEvent.createdAt), desc(applicationEvent.id))
    .limit(1)
  if (!newest) throw new Error(`The application ${applicationId} has no timeline`)
  return newest.id
}
