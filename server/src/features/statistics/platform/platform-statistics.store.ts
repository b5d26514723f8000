import type { Locale } from '@tandem/contract/common'
import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { funnelSteps, stepOfStage } from '@tandem/contract/received-applications/funnel'
import { noLocation } from '@tandem/contract/statistics/platform-statistics'
import { type SQL, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant } from '#features/applicants/applicants.schema.ts'
import {
  application,
  applicationEvent,
  applicationPlace,
} from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { institutionLocation } from '#features/contacts/contacts.schema.ts'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import { studyCourse, studyInterest } from '#features/reference/reference.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { all, type Counted } from './cube.ts'

/** All that is counted, whatever is asked for. A quarter is the row of a number: `1` to `4`. */
export async function countAll(db: Db) {
  return {
    locations: await selectLocations(db),
    people: await countPeople(db),
    companies: await countCompanies(db),
    applications: await countApplications(db),
    savedSearches: await countSavedSearches(db),
    maths: await countMaths(db),
    offers: await countOffers(db),
  }
}

const selectLocations = (db: Db) =>
  db
    .select({ key: institutionLocation.key, name: institutionLocation.name })
    .from(institutionLocation)
    .orderBy(institutionLocation.position, institutionLocation.name)

const yearOf = (column: SQL) => sql`extract(year from ${column} at time zone 'Europe/Berlin')::int`
const quarterOf = (column: SQL) => sql`extract(quarter from ${column} at time zone 'Europe/Berlin')::int`

/** A column of a cube: what it is a sum over has the mark of all. */
const dimensionOf = (column: SQL) =>
  sql`case when grouping(${column}) = 1 then ${all} else ${column}::text end`

/** The location next to a point that is made of `latitude` and `longitude`, or of the unit sphere. */
const sites = sql`select key, cos(radians(latitude)) * cos(radians(longitude)) as x,
  cos(radians(latitude)) * sin(radians(longitude)) as y, sin(radians(latitude)) as z from ${institutionLocation}`

/**
 * Applicants with the location next to the first place that they look for; towns are few, so it is looked up once for
 * each of them.
 */
const seekers = sql`
  site as materialized (${sites}),
  wanted as materialized (
    select distinct on (p.applicant_id) p.applicant_id, l.x, l.y, l.z
    from ${application} p join ${applicationPlace} l on l.application_id = p.id
    where p.type in (3, 9) order by p.applicant_id, p.type, p.id, l.position
  ),
  town as (select distinct x, y, z from wanted),
  nearest as materialized (
    select x, y, z, (select key from site
      order by (site.x - town.x) ^ 2 + (site.y - town.y) ^ 2 + (site.z - town.z) ^ 2, key limit 1) as location
    from town
  ),
  seeker as materialized (
    select a.id as account_id, s.id as applicant_id, a.confirmed_at, a.hidden_at,
      coalesce(nearest.location, ${noLocation}) as location
    from ${account} a join ${applicant} s on s.account_id = a.id
    left join wanted on wanted.applicant_id = s.id left join nearest using (x, y, z)
  )`

/** Confirmed accounts of applicants: by quarter, and by the state of the most visible profile. */
async function countPeople(db: Db): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with ${seekers}, profile as (
      select applicant_id, max(case visibility when 'open' then 3 when 'anonymous' then 2 else 1 end) as seen
      from ${application} where type = 3 and status = 1 group by 1
    ), person as (
      select ${yearOf(sql`confirmed_at`)} as year, ${quarterOf(sql`confirmed_at`)} as quarter, location,
        case when hidden_at is not null then 'off' when seen = 3 then 'open' when seen = 2 then 'anonymous'
          when seen = 1 then 'hidden' else 'none' end as state
      from seeker left join profile using (applicant_id) where confirmed_at is not null
    )
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location,
      case when grouping(quarter) = 0 then quarter::text when grouping(state) = 0 then state else ${all} end as row,
      count(*)::int as count, count(*)::int as persons
    from person group by cube (year, location), grouping sets ((), (quarter), (state))`)
  return rows
}

/** Companies are no persons. Each at the location next to it. */
async function countCompanies(db: Db): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with site as materialized (${sites}), one as (
      select ${yearOf(sql`created_at`)} as year, ${quarterOf(sql`created_at`)} as quarter,
        coalesce(case when latitude is not null and longitude is not null then (
          select key from site order by
            (site.x - cos(radians(latitude)) * cos(radians(longitude))) ^ 2
            + (site.y - cos(radians(latitude)) * sin(radians(longitude))) ^ 2
            + (site.z - sin(radians(latitude))) ^ 2, key limit 1) end, ${noLocation}) as location
      from ${company}
    )
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location, ${dimensionOf(sql`quarter`)} as row,
      count(*)::int as count, 0 as persons
    from one group by cube (year, location, quarter)`)
  return rows
}

