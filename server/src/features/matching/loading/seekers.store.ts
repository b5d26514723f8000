import { applicationStatuses, applicationTypes } from '@tandem/contract/applications'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'
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
export const loadOwnSeekers = (db: Db, applicantId: string): Promise<OwnSeekerRow[]> =>
  ownSeekers(db, null, { applicantId })

export type OwnSeekerRow = { offerId: string | null; seeker: SeekerRow }
const numbers = (list: number[]) => sql.raw(list.join())
const { profile, template, offer } = applicationTypes

/** Of a profile that can be found, made already; what is compared of an application is a dozen lookups. */
const indexed = sql`(select seeker from profile_entry join profile_text using (no) where application_id = (a).id)`

const isForOffer = sql`type = ${numbers([offer])}`
/** One look at all of them: each step of a statement costs, also one that finds nothing. */
const selectOwnSeekers = (applicantId: Placeholder): SQL => sql`
  select "offerId", coalesce(${indexed}, match_seeker(a)) as seeker from (
    select distinct on (${isForOffer}, "offerId") a, case when ${isForOffer} then offer_id end as "offerId" from application a
    where applicant_id = ${applicantId}::uuid and (
      type in (${numbers([profile, template])}) and status = ${numbers([applicationStatuses.new])}
      or ${isForOffer} and status <> ${numbers([applicationStatuses.cancelled])})
    order by ${isForOffer}, "offerId", type, not ${isForOffer} and visibility = 'hidden',
      case when ${isForOffer} then created_at else updated_at end desc, id desc) own`

const ownSeekers = statement<OwnSeekerRow, null, { applicantId: string }>((_, { applicantId }) =>
  selectOwnSeekers(applicantId),
)

/** JSON of all of an applicant's rows, for a statement that has more to ask. */
export const ownSeekersJson = (applicantId: Placeholder): SQL =>
  sql`(select json_agg(own) from (${selectOwnSeekers(applicantId)}) own)`

/** The same of profiles that can be found, from the search rows: made already, for ranking thousands. */
export async function loadIndexedSeekers(db: Db, applicationIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; seeker: SeekerRow }>(sql`
    select application_id as id, seeker from profile_entry join profile_text using (no)
    where application_id = any(${sql.param(applicationIds)}::uuid[])`)
  return rows
}
