import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import {
  and,
  arrayContains,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicantRequest } from '#features/applicant-requests/applicant-requests.schema.ts'
import { applicant, applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application, makesKnown } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type ApplicantVisibility,
  mayReadAboutApplications,
  type OwnSide,
  type Recipient,
  readingPermission,
  type Side,
} from '../messaging.rules.ts'
import { accountBlock, thread } from '../messaging.schema.ts'

/** The threads of a side that one of its accounts may read. */
export const isReadableBy = (own: OwnSide) =>
  and(isOn(own), mayReadAboutApplications(own) ? undefined : isOpenToAll)

/** Whether an account of the side that has these permissions may read the query's thread. */
export const mayRead = (side: Pick<Side, 'kind'>, permissions: AnyPgColumn = account.permissions) =>
  side.kind === 'company' ? or(isOpenToAll, arrayContains(permissions, [readingPermission])) : undefined

const isOpenToAll = eq(thread.aboutApplication, false)

/** All threads of a side, whoever of it may read them. */
export function isOn(side: Side) {
  switch (side.kind) {
    case 'applicant':
      return eq(thread.applicantId, side.applicantId)
    case 'company':
      return eq(thread.companyId, side.companyId)
    case 'institution':
      return eq(thread.institutionLocationKey, side.locationKey)
  }
}

export async function findLocationOfPerson(db: Db, organisationPersonId: string): Promise<string | null> {
  const [person] = await db
    .select({ key: organisationPerson.institutionLocationKey })
    .from(organisationPerson)
    .where(eq(organisationPerson.id, organisationPersonId))
  return person?.key ?? null
}

/** Those of a side who read a thread. */
export const findReaderIds = (db: Db, side: Side, about: ThreadAbout): Promise<string[]> =>
  findAccountIds(db, side, readsThread(side, about))

/** Those who read for a side, each at least some of its threads. */
export async function findAccountIds(db: Db, side: Side, condition?: SQL): Promise<string[]> {
  const readers = db.select({ id: account.id }).from(account)
  const rows = await (side.kind === 'applicant'
    ? readers
        .innerJoin(applicant, eq(applicant.accountId, account.id))
        .where(and(eq(applicant.id, side.applicantId), isActive(), condition))
    : readers
        .innerJoin(organisationPerson, eq(organisationPerson.accountId, account.id))
        .where(and(worksFor(side), isActive(), condition)))
  return rows.map(({ id }) => id)
}

/** All accounts of a side, as a subquery: also those that do not read at the moment. */
export function accountsOf(side: Side): SQL {
  return side.kind === 'applicant'
    ? sql`select ${applicant.accountId} from ${applicant} where ${eq(applicant.id, side.applicantId)}`
    : sql`select ${organisationPerson.accountId} from ${organisationPerson}
        where ${worksFor(side)} and ${isNotNull(organisationPerson.accountId)}`
}

/** Those accounts of a side that read a thread, as a subquery: also those that do not read at the moment. */
export const readersOf = (side: Side, about: ThreadAbout): SQL =>
  sql`select ${account.id} from ${account} where ${and(sql`${account.id} in (${accountsOf(side)})`, readsThread(side, about))}`

type ThreadAbout = Pick<typeof thread.$inferSelect, 'aboutApplication'>

const readsThread = (side: Side, { aboutApplication }: ThreadAbout) =>
  side.kind === 'company' && aboutApplication
    ? arrayContains(account.permissions, [readingPermission])
    : undefined

/** Whether somebody of the side wants nothing from the sender, or from a company that the sender works for. */
export async function isBlocked(db: Db, sender: string, by: Side): Promise<boolean> {
  const ofCompany = sql`select colleague.account_id from ${organisationPerson} colleague
    join ${organisationPerson} own on own.company_id = colleague.company_id where own.account_id = ${sender}`
  const blocks = await db
    .select({ id: accountBlock.id })
    .from(accountBlock)
    .where(
      and(
        sql`${accountBlock.blockedBy} in (${accountsOf(by)})`,
        or(eq(accountBlock.blocked, sender), sql`${accountBlock.blocked} in (${ofCompany})`),
      ),
    )
    .limit(1)
  return blocks.length > 0
}

