import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { SeekerRow } from './match-rows.ts'

/** Of these applications, whatever their type; in no order. */
export async function loadSeekers(db: Db, applicationIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; seeker: SeekerRow }>(sql`
    select a.id, match_seeker(a) as seeker from application a where a.id = any(${sql.param(applicationIds)}::uuid[])`)
  return rows
}

/**
 * What an applicant is compared with offers by: an own application for the offer, which is the one that its company
 * sees, and for every other offer (`offerId` null) the main profile: the newest that can be found, else the newest,
 * else the template.
 */
export async function loadOwnSeekers(db: Db, applicantId: string) {
  const { rows } = await db.execute<{ offerId: string | null; seeker: SeekerRow }>(sql`
    (select null as "offerId", match_seeker(a) as seeker from application a
     where applicant_id = ${applicantId} and status = ${applicationStatuses.new}
       and type in (${applicationTypes.profile}, ${applicationTypes.template})
     order by type, visibility = 'hidden', updated_at desc, id desc limit 1)
    union all
    (select distinct on (offer_id) offer_id, match_seeker(a) from application a
     where applicant_id = ${applicantId} and type = ${applicationTypes.offer}
       and status <> ${applicationStatuses.cancelled}
     order by offer_id, created_at desc, id desc)`)
  return rows
}

/** The same of profiles that can be found, from the search rows: made already, for ranking thousands. */
export async function loadIndexedSeekers(db: Db, applicationIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; seeker: SeekerRow }>(sql`
    select application_id as id, seeker from profile_entry join profile_text using (no)
    where application_id = any(${sql.param(applicationIds)}::uuid[])`)
  return rows
}
