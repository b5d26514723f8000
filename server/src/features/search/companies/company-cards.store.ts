import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { inArray, sql } from 'drizzle-orm'
import { company } from '#features/companies/companies.schema.ts'
import type { Db } from '#platform/db/database.ts'
import { offerConditions } from '../offers/offer-conditions.store.ts'
import { type OfferCriteria, unfiltered } from '../offers/offer-criteria.ts'

export const loadCompanies = (db: Db, ids: string[]) =>
  db
    .select({
      id: company.id,
      name: company.name,
      town: company.town,
      latitude: company.latitude,
      longitude: company.longitude,
      industry: company.industry,
      logoFileId: company.logoFileId,
      descriptionDe: company.descriptionDe,
      descriptionEn: company.descriptionEn,
    })
    .from(company)
    .where(inArray(company.id, ids))

type Offered = {
  companyId: string
  offers: number
  freePlaces: number
  years: number[]
  locations: { town: string; latitude: number; longitude: number }[]
  interests: { id: number; nameDe: string; nameEn: string }[]
}

/** What they have published, to those who may search it at all. */
export async function summariseOffers(
  db: Db,
  criteria: OfferCriteria,
  companyIds: string[],
): Promise<Offered[]> {
  const { firstYear } = criteria
  const { rows } = await db.execute<Offered>(sql`
    with own as materialized (
      select e.* from offer_entry e
      where e.company_id = any(${sql.param(companyIds)}::uuid[]) and ${offerConditions(unfiltered(criteria)) ?? sql`true`}
    )
    select e.company_id as "companyId", count(*)::int as offers,
      coalesce(sum((select sum(total - taken) from offer_year y
        where y.offer_id = e.offer_id and y.year >= ${firstYear})), 0)::int as "freePlaces",
      (select coalesce(array_agg(distinct year order by year), '{}') from own, unnest(own.years) as year
        where own.company_id = e.company_id and year >= ${firstYear}) as years,
      (select coalesce(json_agg(json_build_object('town', l.town, 'latitude', l.latitude, 'longitude', l.longitude)
          order by l.town), '[]') from own
        join offer_location l on l.offer_id = own.offer_id where own.company_id = e.company_id) as locations,
      (select coalesce(json_agg(json_build_object('id', i.id, 'nameDe', i.name_de, 'nameEn', i.name_en) order by i.position), '[]')
        from study_interest i
        where i.id in (select own.study_interest_id from own where own.company_id = e.company_id)) as interests
    from own e group by e.company_id`)
  return rows
}

const fewestAnswers = 5

/** Days to the first answer, the median of what came in within a year; only of companies with enough answers to say so. */
export async function medianAnswerDays(
  db: Db,
  companyIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const { rows } = await db.execute<{ id: string; days: number }>(sql`
    select a.company_id as id, percentile_cont(0.5) within group (
      order by extract(epoch from answer.at - a.sent_at) / 86400) as days
    from application a cross join lateral (
      select min(created_at) as at from application_event
      where application_id = a.id and undone_at is null
        and event = any(${sql.param([...firstAnswerEvents])}::text[])
    ) answer
    where a.company_id = any(${sql.param(companyIds)}::uuid[]) and a.sent_at >= ${since} and answer.at >= a.sent_at
      and a.outcome is distinct from 'declined_by_applicant'
    group by a.company_id having count(*) >= ${fewestAnswers}`)
  return new Map(rows.map(({ id, days }) => [id, Math.round(days)]))
}