type FoundRecipient = Recipient & { organisationPersonId: string | null }

/** The applicant or organisation person of this id, as the own side knows them. */
export async function findRecipient(db: Db, id: string, own: Side): Promise<FoundRecipient | null> {
  return (await findApplicant(db, id, own)) ?? findContact(db, id)
}

async function findApplicant(db: Db, applicantId: string, own: Side): Promise<FoundRecipient | null> {
  const companyId = own.kind === 'company' ? own.companyId : null
  const [visibility] = await db
    .select(applicantVisibility(applicant.id, sql`${companyId}::uuid`))
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(and(eq(applicant.id, applicantId), isActive()))
  return visibility
    ? {
        side: { kind: 'applicant', applicantId },
        companyConfirmed: false,
        visibility,
        organisationPersonId: null,
      }
    : null
}

async function findContact(db: Db, organisationPersonId: string): Promise<FoundRecipient | null> {
  const [person] = await db
    .select({
      companyId: organisationPerson.companyId,
      locationKey: organisationPerson.institutionLocationKey,
      status: company.status,
    })
    .from(organisationPerson)
    .leftJoin(company, eq(company.id, organisationPerson.companyId))
    .where(and(eq(organisationPerson.id, organisationPersonId), isShown(organisationPerson)))
  if (!person) return null
  const side: Side = person.companyId
    ? { kind: 'company', companyId: person.companyId }
    : { kind: 'institution', locationKey: person.locationKey ?? '' }
  const visibility = { applied: false, named: false, profile: null }
  return { side, companyConfirmed: person.status === 'confirmed', visibility, organisationPersonId }
}

/** Columns that say what a company knows of an applicant. */
export function applicantVisibility(applicantId: SQLWrapper, companyId: SQLWrapper) {
  const sent = and(
    eq(application.applicantId, applicantId),
    eq(application.companyId, companyId),
    makesKnown(application),
  )
  const visible = and(
    eq(application.applicantId, applicantId),
    eq(application.type, applicationTypes.profile),
    eq(application.status, applicationStatuses.new),
    inArray(application.visibility, ['anonymous', 'open']),
    sql`exists (select from ${applicant} join ${account} on ${eq(account.id, applicant.accountId)}
      where ${and(eq(applicant.id, application.applicantId), isActive())})`,
    sql`exists (select from ${company} where ${and(eq(company.id, companyId), eq(company.status, 'confirmed'))})`,
    sql`not exists (select from ${applicantCompanyBlock} where ${and(
      eq(applicantCompanyBlock.applicantId, applicantId),
      eq(applicantCompanyBlock.companyId, companyId),
    )})`,
  )
  return {
    applied: sql<boolean>`exists (select from ${application} where ${sent})`,
    named: sql<boolean>`exists (select from ${applicantRequest} where ${and(
      eq(applicantRequest.applicantId, applicantId),
      eq(applicantRequest.companyId, companyId),
      eq(applicantRequest.kind, 'name'),
      eq(applicantRequest.answer, 'accepted'),
    )})`,
    profile: sql<
      ApplicantVisibility['profile']
    >`(select ${application.visibility} from ${application} where ${visible}
      order by ${application.visibility} = 'open' desc limit 1)`,
  }
}

const worksFor = (side: Exclude<Side, { kind: 'applicant' }>) =>
  side.kind === 'company'
    ? eq(organisationPerson.companyId, side.companyId)
    : eq(organisationPerson.institutionLocationKey, side.locationKey)

const isActive = () => and(isNotNull(account.confirmedAt), isNull(account.hiddenAt))
