import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { statement } from '#platform/db/statements/statement.ts'

type Company = {
  id: string
  name: string
  town: string
  latitude: number | null
  longitude: number | null
  industry: string
  hasLogo: boolean
  descriptionDe: string
  descriptionEn: string
}

/** With `described`, with the texts that a search text is marked in; else these are empty. */
export const loadCompanies = (db: Db, ids: string[], described: boolean): Promise<Company[]> =>
  companies(db, described, { ids })

const companies = statement<Company, boolean, { ids: string[] }>((described, { ids }) => {
  const [de, en] = described ? [sql`description_de`, sql`description_en`] : [sql`''`, sql`''`]
  return sql`select id, name, town, latitude, longitude, industry, logo_file_id is not null as "hasLogo",
      ${de} as "descriptionDe", ${en} as "descriptionEn"
    from company where id = any (${ids}::uuid[])`
})

export type OfferOfCompany = { id: string; companyId: string; card: string }

/** What they have published; of these study interests where some are given. */
export const loadOffers = (
  db: Db,
  companyIds: string[],
  interests: number[] | null,
): Promise<OfferOfCompany[]> => offers(db, null, { companyIds, interests })

const offers = statement<OfferOfCompany, null, { companyIds: string[]; interests: number[] | null }>(
  (_, { companyIds, interests }) => sql`
    select offer_id as id, company_id as "companyId", card from offer_entry where company_id = any (${companyIds}::uuid[])
      ${interests ? sql`and study_interest_id = any (${interests}::integer[])` : sql``}`,
)

const fewestAnswers = 5

/** Days to the first answer, the median of what came in within a year; only of companies with enough answers to say so. */
export async function medianAnswerDays(
  db: Db,
  companyIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  const rows = await answerDays(db, null, { companyIds, since: since.toISOString() })
  return new Map(rows.map(({ id, days }) => [id, Math.round(days)]))
}

const answerDays = statement<{ id: string; days: number }, null, { companyIds: string[]; since: string }>(
  (_, { companyIds, since }) => sql`
    select a.company_id as id, percentile_cont(0.5) within group (
      order by extract(epoch from answer.at - a.sent_at) / 86400) as days
    from application a cross join lateral (
      select min(created_at) as at from application_event
      where application_id = a.id and undone_at is null
        and event = any(${sql.raw(`array[${[...firstAnswerEvents].map((event) => `'${event}'`).join()}]`)}::text[])
    ) answer
    where a.company_id = any(${companyIds}::uuid[]) and a.sent_at >= ${since}::timestamptz and answer.at >= a.sent_at
      and a.outcome is distinct from 'declined_by_applicant'
    group by a.company_id having count(*) >= ${sql.raw(String(fewestAnswers))}`,
)
