import type { RequestAnswer, RequestDeclineReason, RequestKind } from '@tandem/contract/applicant-requests'
import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { application, makesKnown } from '#features/applications/applications.schema.ts'
import { company, hasOpenLogo } from '#features/companies/companies.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Db } from '#platform/db/database.ts'
import { applicantRequest } from './applicant-requests.schema.ts'

export type RequestRecord = Awaited<ReturnType<typeof listRequests>>[number]

const target = alias(company, 'target')
const asker = alias(account, 'asker')

const { kind, applicantId, companyId, offerId } = applicantRequest

const isBlocked = sql`exists (select from applicant_company_block block
  where block.applicant_id = ${applicantId} and block.company_id = ${companyId})`

const isFindable = sql`(not ${isBlocked} and exists (
  select from findable_profile found where found.applicant_id = ${applicantId}))`

const isKnownByApplication = sql`exists (select from application sent where sent.applicant_id = ${applicantId}
  and sent.company_id = ${companyId} and ${makesKnown(alias(application, 'sent'))})`

/** The company can open the applicant's page. */
const isSeen = sql`(${isFindable} or exists (select from application sent
  where sent.applicant_id = ${applicantId} and sent.company_id = ${companyId} and sent.sent_at is not null))`

const isNameKnown = sql<boolean>`(${isKnownByApplication} or (${isFindable} and (
  exists (select from findable_profile join application profile using (id)
    where findable_profile.applicant_id = ${applicantId} and profile.visibility = 'open')
  or exists (select from applicant_request asked where asked.kind = 'name' and asked.answer = 'accepted'
    and asked.applicant_id = ${applicantId} and asked.company_id = ${companyId}))))`

/** What is asked for can still be had. */
const isPossible = (now: Date) => sql<boolean>`(${isPossibleForCompany(now)}
  and not (${kind} = 'invitation' and ${isBlocked}))`

/** As who asked may know it: a block looks like an invitation that nobody answers. */
const isPossibleForCompany = (
  now: Date,
) => sql<boolean>`(${company.status} = 'confirmed' and not ${company.isUnattended}
  and case ${kind}
  when 'invitation' then ${offer.status} = 'published'
    and (${offer.deadline} is null or ${offer.deadline} >= ${berlinDay(now)})
  when 'name' then ${isFindable}
  else ${target.status} = 'confirmed' and not ${target.isUnattended} end)`

/** The newest application for the offer that was sent. */
const sentForOffer = sql<string | null>`(select sent.id from application sent
  where sent.applicant_id = ${applicantId} and sent.offer_id = ${offerId} and sent.sent_at is not null
  order by sent.sent_at desc limit 1)`

type Page = { now: Date; limit?: number; offset?: number }

/** The newest first. */
export function listRequests(db: Db, where: SQL | undefined, { now, limit = 500, offset = 0 }: Page) {
  return db
    .select({
      request: applicantRequest,
      person: {
        accountId: applicant.accountId,
        firstName: account.firstName,
        lastName: account.lastName,
      },
      askedBy: { firstName: asker.firstName, lastName: asker.lastName },
      company: { id: company.id, name: company.name, hasLogo: hasOpenLogo(company) },
      target: { id: target.id, name: target.name, hasLogo: hasOpenLogo(target) },
      offer: { id: offer.id, titleDe: offer.titleDe, titleEn: offer.titleEn },
      sentForOffer,
      isPossible: isPossible(now),
      isPossibleForCompany: isPossibleForCompany(now),
      isNameKnown,
    })
    .from(applicantRequest)
    .innerJoin(applicant, eq(applicant.id, applicantId))
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(company, eq(company.id, companyId))
    .leftJoin(asker, eq(asker.id, applicantRequest.askedBy))
    .leftJoin(offer, eq(offer.id, offerId))
    .leftJoin(target, eq(target.id, applicantRequest.targetCompanyId))
    .where(where)
    .orderBy(desc(applicantRequest.createdAt), desc(applicantRequest.id))
    .limit(limit)
    .offset(offset)
}

export const ofApplicant = (id: string) => eq(applicantId, id)
export const ofId = (id: string) => eq(applicantRequest.id, id)
export const ofApplication = (id: string) => eq(applicantRequest.applicationId, id)

type Asked = { companyId: string; applicantIds?: readonly string[]; kinds?: readonly RequestKind[] }

/** What a company asked, of those whom it may see. */
export const askedBy = (asked: Asked) =>
  and(
    eq(companyId, asked.companyId),
    asked.applicantIds?.length ? inArray(applicantId, [...asked.applicantIds]) : undefined,
    asked.kinds?.length ? inArray(kind, [...asked.kinds]) : undefined,
    isSeen,
  )

export const countRequests = (db: Db, where: SQL | undefined) => db.$count(applicantRequest, where)

/** Until the transaction ends nobody else of the company asks anything. */
export async function lockAsking(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('requests of'), hashtext(${companyId}))`)
}

export async function countAskedSince(db: Db, by: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applicantRequest)
    .where(and(eq(companyId, by), gte(applicantRequest.createdAt, since)))
  return row?.count ?? 0
}

export type NewRequest = Omit<
  typeof applicantRequest.$inferInsert,
  'answer' | 'answeredAt' | 'declineReason' | 'sentApplicationId'
> & { id: string }

/** False when the same was asked before. */
export async function insertRequest(db: Db, values: NewRequest): Promise<boolean> {
  const inserted = await db
    .insert(applicantRequest)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applicantRequest.id })
  return inserted.length > 0
}

/** Of one applicant; nobody else answers it until the transaction ends. */
export async function lockRequest(db: Db, id: string, of: string): Promise<boolean> {
  const rows = await db
    .select({ id: applicantRequest.id })
    .from(applicantRequest)
    .where(and(ofId(id), ofApplicant(of)))
    .for('update')
  return rows.length > 0
}

type Answer = {
  answer: RequestAnswer
  answeredAt: Date
  declineReason?: RequestDeclineReason | null
  sentApplicationId?: string | null
}

export async function updateAnswer(db: Db, id: string, answer: Answer): Promise<void> {
  await db.update(applicantRequest).set(answer).where(ofId(id))
}

export async function updateReason(db: Db, id: string, declineReason: RequestDeclineReason): Promise<void> {
  await db.update(applicantRequest).set({ declineReason }).where(ofId(id))
}

/**
 * Of two companies that become one. Who was asked for their name by both was asked once; nobody is recommended to where
 * they have applied.
 */
export async function transferRequests(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<number> {
  await db.execute(sql`
    delete from applicant_request r
    where (r.company_id = ${from} and r.target_company_id = ${into})
      or (r.company_id = ${into} and r.target_company_id = ${from})
      or (r.kind = 'name' and r.company_id = ${from} and exists (select from applicant_request other
        where other.kind = 'name' and other.company_id = ${into} and other.applicant_id = r.applicant_id))
      or (r.kind = 'recommendation' and r.target_company_id = ${from} and exists (select from applicant_request other
        where other.application_id = r.application_id and other.target_company_id = ${into}))`)
  await db.execute(sql`
    update applicant_request set target_company_id = ${into} where target_company_id = ${from}`)
  const { rows } = await db.execute(sql`
    update applicant_request set company_id = ${into} where company_id = ${from} returning id`)
  return rows.length
}
