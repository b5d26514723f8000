import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
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
  toldOutcome,
  toldStatus,
} from '#features/applications/applications.store.ts'
import { listAttachments } from '#features/applications/content/attachments.store.ts'
import type { Db } from '#platform/db/database.ts'
import { chordToKilometres } from '#platform/db/geo.ts'

export type ApplicationFilter = {
  ids?: string[] | undefined
  applicantId?: string | undefined
  /** The company that received them: drafts are not among them. */
  receivedBy?: string | undefined
  isSent?: boolean | undefined
  makesKnown?: boolean | undefined
  types?: number[] | undefined
  statuses?: number[] | undefined
  /** Beside those of `statuses`: with a place that was accepted, whose contract is not signed yet. */
  orAccepted?: boolean | undefined
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
  orAccepted,
  offerId,
  companyId,
  now,
}: ApplicationFilter) {
  const status = now ? toldStatus(now) : sql`${application.status}`
  const outcome = now ? toldOutcome(now) : sql`${application.outcome}`
  return and(
    ids ? inArray(application.id, ids) : undefined,
    applicantId ? eq(application.applicantId, applicantId) : undefined,
    receivedBy ? and(eq(application.companyId, receivedBy), isNotNull(application.sentAt)) : undefined,
    isSent ? isNotNull(application.sentAt) : undefined,
    isKnown ? makesKnown(application) : undefined,
    types ? inArray(application.type, types) : undefined,
    statuses && or(inArray(status, statuses), orAccepted ? eq(outcome, 'place_taken') : undefined),
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

type Received = { documents: string[]; nearest?: { place: string; kilometres: number } }

/** Of sent applications, what the list of who received them shows beside. */
export async function readReceived(db: Db, ids: string[]): Promise<ReadonlyMap<string, Received>> {
  if (ids.length === 0) return new Map()
  const attached = await listAttachments(db, ids)
  const hasLetter = and(inArray(application.id, ids), ne(application.coverLetter, ''))
  const typed = await db.select({ applicationId: application.id }).from(application).where(hasLetter)
  const nearest = new Map((await listNearestPlaces(db, ids)).map((row) => [row.applicationId, row]))
  const given = [
    ...attached.filter(({ scan }) => scan !== 'infected'),
    // The letter may be typed instead of attached.
    ...typed.map((each) => ({ ...each, type: 'cover_letter' })),
  ]
  const typesOf = Map.groupBy(given, ({ applicationId }) => applicationId)
  return new Map(
    ids.map((id) => {
      const documents = [...new Set(typesOf.get(id)?.map(({ type }) => type))]
      const near = nearest.get(id)
      const place = near && { place: near.place, kilometres: chordToKilometres(near.chord) }
      return [id, { documents, ...(place && { nearest: place }) }]
    }),
  )
}

/** Of each its place that is nearest to a location of its offer, or without one to the company. */
async function listNearestPlaces(db: Db, ids: string[]) {
  const { rows } = await db.execute<{ applicationId: string; place: string; chord: number }>(sql`
    select distinct on (${application.id}) ${application.id} as "applicationId", wanted.name as place,
      (wanted.x - site.x) ^ 2 + (wanted.y - site.y) ^ 2 + (wanted.z - site.z) ^ 2 as chord
    from ${application}
    join application_place wanted on wanted.application_id = ${application.id}
    join lateral (
      select x, y, z from offer_location where offer_id = ${application.offerId}
      union all
      select cos(radians(latitude)) * cos(radians(longitude)),
        cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))
      from company
      where ${application.offerId} is null and id = ${application.companyId} and latitude is not null
    ) site on true
    where ${inArray(application.id, ids)}
    order by ${application.id}, chord, wanted.position`)
  return rows
}
