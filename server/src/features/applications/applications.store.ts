import { applicationTypes, type Outcome, type timelineEvents } from '@tandem/contract/applications'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { company, hasOpenLogo } from '#features/companies/companies.schema.ts'
import { offer, offerDocument } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { application, applicationEvent } from './applications.schema.ts'

export type ApplicationRow = typeof application.$inferSelect
type TimelineEvent = (typeof timelineEvents)[number]
export type ApplicationRecord = Awaited<ReturnType<typeof selectRecords>>[number]

/** The status as the applicant knows it: what the company can still undo is not told. */
export const toldStatus = (now: Date) => sql<number>`case when ${application.undoUntil} > ${now}
  then ${application.toldStatus} else ${application.status} end`

/** As `toldStatus`. */
export const toldOutcome = (now: Date) => sql<Outcome | null>`case when ${application.undoUntil} > ${now}
  then ${application.toldOutcome} else ${application.outcome} end`

/** Its company asked the applicant to apply. */
const isInvited = sql<boolean>`exists (select from applicant_request asked
  where asked.kind = 'invitation' and asked.offer_id = ${application.offerId}
    and asked.applicant_id = ${application.applicantId})`

/** The company that handed it on. */
const recommendedBy = sql<string | null>`(select by.name from applicant_request asked
  join company by on by.id = asked.company_id where asked.sent_application_id = ${application.id})`

/** The changes of stage, where one may have been skipped. */
const changes = sql<{ event: TimelineEvent; revision: number | null }[] | null>`
  case when ${application.stage} in ('interview', 'offer_made')
    or ${application.toldStage} in ('interview', 'offer_made')
  then (select json_agg(json_build_object('event', entry.event, 'revision', entry.revision))
    from application_event entry where entry.application_id = ${application.id} and entry.undone_at is null) end`

/** The mean of the maths modules that it shows, as the search for applicants has it. */
const maths = sql<number | null>`(select round(avg((module ->> 'rating')::integer))::integer
  from jsonb_array_elements(${application.moduleAdditionals}) module where (module ->> 'visible')::boolean)`

/** Applications with who applies and where to, without their content. */
export const selectRecords = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: application.id,
      type: application.type,
      status: application.status,
      stage: application.stage,
      outcome: application.outcome,
      declineReason: application.declineReason,
      declineNote: application.declineNote,
      undoUntil: application.undoUntil,
      toldStatus: application.toldStatus,
      toldStage: application.toldStage,
      toldOutcome: application.toldOutcome,
      toldRevision: application.toldRevision,
      toldUpdatedAt: application.toldUpdatedAt,
      untoldRevisions: application.untoldRevisions,
      title: application.title,
      qualificationKey: application.qualificationKey,
      grade: application.grade,
      desiredYears: application.desiredYears,
      maths,
      revision: application.revision,
      applicantId: application.applicantId,
      companyId: application.companyId,
      offerId: application.offerId,
      createdAt: application.createdAt,
      updatedAt: application.updatedAt,
      sentAt: application.sentAt,
      isInvited,
      recommendedBy,
      changes,
      person: {
        id: applicant.id,
        gender: applicant.gender,
        birthdate: applicant.birthdate,
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        image: applicant.imageFileId,
      },
      company: {
        name: company.name,
        hasLogo: hasOpenLogo(company),
        status: company.status,
        isUnattended: company.isUnattended,
        acceptsInitiatives: company.acceptsInitiatives,
      },
      offer: {
        titleDe: offer.titleDe,
        titleEn: offer.titleEn,
        status: offer.status,
        deadline: offer.deadline,
      },
    })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .leftJoin(company, eq(company.id, application.companyId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .where(where)
    .$dynamic()

export async function findRecord(db: Db, id: string): Promise<ApplicationRecord | undefined> {
  const [record] = await selectRecords(db, eq(application.id, id))
  return record
}

/** Nobody else changes it, or what hangs on it, until the transaction ends. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(application).where(eq(application.id, id)).for('update')
  return row
}

/** It is only read from: others may read from it too. */
export async function lockSource(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(application).where(eq(application.id, id)).for('share')
  return row
}

/** When what its company did last can no longer be undone; null where nothing of it is left to be told. */
export async function findUndoUntil(db: Db, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ undoUntil: application.undoUntil })
    .from(application)
    .where(eq(application.id, id))
  return row?.undoUntil ?? null
}