const numbered = (stage: SQL) =>
  sql`case ${stage} ${sql.join(
    Object.entries(stepOfStage).map(([name, step]) => sql`when ${name} then ${step}`),
    sql` `,
  )} else ${funnelSteps[0]} end`

/**
 * What was sent: by the step it got to, as the companies' own funnel has it, and by whether and in which quarter's
 * applications it was answered. At the location of its offer. `days` of those that were answered.
 */
async function countApplications(db: Db): Promise<(Counted & { days: number | null })[]> {
  const { rows } = await db.execute<Counted & { days: number | null }>(sql`
    with answer as materialized (
      select application_id, min(created_at) as at from ${applicationEvent}
      where undone_at is null and event = any(${sql.param([...firstAnswerEvents])}::text[]) group by 1
    ), sent as materialized (
      select a.applicant_id, ${yearOf(sql`a.sent_at`)} as year, ${quarterOf(sql`a.sent_at`)} as quarter,
        coalesce(o.institution_location_key, ${noLocation}) as location,
        case when a.outcome = 'contract_signed' then 'contract' else ${numbered(sql`a.stage`)} end as step,
        case when answer.at >= a.sent_at and a.outcome is distinct from 'declined_by_applicant'
          then extract(epoch from answer.at - a.sent_at) / 86400 end as days
      from ${application} a left join ${offer} o on o.id = a.offer_id
      left join answer on answer.application_id = a.id
      where a.sent_at is not null
    ), told as (select *, case when days is null then 'waiting' else 'answered' end as answered from sent)
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location,
      case when grouping(step) = 0 then step when grouping(quarter) = 0 then answered || '/' || quarter
        when grouping(answered) = 0 then answered else ${all} end as row,
      count(*)::int as count, count(distinct applicant_id)::int as persons,
      (percentile_cont(0.5) within group (order by days))::float8 as days
    from told group by cube (year, location), grouping sets ((), (step), (answered), (answered, quarter))`)
  return rows
}

/** Rows are `applicant/daily`, `company/daily`; persons are the accounts that saved them. */
async function countSavedSearches(db: Db): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with ${seekers}, saved as (
      select s.account_id, ${yearOf(sql`s.created_at`)} as year, s.notification_interval as mailed,
        case when seeker.account_id is null then 'company' else 'applicant' end as owner,
        coalesce(seeker.location, ${noLocation}) as location
      from ${savedSearch} s left join seeker using (account_id)
    )
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location,
      case when grouping(mailed) = 0 then owner || '/' || mailed
        when grouping(owner) = 0 then owner else ${all} end as row,
      count(*)::int as count, count(distinct account_id)::int as persons
    from saved group by cube (year, location), grouping sets ((), (owner), (owner, mailed))`)
  return rows
}

/** Each applicant once: at the highest level, in the year of the last run. */
async function countMaths(db: Db): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with ${seekers}, done as (
      select ${yearOf(sql`max(m.finished_at)`)} as year, max(m.level)::text as level, seeker.location
      from ${mathsAttempt} m join seeker using (applicant_id)
      where m.finished_at is not null group by m.applicant_id, seeker.location
    )
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location, ${dimensionOf(sql`level`)} as row,
      count(*)::int as count, count(*)::int as persons
    from done group by cube (year, location, level)`)
  return rows
}

export type CountedOffers = {
  year: string
  location: string
  course: string
  offers: number
  places: number
  free: number
}

/** Those that can be found now, by the year in which their places begin. */
async function countOffers(db: Db): Promise<CountedOffers[]> {
  const { rows } = await db.execute<CountedOffers>(sql`
    with one as (
      select y.year, coalesce(o.institution_location_key, ${noLocation}) as location,
        coalesce(i.study_course_id::text, ${noLocation}) as course, o.id, y.total, y.total - y.taken as free
      from offer_entry e join ${offer} o on o.id = e.offer_id join ${offerYear} y on y.offer_id = o.id
      left join ${studyInterest} i on i.id = o.study_interest_id
    )
    select ${dimensionOf(sql`year`)} as year, ${dimensionOf(sql`location`)} as location, ${dimensionOf(sql`course`)} as course,
      count(distinct id)::int as offers, sum(total)::int as places, sum(free)::int as free
    from one group by cube (year, location, course)`)
  return rows
}

export async function listCourseNames(db: Db, locale: Locale): Promise<Map<string, string>> {
  const { nameDe, nameEn, id } = studyCourse
  const rows = await db.select({ id, nameDe, nameEn }).from(studyCourse).orderBy(studyCourse.position)
  return new Map(rows.map((row) => [String(row.id), (locale === 'en' && row.nameEn) || row.nameDe]))
}
