import { and, asc, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { company, hasOpenLogo } from '#features/companies/companies.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
import { offer, offerLocation, offerYear } from './offers.schema.ts'

export type OfferFacts = Awaited<ReturnType<typeof loadFacts>>[number]

/** What a card shows of these offers, in their order, with the applicant's own newest application for each, as they know it. */
export async function loadFacts(db: Db, ids: string[], applicantId: string | null, now: Date) {
  if (ids.length === 0) return []
  const rows = await selectRows(db, ids)
  const years = await db
    .select()
    .from(offerYear)
    .where(inArray(offerYear.offerId, ids))
    .orderBy(asc(offerYear.year))
  const locations = await db
    .select()
    .from(offerLocation)
    .where(inArray(offerLocation.offerId, ids))
    .orderBy(asc(offerLocation.position))
  const applications = await newestApplications(db, applicantId, now)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      ...row,
      years: years.filter(({ offerId }) => offerId === id),
      locations: locations.filter(({ offerId }) => offerId === id),
      application: applications.get(id) ?? null,
    }
  })
}

function selectRows(db: Db, ids: string[]) {
  return db
    .select({
      id: offer.id,
      companyId: offer.companyId,
      status: offer.status,
      titleDe: offer.titleDe,
      titleEn: offer.titleEn,
      publishedAt: offer.publishedAt,
      deadline: offer.deadline,
      salary: offer.salary,
      companyName: company.name,
      companyTown: company.town,
      companyStatus: company.status,
      isUnattended: company.isUnattended,
      hasLogo: hasOpenLogo(company),
      partnerSince: company.partnerSince,
      studyInterest: {
        id: studyInterest.id,
        nameDe: studyInterest.nameDe,
        nameEn: studyInterest.nameEn,
        degree: studyInterest.degree,
      },
    })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .leftJoin(studyInterest, eq(studyInterest.id, offer.studyInterestId))
    .where(inArray(offer.id, ids))
}

/** Of these offers what says who may see them, and whether the applicant has an application for it, a draft included. */
export function loadStates(db: Db, ids: string[], applicantId: string | null) {
  return db
    .select({
      id: offer.id,
      companyId: offer.companyId,
      status: offer.status,
      deadline: offer.deadline,
      companyStatus: company.status,
      isUnattended: company.isUnattended,
      applied: sql<boolean>`exists (select from application a
        where a.offer_id = ${offer.id} and a.applicant_id = ${applicantId}::uuid)`,
    })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(inArray(offer.id, ids))
}

/** Of those of these offers that were public and are closed. What was changed since was never public. */
export function selectClosedTitles(db: Db, ids: string[]) {
  const { id, status, titleDe, titleEn, closedAt, updatedAt } = offer
  return db
    .select({ id, titleDe, titleEn })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(
      and(inArray(id, ids), eq(status, 'closed'), eq(closedAt, updatedAt), eq(company.status, 'confirmed')),
    )
}

export type OwnApplication = { id: string; status: number; sentAt: string | null }
/** As the database has it; what the company can still undo is not told. */
type StoredApplication = OwnApplication & { undoUntil: string | null; toldStatus: number | null }
/** Of an applicant for each offer that there is one for. */
export type OwnApplications = [offerId: string, StoredApplication][]

/** By the offer. */
export const presentApplications = (
  applications: OwnApplications,
  now: Date,
): ReadonlyMap<string, OwnApplication> =>
  new Map(
    applications.map(([offerId, { id, status, sentAt, undoUntil, toldStatus }]) => {
      const isUndoable = undoUntil !== null && now < new Date(undoUntil) && toldStatus !== null
      return [
        offerId,
        { id, status: isUndoable ? toldStatus : status, sentAt: sentAt && new Date(sentAt).toISOString() },
      ]
    }),
  )

/** `OwnApplications`: the newest for each offer, for a statement that has more to ask. */
export const newestApplicationsJson = (applicantId: Placeholder): SQL => sql`(
  select coalesce(json_agg(json_build_array(offer_id, json_build_object('id', id, 'status', status, 'sentAt', sent_at,
    'undoUntil', undo_until, 'toldStatus', told_status))), '[]')
  from (
    select distinct on (offer_id) offer_id, id, status, sent_at, undo_until, told_status from application
    where applicant_id = ${applicantId}::uuid and offer_id is not null order by offer_id, created_at desc, id desc
  ) own)`

async function newestApplications(db: Db, applicantId: string | null, now: Date) {
  const [own] = applicantId === null ? [] : await newest(db, null, { applicantId })
  return presentApplications(own?.applications ?? [], now)
}

const newest = statement<{ applications: OwnApplications }, null, { applicantId: string }>(
  (_, { applicantId }) => sql`select ${newestApplicationsJson(applicantId)} as applications`,
)

/** The offer cannot be closed or changed until the transaction ends. */
export async function lockOffer(db: Db, id: string) {
  const [row] = await db
    .select({
      id: offer.id,
      companyId: offer.companyId,
      status: offer.status,
      deadline: offer.deadline,
      companyStatus: company.status,
      isUnattended: company.isUnattended,
    })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(eq(offer.id, id))
    .for('share', { of: offer })
  return row
}

/** What the company shows now, by title. */
export function selectPublished(db: Db, companyId: string) {
  const { id, titleDe, titleEn, studyInterestId } = offer
  return db
    .select({ id, titleDe, titleEn, studyInterestId })
    .from(offer)
    .where(and(eq(offer.companyId, companyId), eq(offer.status, 'published')))
    .orderBy(sql`${titleDe} collate "und-x-icu"`, asc(id))
}

/** Whether the company has ever published one. */
export async function hasPublished(db: Db, companyId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.companyId, companyId), isNotNull(offer.publishedAt)))
    .limit(1)
  return found !== undefined
}

export const countDrafts = (db: Db, companyId: string): Promise<number> =>
  db.$count(offer, and(eq(offer.companyId, companyId), eq(offer.status, 'draft')))

/** Which offers name these contacts; published, drafts, closed. */
export function listOffersOfContacts(db: Db, contactIds: string[]) {
  const { id, contactId, titleDe, titleEn, status } = offer
  return db
    .select({ id, contactId, titleDe, titleEn, status })
    .from(offer)
    .where(inArray(contactId, contactIds))
    .orderBy(sql`array_position(array['published', 'draft', 'closed'], ${status})`, asc(titleDe), asc(id))
}

/** All that are public, with when each was changed last. */
export const listPublishedOffers = (db: Db) =>
  db
    .select({ id: offer.id, changedAt: offer.updatedAt })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(
      and(eq(offer.status, 'published'), eq(company.status, 'confirmed'), eq(company.isUnattended, false)),
    )
    .orderBy(asc(offer.id))
