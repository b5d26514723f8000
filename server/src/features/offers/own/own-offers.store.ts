import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company, companyStudyInterest } from '#features/companies/companies.schema.ts'
import { institutionLocation, isShown, organisationPerson } from '#features/contacts/contacts.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { offer } from '../offers.schema.ts'
import { listOf } from './content.store.ts'

export type OwnOfferRow = Awaited<ReturnType<typeof selectOwnOffers>>[number]

type Status = 'draft' | 'published' | 'closed'
type Wanted = { companyId: string; status?: Status | undefined; id?: string }

const isWanted = ({ companyId, status, id }: Wanted): SQL | undefined =>
  and(eq(offer.companyId, companyId), status && eq(offer.status, status), id ? eq(offer.id, id) : undefined)

export const countOwnOffers = (db: Db, wanted: Wanted): Promise<number> => db.$count(offer, isWanted(wanted))

/** `all` counts what was begun or withdrawn too. */
const applications = sql<Record<'unopened' | 'open' | 'sent' | 'all', number>>`(select json_build_object(
  'unopened', count(*) filter (where ${application.status} = 2 and ${application.stage} = 'received'),
  'open', count(*) filter (where ${application.status} = 2),
  'sent', count(*) filter (where ${application.sentAt} is not null), 'all', count(*)
) from ${application} where ${application.offerId} = ${offer.id})`

/** Offers of one company with what decides about them; published, drafts, closed. */
export const selectOwnOffers = (db: Db, wanted: Wanted, page?: { limit: number; offset: number }) =>
  db
    .select({
      id: offer.id,
      status: offer.status,
      titleDe: offer.titleDe,
      titleEn: offer.titleEn,
      studyInterestId: offer.studyInterestId,
      studyInterest: { nameDe: studyInterest.nameDe, nameEn: studyInterest.nameEn },
      contact: {
        id: organisationPerson.id,
        firstName: organisationPerson.firstName,
        lastName: organisationPerson.lastName,
      },
      contactIsShown: isShown(organisationPerson),
      deadline: offer.deadline,
      revision: offer.revision,
      publishedAt: offer.publishedAt,
      closedAt: offer.closedAt,
      updatedAt: offer.updatedAt,
      companyConfirmed: sql<boolean>`${company.status} = 'confirmed'`,
      admitted: sql<boolean>`${companyStudyInterest.studyInterestId} is not null`,
      years: listOf<{ year: number; total: number; taken: number }>(
        sql`json_build_object('year', year, 'total', total, 'taken', taken) order by year`,
        'offer_year',
      ),
      locations: listOf<{ town: string; latitude: number; longitude: number }>(
        sql`json_build_object('town', town, 'latitude', latitude, 'longitude', longitude) order by position`,
        'offer_location',
      ),
      applications,
    })
    .from(offer)
    .innerJoin(company, eq(company.id, offer.companyId))
    .leftJoin(studyInterest, eq(studyInterest.id, offer.studyInterestId))
    .leftJoin(organisationPerson, eq(organisationPerson.id, offer.contactId))
    .leftJoin(
      companyStudyInterest,
      and(
        eq(companyStudyInterest.companyId, offer.companyId),
        eq(companyStudyInterest.studyInterestId, offer.studyInterestId),
      ),
    )
    .where(isWanted(wanted))
    .orderBy(
      sql`array_position(array['published', 'draft', 'closed'], ${offer.status})`,
      desc(offer.updatedAt),
    )
    .limit(page?.limit ?? 1)
    .offset(page?.offset ?? 0)

/** Nothing else changes the offer until the transaction ends; nobody applies for it meanwhile. */
export async function lockOwnOffer(db: Db, companyId: string, id: string) {
  const { status, revision } = offer
  const [row] = await db
    .select({ status, revision })
    .from(offer)
    .where(and(eq(offer.id, id), eq(offer.companyId, companyId)))
    .for('update')
  return row
}

/** Until the transaction ends the company begins no other one. Answers how many it has. */
export async function lockNewOffers(db: Db, companyId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('offers of'), hashtext(${companyId}))`)
  return db.$count(offer, eq(offer.companyId, companyId))
}

export async function insertDraft(db: Db, row: { id: string; companyId: string; now: Date }): Promise<void> {
  const { id, companyId, now } = row
  await db.insert(offer).values({ id, companyId, titleDe: '', createdAt: now, updatedAt: now })
}

export async function setPublished(db: Db, id: string, revision: number, now: Date): Promise<void> {
  await db
    .update(offer)
    .set({ status: 'published', publishedAt: now, closedAt: null, revision, updatedAt: now })
    .where(eq(offer.id, id))
}

export async function removeOffer(db: Db, id: string): Promise<void> {
  await db.delete(offer).where(eq(offer.id, id))
}

/** What the company is admitted to, as far as it can be chosen. */
export async function selectAdmitted(db: Db, companyId: string) {
  const { id, nameDe, nameEn, degree } = studyInterest
  return db
    .select({ id, nameDe, nameEn, degree })
    .from(companyStudyInterest)
    .innerJoin(studyInterest, eq(studyInterest.id, companyStudyInterest.studyInterestId))
    .where(and(eq(companyStudyInterest.companyId, companyId), studyInterest.active))
    .orderBy(asc(studyInterest.position), asc(studyInterest.id))
}

export async function selectContacts(db: Db, companyId: string) {
  const { id, firstName, lastName, roleDe, roleEn } = organisationPerson
  return db
    .select({ id, firstName, lastName, roleDe, roleEn, isShown: isShown(organisationPerson) })
    .from(organisationPerson)
    .where(eq(organisationPerson.companyId, companyId))
    .orderBy(asc(lastName), asc(firstName), asc(id))
}

/** Of everybody there: all of them read their company's offers. */
export async function selectCompanyAccounts(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: organisationPerson.accountId })
    .from(organisationPerson)
    .where(eq(organisationPerson.companyId, companyId))
  return rows.flatMap(({ accountId }) => accountId ?? [])
}

export async function selectInstitutionLocations(db: Db) {
  const { key, name } = institutionLocation
  return db.select({ key, name }).from(institutionLocation).orderBy(asc(name))
}