export async function findForOffer(db: Db, applicantId: string, offerId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(application)
    .where(and(eq(application.applicantId, applicantId), eq(application.offerId, offerId)))
}

type NewApplication = { id: string; applicantId: string; type: number; now: Date } & Partial<
  Pick<ApplicationRow, 'offerId' | 'companyId'>
>

/** False when the applicant has an open application for this offer already, made this very moment. */
export async function insertApplication(db: Db, { now, ...values }: NewApplication): Promise<boolean> {
  const inserted = await db
    .insert(application)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: application.id })
  return inserted.length > 0
}

export async function updateRow(
  db: Db,
  id: string,
  values: Partial<Omit<ApplicationRow, 'id' | 'applicantId' | 'type' | 'createdAt'>>,
): Promise<void> {
  await db.update(application).set(values).where(eq(application.id, id))
}

/** With all that hangs on it. */
export async function deleteRow(db: Db, id: string): Promise<void> {
  await db.delete(application).where(eq(application.id, id))
}

type NewEvent = {
  applicationId: string
  event: TimelineEvent
  outcome?: Outcome | null
  revision?: number
  accountId: string | null
  at: Date
}

export async function addEvent(db: Db, { at, ...event }: NewEvent): Promise<void> {
  await db.insert(applicationEvent).values({ ...event, createdAt: at })
}

export function listEvents(db: Db, applicationId: string) {
  return db
    .select({
      id: applicationEvent.id,
      event: applicationEvent.event,
      outcome: applicationEvent.outcome,
      revision: applicationEvent.revision,
      accountId: applicationEvent.accountId,
      at: applicationEvent.createdAt,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(applicationEvent)
    .leftJoin(account, eq(account.id, applicationEvent.accountId))
    .where(and(eq(applicationEvent.applicationId, applicationId), isNull(applicationEvent.undoneAt)))
    .orderBy(asc(applicationEvent.createdAt), asc(applicationEvent.id))
}

export function listRequiredDocuments(db: Db, offerIds: string[]) {
  return db
    .select({ offerId: offerDocument.offerId, key: offerDocument.documentTypeKey })
    .from(offerDocument)
    .where(inArray(offerDocument.offerId, offerIds))
}

/** The newest of one type, kept from being changed until the transaction ends. */
export async function lockNewest(
  db: Db,
  applicantId: string,
  type: number,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.applicantId, applicantId), eq(application.type, type)))
    .orderBy(desc(application.updatedAt), desc(application.id))
    .limit(1)
    .for('share')
  return row
}

/** What is only true of the applicant's applications together is decided by one request at a time. */
export async function lockApplicant(db: Db, applicantId: string): Promise<void> {
  await db.select({ id: applicant.id }).from(applicant).where(eq(applicant.id, applicantId)).for('update')
}

export const countProfiles = (db: Db, applicantId: string): Promise<number> =>
  db.$count(
    application,
    and(eq(application.applicantId, applicantId), eq(application.type, applicationTypes.profile)),
  )

/** Who an application is between; null for profiles and templates. */
export async function findApplicationParties(db: Db, id: string) {
  const [row] = await db
    .select({
      applicantId: application.applicantId,
      companyId: application.companyId,
      status: application.status,
      outcome: application.outcome,
      sentAt: application.sentAt,
    })
    .from(application)
    .where(eq(application.id, id))
  return row && row.companyId !== null ? { ...row, companyId: row.companyId } : null
}

/** The profile that was changed last. */
export async function findNewestProfile(db: Db, applicantId: string): Promise<string | null> {
  const [newest] = await db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.applicantId, applicantId), eq(application.type, applicationTypes.profile)))
    .orderBy(desc(application.updatedAt), desc(application.id))
    .limit(1)
  return newest?.id ?? null
}

export async function listProfileIds(db: Db, applicantId: string): Promise<string[]> {
  const rows = await db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.applicantId, applicantId), eq(application.type, applicationTypes.profile)))
  return rows.map(({ id }) => id)
}

export async function findApplicantAccount(db: Db, applicantId: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: applicant.accountId })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
  return row?.accountId ?? null
}
