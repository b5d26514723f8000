import { and, count, eq, sql } from 'drizzle-orm'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { wasPublic } from './offers.rules.ts'
import { offer } from './offers.schema.ts'

/** Waits for those who apply at this moment: afterwards no application for the company's offers can be sent. */
export async function closeOffersOf(db: Db, companyId: string, now: Date): Promise<void> {
  await close(db, now, eq(offer.companyId, companyId))
}

/** As `closeOffersOf`, for one. What it was before; undefined where it is not the company's. */
export async function closeOfferOf(db: Db, by: { companyId: string; offerId: string }, now: Date) {
  const isOwn = and(eq(offer.id, by.offerId), eq(offer.companyId, by.companyId))
  const [before] = await db.select({ status: offer.status }).from(offer).where(isOwn).for('update')
  if (before) await close(db, now, isOwn)
  return before?.status
}

async function close(db: Db, now: Date, which: ReturnType<typeof and>): Promise<void> {
  await db
    .update(offer)
    .set({ status: 'closed', closedAt: now, revision: sql`${offer.revision} + 1`, updatedAt: now })
    .where(and(which, eq(offer.status, 'published')))
}

export async function isOfferOf(db: Db, by: { companyId: string; offerId: string }): Promise<boolean> {
  return (await db.$count(offer, and(eq(offer.id, by.offerId), eq(offer.companyId, by.companyId)))) > 0
}

/** It cannot be closed, or published again, until the transaction ends. */
export async function lockStatus(db: Db, offerId: string) {
  const [row] = await db
    .select({ status: offer.status })
    .from(offer)
    .where(eq(offer.id, offerId))
    .for('share')
  return row?.status
}

/**
 * An offer that is or was public, also of a company that is suspended meanwhile, with how many have applied: all of them,
 * drafts included, and those without an outcome.
 * With `lock`, nobody applies for it until the transaction ends.
 */
export async function findPublicOffer(db: Db, offerId: string, lock?: 'lock') {
  const { id, status, companyId, titleDe, titleEn } = offer
  const query = db
    .select({
      id,
      status,
      companyId,
      titleDe,
      titleEn,
      companyName: company.name,
      companyStatus: company.status,
    })
    .from(offer)
    .innerJoin(company, eq(company.id, companyId))
    .where(eq(id, offerId))
  const [found] = await (lock ? query.for('update', { of: offer }) : query)
  if (!found || !wasPublic(found)) return null
  const [applications = { all: 0, open: 0 }] = await db
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${application.status} = 2)`.mapWith(Number),
    })
    .from(application)
    .where(eq(application.offerId, offerId))
  return { ...found, applications }
}

/** Of two companies that become one. */
export async function transferOffers(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const moved = await db
    .update(offer)
    .set({ companyId: into })
    .where(eq(offer.companyId, from))
    .returning({ id: offer.id })
  return moved.length
}
