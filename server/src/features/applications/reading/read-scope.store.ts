import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

type FoundProfile = {
  visibility: 'anonymous' | 'open'
  /** The applicant has made themselves known to the company. */
  isKnown: boolean
}

/** Applied to the company, or agreed to tell it who they are. */
const isKnown = (applicantId: SQL, companyId: string | null) => sql`(exists (
    select from application sent
    where sent.applicant_id = ${applicantId} and sent.company_id = ${companyId}
      and sent.sent_at is not null and sent.status <> 8
  ) or exists (
    select from applicant_request asked
    where asked.applicant_id = ${applicantId} and asked.company_id = ${companyId}
      and asked.kind = 'name' and asked.answer = 'accepted'
  ))`

const isBlocked = (applicantId: SQL, companyId: string | null) => sql`exists (
  select from applicant_company_block block
  where block.applicant_id = ${applicantId} and block.company_id = ${companyId})`

/** A profile that may be found, unless the company was blocked. */
export async function readFoundProfile(
  db: Db,
  id: string,
  companyId: string | null,
): Promise<FoundProfile | undefined> {
  const owner = sql`profile.applicant_id`
  const { rows } = await db.execute<FoundProfile>(sql`
    select visibility, ${isKnown(owner, companyId)} as "isKnown"
    from findable_profile join application profile using (id)
    where id = ${id} and not ${isBlocked(owner, companyId)}`)
  return rows[0]
}

/** Those of an applicant that may be found, unless the company was blocked; the newest first. */
export async function listFoundProfiles(db: Db, applicantId: string, companyId: string | null) {
  const { rows } = await db.execute<{ id: string; title: string; updatedAt: string }>(sql`
    select id, case when profile_shows(profile, 'title') or ${isKnown(sql`profile.applicant_id`, companyId)}
      then title else '' end as title, updated_at as "updatedAt"
    from findable_profile join application profile using (id)
    where findable_profile.applicant_id = ${applicantId}
      and not ${isBlocked(sql`${applicantId}`, companyId)}
    order by updated_at desc, id desc`)
  return rows
}
