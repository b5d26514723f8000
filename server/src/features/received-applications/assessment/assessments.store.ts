import { and, arrayContains, asc, avg, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { organisationPerson } from '#features/contacts/contacts.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { applicationHandler, applicationNote, applicationRating } from '../received-applications.schema.ts'

/** Those of a company who may handle its applications, by name. */
export async function listHandlers(db: Db, companyId: string) {
  const rows = await db
    .select({ id: account.id, firstName: account.firstName, lastName: account.lastName })
    .from(organisationPerson)
    .innerJoin(account, eq(account.id, organisationPerson.accountId))
    .where(
      and(
        eq(organisationPerson.companyId, companyId),
        isNotNull(account.confirmedAt),
        arrayContains(account.permissions, ['company-profile-edit']),
      ),
    )
    .orderBy(asc(account.lastName), asc(account.firstName), asc(account.id))
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
}

/** What the company received: all of it, or only these when there are any. */
export type Received = { companyId: string; ids: string[] }

const isReceived = ({ companyId, ids }: Received) =>
  and(eq(application.companyId, companyId), ids.length > 0 ? inArray(application.id, ids) : undefined)

export function listHandlings(db: Db, received: Received) {
  return db
    .select({
      applicationId: applicationHandler.applicationId,
      accountId: applicationHandler.accountId,
      assignedAt: applicationHandler.assignedAt,
      revision: applicationHandler.revision,
    })
    .from(applicationHandler)
    .innerJoin(application, eq(application.id, applicationHandler.applicationId))
    .where(isReceived(received))
}

export async function listMeanRatings(db: Db, received: Received): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: applicationRating.applicationId, rating: avg(applicationRating.rating) })
    .from(applicationRating)
    .innerJoin(application, eq(application.id, applicationRating.applicationId))
    .where(isReceived(received))
    .groupBy(applicationRating.applicationId)
  return new Map(rows.map(({ id, rating }) => [id, Number(rating)]))
}

export async function countNotes(db: Db, received: Received): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: applicationNote.applicationId, notes: count() })
    .from(applicationNote)
    .innerJoin(application, eq(application.id, applicationNote.applicationId))
    .where(isReceived(received))
    .groupBy(applicationNote.applicationId)
  return new Map(rows.map(({ id, notes }) => [id, notes]))
}

export async function findHandling(db: Db, applicationId: string) {
  const [row] = await db
    .select()
    .from(applicationHandler)
    .where(eq(applicationHandler.applicationId, applicationId))
  return row
}

/** Makes the row where there is none: until the transaction ends nobody else assigns. */
export async function lockHandling(db: Db, applicationId: string) {
  await db.insert(applicationHandler).values({ applicationId }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(applicationHandler)
    .where(eq(applicationHandler.applicationId, applicationId))
    .for('update')
  if (!row) throw new Error(`The application ${applicationId} has no row for its handler`)
  return row
}

export async function saveHandling(
  db: Db,
  { applicationId, ...values }: typeof applicationHandler.$inferSelect,
): Promise<void> {
  await db.update(applicationHandler).set(values).where(eq(applicationHandler.applicationId, applicationId))
}

export function listRatings(db: Db, applicationId: string) {
  return db
    .select({
      accountId: applicationRating.accountId,
      rating: applicationRating.rating,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(applicationRating)
    .innerJoin(account, eq(account.id, applicationRating.accountId))
    .where(eq(applicationRating.applicationId, applicationId))
    .orderBy(asc(account.lastName), asc(account.firstName), asc(account.id))
}

type Rating = { applicationId: string; accountId: string; rating: number | null; now: Date }

export async function saveRating(db: Db, { applicationId, accountId, rating, now }: Rating): Promise<void> {
  if (rating === null) {
    const own = and(
      eq(applicationRating.applicationId, applicationId),
      eq(applicationRating.accountId, accountId),
    )
    await db.delete(applicationRating).where(own)
    return
  }
  await db
    .insert(applicationRating)
    .values({ applicationId, accountId, rating, updatedAt: now })
    .onConflictDoUpdate({
      target: [applicationRating.applicationId, applicationRating.accountId],
      set: { rating, updatedAt: now },
    })
}
