import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type FoundProfile = {
  visibility: 'anonymous' | 'open'
  /** The applicant has made themselves known to the company. */
  applied: boolean
}

/** A profile that may be found, unless the company was blocked. */
export async function readFoundProfile(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<FoundProfile | undefined> {
  const { rows } = await db.execute<FoundProfile>(sql`
    select visibility, exists (
      select from application sent
      where sent.applicant_id = profile.applicant_id and sent.company_id = ${companyId}
        and sent.sent_at is not null and sent.status <> 8
    ) as applied
    from findable_profile join application profile using (id)
    where id = ${id} and not exists (
      select from applicant_company_block block
      where block.applicant_id = profile.applicant_id and block.company_id = ${companyId})`)
  return rows[0]
}

/** Those of an applicant that may be found, unless the company was blocked; the newest first. */
export async function listFoundProfiles(db: Db, applicantId: string, companyId: string | null) {
  const { rows } = await db.execute<{ id: string; title: string; updatedAt: string }>(sql`
    select id, title, updated_at as "updatedAt"
    from findable_profile join application profile using (id)
    where findable_profile.applicant_id = ${applicantId} and not exists (
      select from applicant_company_block block
      where block.applicant_id = ${applicantId} and block.company_id = ${companyId})
    order by updated_at desc, id desc`)
  return rows
}
