import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { company, companyFile, companyRegistrationKey, companyStudyInterest } from '../companies.schema.ts'

export type CompanyRow = typeof company.$inferSelect
type Merge = { from: string; into: string }

export function lockBoth(db: Db, ids: string[]): Promise<CompanyRow[]> {
  return db
    .select()
    .from(company)
    .where(inArray(company.id, ids))
    .orderBy(asc(company.id))
    .for('no key update')
}

export async function moveAdmission(db: Db, { from, into }: Merge): Promise<void> {
  await db.execute(sql`
    insert into company_study_interest (company_id, study_interest_id)
    select ${into}, study_interest_id from company_study_interest where company_id = ${from}
    on conflict do nothing`)
  await db.delete(companyStudyInterest).where(eq(companyStudyInterest.companyId, from))
}

/** Behind the others. */
export async function moveFiles(db: Db, { from, into }: Merge): Promise<number> {
  const last = sql`(select coalesce(max(position), -1) + 1 from company_file where company_id = ${into})`
  const moved = await db
    .update(companyFile)
    .set({ companyId: into, position: sql`${companyFile.position} + ${last}` })
    .where(eq(companyFile.companyId, from))
    .returning({ id: companyFile.fileId })
  return moved.length
}

/** Who was invited to the one joins the other. */
export async function moveKeys(db: Db, { from, into }: Merge): Promise<number> {
  const moved = await db
    .update(companyRegistrationKey)
    .set({ companyId: into })
    .where(eq(companyRegistrationKey.companyId, from))
    .returning({ id: companyRegistrationKey.id })
  return moved.length
}

export async function updateAbsorbing(
  db: Db,
  companyId: string,
  missing: Partial<CompanyRow>,
  now: Date,
): Promise<void> {
  await db
    .update(company)
    .set({ ...missing, revision: sql`${company.revision} + 1`, updatedAt: now })
    .where(eq(company.id, companyId))
}

export async function closeAbsorbed(db: Db, { from, into }: Merge, now: Date): Promise<void> {
  const empty = { mail: '', phone: '', fax: '', submissionNote: '', refusalReason: '' }
  // What had become part of this one before is part of the other one now.
  await db.update(company).set({ mergedInto: into }).where(eq(company.mergedInto, from))
  await db
    .update(company)
    .set({
      ...empty,
      status: 'closed',
      mergedInto: into,
      logoFileId: null,
      mainImageFileId: null,
      revision: sql`${company.revision} + 1`,
      updatedAt: now,
    })
    .where(eq(company.id, from))
}

/** The company that this one has become part of. */
export async function findMergedInto(db: Db, companyId: string): Promise<string | null> {
  const [row] = await db.select({ into: company.mergedInto }).from(company).where(eq(company.id, companyId))
  return row?.into ?? null
}
