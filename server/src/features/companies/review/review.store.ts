import type { CompanyStatus } from '@tandem/contract/accounts'
import type { CompanyCorrection } from '@tandem/contract/backend/company-changes'
import type { CompanyDetails } from '@tandem/contract/companies'
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { company, companyStudyInterest } from '../companies.schema.ts'

export type ReviewRow = Omit<typeof company.$inferSelect, 'status'> & {
  status: CompanyStatus
}

type Change = Partial<
  Pick<
    typeof company.$inferInsert,
    | 'status'
    | 'submittedAt'
    | 'submissionNote'
    | 'decidedAt'
    | 'refusalReason'
    | 'undoUntil'
    | 'plannedInterests'
    | 'question'
    | 'askedAt'
    | 'answeredAt'
  >
> &
  Partial<CompanyDetails & Omit<CompanyCorrection, 'revision'>>

export async function updateReview(db: Db, companyId: string, change: Change, now: Date): Promise<void> {
  await db
    .update(company)
    .set({ ...change, revision: sql`${company.revision} + 1`, updatedAt: now })
    .where(eq(company.id, companyId))
}

/** What was approved takes effect: who has seen the approval has seen this. */
export async function setConfirmed(db: Db, companyId: string, decidedAt: Date, now: Date): Promise<void> {
  await db
    .update(company)
    .set({ ...noApproval, ...noQuestion, status: 'confirmed', decidedAt, refusalReason: '', updatedAt: now })
    .where(eq(company.id, companyId))
}

export const noApproval = { undoUntil: null, plannedInterests: [] }
export const noQuestion = { question: '', askedAt: null, answeredAt: null }

/** Of a company that has just registered; one that is decided about stays as it is. */
export async function setSubmitted(db: Db, companyId: string, now: Date): Promise<void> {
  await db
    .update(company)
    .set({ submittedAt: now })
    .where(and(eq(company.id, companyId), eq(company.status, 'pending')))
}

export async function findReview(db: Db, companyId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId))
  return row && row.status !== 'closed' ? { ...row, status: row.status } : null
}

type Wanted = {
  status: ReviewRow['status']
  text: string
  /** Without those that are to answer a question. */
  withoutAsked: boolean
  limit: number
  offset: number
}

const isAsked = sql<boolean>`(${company.askedAt} is not null and ${company.answeredAt} is null)`

/** Those that wait by how long they do, behind them those that are to answer; those decided the unattended and then the newest first. */
export async function selectReviews(db: Db, { status, text, withoutAsked, limit, offset }: Wanted) {
  const { id, name, town, industry, www, phone, submittedAt, askedAt, answeredAt, isUnattended } = company
  const decidedAt = sql<Date | null>`coalesce(${company.undoUntil}, ${company.decidedAt})`.mapWith(
    company.decidedAt,
  )
  const hasLogo = sql<boolean>`${company.logoFileId} is not null and ${company.status} = 'confirmed'`
  const isMeant = and(
    isShownAs(status),
    isNotNull(submittedAt),
    isNamed(text),
    withoutAsked ? sql`not ${isAsked}` : undefined,
  )
  const order =
    status === 'pending'
      ? [asc(isAsked), asc(submittedAt), asc(id)]
      : [
          desc(isUnattended),
          sql`${desc(decidedAt)} nulls last`,
          asc(sql`${name} collate "und-x-icu"`),
          asc(id),
        ]
  const rows = await db
    .select({
      ...{ id, name, town, industry, www, phone, submittedAt, decidedAt },
      ...{ askedAt, answeredAt, hasLogo, unattended: isUnattended },
    })
    .from(company)
    .where(isMeant)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(company, isMeant) }
}

function isNamed(text: string): SQL | undefined {
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(company.name, pattern), ilike(company.town, pattern), ilike(company.www, pattern))
}

/** To admins one that is approved is confirmed. */
const isShownAs = (status: ReviewRow['status']): SQL | undefined =>
  status === 'confirmed'
    ? or(eq(company.status, status), isNotNull(company.undoUntil))
    : and(eq(company.status, status), isNull(company.undoUntil))

export function countWaiting(db: Db): Promise<number> {
  return db.$count(company, and(isShownAs('pending'), isNotNull(company.submittedAt)))
}

/** What all companies that are not closed are compared by. */
export async function selectComparable(db: Db) {
  const { id, name, town, www, phone, status } = company
  const rows = await db
    .select({ id, name, town, www, phone, status })
    .from(company)
    .where(and(ne(status, 'closed'), isNotNull(company.submittedAt)))
    .orderBy(asc(id))
  return rows.flatMap(({ status, ...row }) => (status === 'closed' ? [] : [{ ...row, status }]))
}

/** What the company is admitted to, by the lists' order. */
export async function selectAdmission(db: Db, companyId: string) {
  return db
    .select({ id: studyInterest.id, nameDe: studyInterest.nameDe, nameEn: studyInterest.nameEn })
    .from(companyStudyInterest)
    .innerJoin(studyInterest, eq(studyInterest.id, companyStudyInterest.studyInterestId))
    .where(eq(companyStudyInterest.companyId, companyId))
    .orderBy(asc(studyInterest.id))
}

export const selectInterests = (db: Db, ids: number[]) =>
  db
    .select({ id: studyInterest.id, nameDe: studyInterest.nameDe, nameEn: studyInterest.nameEn })
    .from(studyInterest)
    .where(inArray(studyInterest.id, ids))
    .orderBy(asc(studyInterest.id))

export async function replaceAdmission(db: Db, companyId: string, studyInterests: number[]): Promise<void> {
  await db.delete(companyStudyInterest).where(eq(companyStudyInterest.companyId, companyId))
  await db
    .insert(companyStudyInterest)
    .values(studyInterests.map((studyInterestId) => ({ companyId, studyInterestId })))
}

/** Whom a mail about the company goes to; null for an address that is not confirmed. */
export async function findMailReader(db: Db, accountId: string) {
  const { email, locale, type, firstName, lastName } = account
  const [reader] = await db
    .select({ email, locale, type, firstName, lastName })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.confirmedAt)))
  return reader ?? null
}
