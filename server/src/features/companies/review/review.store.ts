import type { CompanyStatus } from '@tandem/contract/accounts'
import type { CompanyCorrection } from '@tandem/contract/backend/company-changes'
import type { CompanyDetails } from '@tandem/contract/companies'
import { and, asc, desc, eq, ilike, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { company, companyStudyInterest } from '../companies.schema.ts'

export type ReviewRow = Omit<typeof company.$inferSelect, 'status'> & {
  status: CompanyStatus
}

/** No decision about it is made elsewhere until the transaction ends. */
export async function lockReview(db: Db, companyId: string) {
  const [row] = await db.select().from(company).where(eq(company.id, companyId)).for('no key update')
  return row
}

type Change = Partial<
  Pick<
    typeof company.$inferInsert,
    'status' | 'submittedAt' | 'submissionNote' | 'decidedAt' | 'refusalReason'
  >
> &
  Partial<CompanyDetails & Omit<CompanyCorrection, 'revision'>>

export async function updateReview(db: Db, companyId: string, change: Change, now: Date): Promise<void> {
  await db
    .update(company)
    .set({ ...change, revision: sql`${company.revision} + 1`, updatedAt: now })
    .where(eq(company.id, companyId))
}

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

type Wanted = { status: ReviewRow['status']; text: string; limit: number; offset: number }

/** Those that wait by how long they do; those decided the newest first. */
export async function selectReviews(db: Db, { status, text, limit, offset }: Wanted) {
  const { id, name, town, industry, www, phone, submittedAt, decidedAt } = company
  const hasLogo = sql<boolean>`${company.logoFileId} is not null and ${company.status} = 'confirmed'`
  const isMeant = and(eq(company.status, status), isNotNull(submittedAt), isNamed(text))
  const order =
    status === 'pending'
      ? [asc(submittedAt), asc(id)]
      : [sql`${desc(decidedAt)} nulls last`, asc(sql`${name} collate "und-x-icu"`), asc(id)]
  const rows = await db
    .select({ id, name, town, industry, www, phone, submittedAt, decidedAt, hasLogo })
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

export function countWaiting(db: Db): Promise<number> {
  return db.$count(company, and(eq(company.status, 'pending'), isNotNull(company.submittedAt)))
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
