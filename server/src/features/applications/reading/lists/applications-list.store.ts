import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import {
  application,
  applicationPlace,
  applicationStudyInterest,
  makesKnown,
} from '#features/applications/applications.schema.ts'
import {
  type ApplicationRecord,
  listRequiredDocuments,
  selectRecords,
  toldStatus,
} from '#features/applications/applications.store.ts'
import type { Db } from '#platform/db/database.ts'

export type ApplicationFilter = {
  ids?: string[] | undefined
  applicantId?: string | undefined
  /** The company that received them: drafts are not among them. */
  receivedBy?: string | undefined
  isSent?: boolean | undefined
  makesKnown?: boolean | undefined
  types?: number[] | undefined
  statuses?: number[] | undefined
  /** For an applicant's own: the statuses as they know them at that time. */
  now?: Date | undefined
  offerId?: string | undefined
  companyId?: string | undefined
}

export type ListedApplication = {
  record: ApplicationRecord
  studyInterests: string[]
  places: string[]
  requiredDocuments: string[]
}

/** The newest first. */
export async function listFiltered(
  db: Db,
  filter: ApplicationFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ items: ListedApplication[]; total: number }> {
  const where = matching(filter)
  const when = filter.receivedBy ? application.sentAt : application.createdAt
  const records = await selectRecords(db, where)
    .orderBy(desc(when), desc(application.id))
    .limit(limit)
    .offset(offset)
  return { items: await withLists(db, records), total: await countFiltered(db, filter) }
}

/**
 * The newest few, found before anything is joined to them: of thousands only these are read. `with ties` lets the index
 * alone give the order; those sent at the same moment are told apart afterwards.
 */
export async function listNewest(
  db: Db,
  filter: ApplicationFilter,
  limit: number,
): Promise<ListedApplication[]> {
  const when = filter.receivedBy ? application.sentAt : application.createdAt
  const newest = sql`(select ${application.id} from ${application} where ${matching(filter)}
    order by ${when} desc nulls last fetch first ${sql.raw(String(limit))} rows with ties)`
  const records = await selectRecords(db, inArray(application.id, newest))
    .orderBy(desc(when), desc(application.id))
    .limit(limit)
  return withLists(db, records)
}

export const countFiltered = (db: Db, filter: ApplicationFilter): Promise<number> =>
  db.$count(application, matching(filter))

/** Whose each is, when it was begun, and how often it was saved. */
export async function readRevisions(db: Db, ids: string[]) {
  const { id, createdAt, revision } = application
  const { firstName, lastName } = account
  const rows = await db
    .select({ id, createdAt, revision, firstName, lastName })
    .from(application)
    .innerJoin(applicant, eq(applicant.id, application.applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

function matching({
  ids,
  applicantId,
  receivedBy,
  isSent,
  makesKnown: isKnown,
  types,
  statuses,
  offerId,
  companyId,
  now,
}: ApplicationFilter) {
  const status = now ? toldStatus(now) : sql`${application.status}`
  return and(
    ids ? inArray(application.id, ids) : undefined,
    applicantId ? eq(application.applicantId, applicantId) : undefined,
    receivedBy ? and(eq(application.companyId, receivedBy), isNotNull(application.sentAt)) : undefined,
    isSent ? isNotNull(application.sentAt) : undefined,
    isKnown ? makesKnown(application) : undefined,
    types ? inArray(application.type, types) : undefined,
    statuses ? inArray(status, statuses) : undefined,
    offerId ? eq(application.offerId, offerId) : undefined,
    companyId ? eq(application.companyId, companyId) : undefined,
  )
}

async function withLists(db: Db, records: ApplicationRecord[]): Promise<ListedApplication[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const interests = await db
    .select()
    .from(applicationStudyInterest)
    .where(inArray(applicationStudyInterest.applicationId, ids))
    .orderBy(asc(applicationStudyInterest.position))
  const places = await db
    .select({ applicationId: applicationPlace.applicationId, name: applicationPlace.name })
    .from(applicationPlace)
    .where(inArray(applicationPlace.applicationId, ids))
    .orderBy(asc(applicationPlace.position))
  const documents = await listRequiredDocuments(
    db,
    records.flatMap(({ offerId }) => offerId ?? []),
  )
  return records.map((record) => ({
    record,
    studyInterests: interests
      .filter(({ applicationId }) => applicationId === record.id)
      .map(({ studyInterestId }) => String(studyInterestId)),
    places: places.filter(({ applicationId }) => applicationId === record.id).map(({ name }) => name),
    requiredDocuments: documents.filter(({ offerId }) => offerId === record.offerId).map(({ key }) => key),
  }))
}
