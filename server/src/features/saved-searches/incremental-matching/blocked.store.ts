import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Which of the companies one of these applicants has blocked. */
export async function findBlocked(
  db: Db,
  companyIds: readonly string[],
  applicantIds: readonly string[],
): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct company_id as id from applicant_company_block
    where company_id = any(${sql.param(companyIds)}::uuid[]) and applicant_id = any(${sql.param(applicantIds)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
