import { sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { mathsAttempt } from '#features/maths/maths.schema.ts'
import { threadReport } from '#features/messaging/messaging.schema.ts'
import { offer, offerYear } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'

type Counted = {
  applicants: number
  profiles: number
  companies: number
  offers: number
  freePlaces: number
  openApplications: number
  applications: number
  mathx3: number
  openReports: number
  /** By number of the week, from 0; what has none is left out. */
  applicantWeeks: Record<string, number>
  companyWeeks: Record<string, number>
  offerWeeks: Record<string, number>
  applicationWeeks: Record<string, number>
  mathx3Weeks: Record<string, number>
}

/** All of it in one statement; `weeks` says when each begins, `firstYear` the first one with places left to take. */
export async function countPlatform(db: Db, weeks: Date[], firstYear: number): Promise<Counted> {
  const starts = sql`${sql.param(weeks.map((week) => week.toISOString()))}::timestamptz[]`
  const byWeek = (column: ReturnType<typeof sql>, from: ReturnType<typeof sql>) => sql`
    (select coalesce(json_object_agg(week, count), '{}') from (
      select width_bucket(${column}, ${starts}) - 1 as week, count(*)::int as count
      from ${from} and ${column} >= (${starts})[1] group by 1) by_week)`
  const { rows } = await db.execute<Counted>(sql`
    select
      (select count(*)::int from ${account} where type = 'applicant' and confirmed_at is not null) as applicants,
      (select count(*)::int from findable_profile) as profiles,
      (select count(*)::int from ${company} where status = 'confirmed') as companies,
      (select count(*)::int from offer_entry) as offers,
      (select coalesce(sum(y.total - y.taken), 0)::int from ${offerYear} y
        join offer_entry e on e.offer_id = y.offer_id where y.year >= ${firstYear}) as "freePlaces",
      (select count(*)::int from ${application} where sent_at is not null and status = 2) as "openApplications",
      (select count(*)::int from ${application} where sent_at is not null) as applications,
      (select count(distinct (applicant_id, finished_at))::int from ${mathsAttempt}
        where finished_at is not null) as mathx3,
      (select count(*)::int from ${threadReport} where settled_at is null) as "openReports",
      ${byWeek(sql`confirmed_at`, sql`${account} where type = 'applicant'`)} as "applicantWeeks",
      ${byWeek(sql`created_at`, sql`${company} where true`)} as "companyWeeks",
      ${byWeek(sql`published_at`, sql`${offer} where true`)} as "offerWeeks",
      ${byWeek(sql`sent_at`, sql`${application} where true`)} as "applicationWeeks",
      ${byWeek(sql`finished_at`, sql`(select distinct applicant_id, finished_at from ${mathsAttempt}) run where true`)} as "mathx3Weeks"`)
  const [counted] = rows
  if (!counted) throw new Error('An aggregate has one row')
  return counted
}
