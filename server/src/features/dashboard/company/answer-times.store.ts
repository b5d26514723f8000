import { firstAnswerEvents, unansweredStages } from '@tandem/contract/received-applications/answer-due'
import { type SQL, sql } from 'drizzle-orm'
import { application, applicationEvent } from '#features/applications/applications.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'

/** Where each month begins. */
type Bounds = Date[]

/** Days to the first answer, in the middle. It is the same question as that of `medianAnswerDays`. */
const medianDays = sql`(percentile_cont(0.5) within group (
    order by extract(epoch from answer.at - a.sent_at) / 86400)
  filter (where answer.at >= a.sent_at and a.outcome is distinct from 'declined_by_applicant'))::float8`

const withAnswer = sql`${application} a left join lateral (
  select min(created_at) as at from ${applicationEvent}
  where application_id = a.id and undone_at is null
    and event = any(${sql.param([...firstAnswerEvents])}::text[])) answer on true`

/** The number of the month, from 0. */
const monthOf = (bounds: Bounds): SQL =>
  sql`width_bucket(a.sent_at, ${sql.param(bounds.map((bound) => bound.toISOString()))}::timestamptz[]) - 1`

export async function countMonths(db: Db, companyId: string, bounds: Bounds) {
  const { rows } = await db.execute<{
    month: number
    received: number
    waiting: number
    days: number | null
  }>(sql`
    select ${monthOf(bounds)} as month, count(*)::int as received,
      count(*) filter (where a.status = 2 and a.stage = any(${sql.param([...unansweredStages])}::text[]))::int as waiting,
      ${medianDays} as days
    from ${withAnswer}
    where a.company_id = ${companyId} and a.sent_at >= ${bounds[0]?.toISOString()}::timestamptz
    group by 1`)
  return rows
}

const fewestCompanies = 5
const hourMs = 60 * 60 * 1000

/** Of all companies, by month; only where enough of them have answered that no single one can be read from it. */
export const readMediansOfAll = ttlCache(async (db, months: string[], bounds: Bounds) => {
  const { rows } = await db.execute<{ month: number; days: number | null }>(sql`
    select ${monthOf(bounds)} as month, ${medianDays} as days
    from ${withAnswer}
    where a.sent_at >= ${bounds[0]?.toISOString()}::timestamptz and a.company_id is not null
    group by 1 having count(distinct a.company_id) filter (where answer.at is not null) >= ${fewestCompanies}`)
  return new Map(rows.map(({ month, days }) => [months[month], days]))
}, hourMs)
