import { funnelSteps, stepOfStage } from '@tandem/contract/received-applications/funnel'
import { sql } from 'drizzle-orm'
import { application, applicationEvent } from '#features/applications/applications.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import type { Db } from '#platform/db/database.ts'

export type FunnelFilter = { year: number | null; offer: string | null }

type Counted = {
  /** By step, those that are or were last in it; and the days in it. */
  steps: { step: number; here: number; days: number | null }[]
  closed: number
  years: number[]
  offers: { id: string; titleDe: string; titleEn: string }[]
  hasInitiatives: boolean
}

const numberOf = (step: (typeof funnelSteps)[number]) => funnelSteps.indexOf(step)

/** Which step a stage is, as `reachedStep` has it. */
const stepOf = (stage: ReturnType<typeof sql>) => sql`case ${stage}
  ${sql.join(
    Object.entries(stepOfStage).map(([name, step]) => sql`when ${name} then ${numberOf(step)}::int`),
    sql` `,
  )} end`

/**
 * All of it in one statement. A stay in a step begins with the first entry of it and ends with the next entry of
 * another one, or with the application; what was undone never was.
 */
export async function countFunnel(db: Db, companyId: string, filter: FunnelFilter): Promise<Counted> {
  const { rows } = await db.execute<Counted>(sql`
    with own as materialized (
      select id, status, offer_id, desired_years,
        case when outcome = 'contract_signed' then ${numberOf('contract')}::int
          else coalesce(${stepOf(sql`stage`)}, 0) end as step
      from ${application} where company_id = ${companyId} and sent_at is not null
    ), chosen as materialized (
      select id, status, step from own where ${isChosen(filter)}
    ), entry as (
      select e.application_id, e.created_at as at, e.id,
        case when e.event in ('finished', 'cancelled') then ${funnelSteps.length}::int
          when e.event = 'sent' then 0 else ${stepOf(sql`e.event`)} end as step
      from ${applicationEvent} e join chosen on chosen.id = e.application_id
      where e.undone_at is null and e.event <> 'created'
    ), change as (
      select *, lag(step) over (partition by application_id order by at, id) as before from entry
    ), stay as (
      select step, lead(at) over (partition by application_id order by at, id) - at as length
      from change where before is distinct from step
    ), stayed as (
      select step, percentile_cont(0.5) within group (order by extract(epoch from length) / 86400)::float8 as days
      from stay where length is not null and step < ${numberOf('contract')} group by step
    )
    select
      (select coalesce(json_agg(json_build_object('step', step, 'here', each.here, 'days', stayed.days)), '[]')
        from (select step, count(*)::int as here from chosen group by step) each
        full join stayed using (step)) as steps,
      (select count(*)::int from chosen where status <> 2) as closed,
      (select coalesce(json_agg(year order by year), '[]')
        from (select distinct unnest(desired_years) as year from own) wanted) as years,
      (select coalesce(json_agg(json_build_object('id', id, 'titleDe', title_de, 'titleEn', title_en)), '[]')
        from ${offer} where id in (select offer_id from own)) as offers,
      exists (select from own where offer_id is null) as "hasInitiatives"`)
  const [counted] = rows
  if (!counted) throw new Error('An aggregate has one row')
  return counted
}

function isChosen({ year, offer: offerId }: FunnelFilter) {
  const ofYear = year === null ? sql`true` : sql`${year}::smallint = any(desired_years)`
  if (offerId === null) return ofYear
  return sql`${ofYear} and ${offerId === 'none' ? sql`offer_id is null` : sql`offer_id = ${offerId}`}`
}
