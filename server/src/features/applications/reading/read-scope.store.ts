import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { application, makesKnown } from '../applications.schema.ts'

type FoundProfile = {
  visibility: 'anonymous' | 'open'
  /** The applicant has made themselves known to the company. */
  isKnown: boolean
}

const sent = alias(application, 'sent')

/** Applied to the company, or agreed to tell it who they are. */
const isKnown = (applicantId: SQL, companyId: string | null) => sql`(exists (
    select from application sent
    where sent.applicant_id = ${applicantId} and sent.company_id = ${companyId} and ${makesKnown(sent)}
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
  return (await readFoundProfiles(db, [id], companyId))[0]
}

/** Of these profiles those that may be found, unless the company was blocked. */
export async function readFoundProfiles(db: Db, ids: string[], companyId: string | null) {
  const owner = sql`profile.applicant_id`
  const { rows } = await db.execute<FoundProfile & { id: string; shownTitle: string }>(sql`
    select id, visibility, ${isKnown(owner, companyId)} as "isKnown",
      case when profile_shows(profile, 'title') then title else '' end as "shownTitle"
    from findable_profile join application profile using (id)
    where id = any(${sql.param(ids)}::uuid[]) and not ${isBlocked(owner, companyId)}`)
  return rows
}

/** `finds`: profiles that can be found. `reads`: what was sent to the company, or without one to any. */
type Shown = { companyId: string | null; finds: boolean; reads: boolean }

/** By which application each of these applicants is shown: their newest profile that can be found, or what they sent last. */
export async function listShownOf(db: Db, applicantIds: string[], { companyId, finds, reads }: Shown) {
  const ids = sql`${sql.param(applicantIds)}::uuid[]`
  const { rows } = await db.execute<{ applicantId: string; id: string }>(sql`
    select distinct on (applicant_id) applicant_id as "applicantId", id from (
      select profile.applicant_id, id, 0 as place, profile.updated_at as at
      from findable_profile join application profile using (id)
      where ${finds} and profile.applicant_id = any(${ids}) and not ${isBlocked(sql`profile.applicant_id`, companyId)}
      union all
      select applicant_id, id, 1, sent_at from application
      where ${reads} and applicant_id = any(${ids}) and sent_at is not null
        and (${companyId}::uuid is null or company_id = ${companyId}::uuid)
    ) shown order by applicant_id, place, at desc, id desc`)
  return new Map(rows.map((row) => [row.applicantId, row.id]))
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
