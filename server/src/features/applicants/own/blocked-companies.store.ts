import { and, asc, eq, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { applicantCompanyBlock } from '../applicants.schema.ts'

type Block = typeof applicantCompanyBlock.$inferInsert

/** By name. A company that left, or waits to be confirmed, is known by its name only. */
export function selectBlocked(db: Db, applicantId: string) {
  const isReadable = sql<boolean>`${company.status} = 'confirmed'`
  return db
    .select({
      id: company.id,
      name: company.name,
      town: company.town,
      hasLogo: sql<boolean>`${isReadable} and ${company.logoFileId} is not null`,
      isReadable,
    })
    .from(applicantCompanyBlock)
    .innerJoin(company, eq(company.id, applicantCompanyBlock.companyId))
    .where(eq(applicantCompanyBlock.applicantId, applicantId))
    .orderBy(asc(company.name), asc(company.id))
}

export async function isConfirmed(db: Db, companyId: string): Promise<boolean> {
  return (await db.$count(company, and(eq(company.id, companyId), eq(company.status, 'confirmed')))) > 0
}

/** False when it was there before. */
export async function insertBlock(db: Db, block: Block): Promise<boolean> {
  const inserted = await db.insert(applicantCompanyBlock).values(block).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** False when there was none. */
export async function deleteBlock(db: Db, { applicantId, companyId }: Block): Promise<boolean> {
  const deleted = await db
    .delete(applicantCompanyBlock)
    .where(
      and(eq(applicantCompanyBlock.applicantId, applicantId), eq(applicantCompanyBlock.companyId, companyId)),
    )
    .returning()
  return deleted.length > 0
}

/** Of two companies that become one: whoever is hidden from the first is hidden from what they become. */
export async function transferHiddenFrom(
  db: Db,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await db.execute(sql`
    insert into applicant_company_block (applicant_id, company_id)
    select applicant_id, ${into} from applicant_company_block where company_id = ${from}
    on conflict do nothing`)
  await db.execute(sql`delete from applicant_company_block where company_id = ${from}`)
}
