import type { FourEyesKind } from '@tandem/contract/backend/four-eyes'
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { fourEyesRequest } from './four-eyes.schema.ts'

type NewRequest = Pick<
  typeof fourEyesRequest.$inferInsert,
  | 'kind'
  | 'accountId'
  | 'companyId'
  | 'intoCompanyId'
  | 'offerId'
  | 'applicationId'
  | 'reason'
  | 'requestedBy'
  | 'createdAt'
  | 'expiresAt'
>

/** The new request's id; null while another one of the kind waits for the same subject. */
export async function insertRequest(db: Db, request: NewRequest): Promise<string | null> {
  const [inserted] = await db
    .insert(fourEyesRequest)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: fourEyesRequest.id })
  return inserted?.id ?? null
}

export async function lockRequest(db: Db, requestId: string) {
  const [locked] = await db
    .select()
    .from(fourEyesRequest)
    .where(eq(fourEyesRequest.id, requestId))
    .for('update')
  return locked ?? null
}

export type Subject = { accountId: string } | { companyId: string } | { offerId: string }

/** What still waits, about one account, company or offer or about all, the oldest first. */
export async function findOpenRequests(db: Db, now: Date, about?: Subject) {
  const asker = alias(account, 'asker')
  const into = alias(company, 'into_company')
  return db
    .select({
      id: fourEyesRequest.id,
      kind: fourEyesRequest.kind,
      reason: fourEyesRequest.reason,
      accountId: fourEyesRequest.accountId,
      requestedBy: fourEyesRequest.requestedBy,
      createdAt: fourEyesRequest.createdAt,
      expiresAt: fourEyesRequest.expiresAt,
      decidedAt: fourEyesRequest.decidedAt,
      companyId: fourEyesRequest.companyId,
      offerId: fourEyesRequest.offerId,
      applicationId: fourEyesRequest.applicationId,
      offer: { titleDe: offer.titleDe, titleEn: offer.titleEn, companyId: offer.companyId },
      person: { firstName: account.firstName, lastName: account.lastName },
      companyName: company.name,
      into: { id: into.id, name: into.name },
      asker: { firstName: asker.firstName, lastName: asker.lastName },
    })
    .from(fourEyesRequest)
    .leftJoin(account, eq(account.id, fourEyesRequest.accountId))
    .leftJoin(company, eq(company.id, fourEyesRequest.companyId))
    .leftJoin(into, eq(into.id, fourEyesRequest.intoCompanyId))
    .leftJoin(offer, eq(offer.id, fourEyesRequest.offerId))
    .leftJoin(asker, eq(asker.id, fourEyesRequest.requestedBy))
    .where(and(isNull(fourEyesRequest.decidedAt), gt(fourEyesRequest.expiresAt, now), isAbout(about)))
    .orderBy(asc(fourEyesRequest.createdAt), asc(fourEyesRequest.id))
}

/** A company also where another one is to become part of it, and where it is about one of its offers. */
function isAbout(about: Subject | undefined): SQL | undefined {
  if (!about) return undefined
  const { accountId, companyId, intoCompanyId, offerId } = fourEyesRequest
  if ('accountId' in about) return eq(accountId, about.accountId)
  if ('offerId' in about) return eq(offerId, about.offerId)
  const id = about.companyId
  return or(eq(companyId, id), eq(intoCompanyId, id), eq(offer.companyId, id))
}

type Decision = { outcome: 'confirmed' | 'withdrawn' | 'refused'; decidedBy: string; decidedAt: Date }

export async function saveDecision(db: Db, requestId: string, decision: Decision): Promise<void> {
  await db.update(fourEyesRequest).set(decision).where(eq(fourEyesRequest.id, requestId))
}

/** What it asks for about the account has been done otherwise. */
export async function endOpenRequest(
  db: Db,
  kind: FourEyesKind,
  accountId: string,
  now: Date,
): Promise<void> {
  const { accountId: about, decidedAt, kind: asked } = fourEyesRequest
  await db
    .update(fourEyesRequest)
    .set({ outcome: 'withdrawn', decidedAt: now })
    .where(and(eq(asked, kind), eq(about, accountId), isNull(decidedAt)))
}

/** Nobody came in time. Those that have ended just now. */
export async function expireRequests(db: Db, now: Date) {
  return db
    .update(fourEyesRequest)
    .set({ outcome: 'expired', decidedAt: now })
    .where(and(isNull(fourEyesRequest.decidedAt), lte(fourEyesRequest.expiresAt, now)))
    .returning()
}

/** What their entries in the audit say is enough from then on. */
export async function deleteRequestsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(fourEyesRequest).where(lte(fourEyesRequest.decidedAt, instant))
}
