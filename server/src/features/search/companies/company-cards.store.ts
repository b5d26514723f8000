import { firstAnswerEvents } from '@tandem/contract/received-applications/answer-due'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Slots, statement } from '#platform/db/statements/statement.ts'

/** As `offer_summary` of the database makes it. */
export type OfferSummary = [
  id: string,
  titleDe: string,
  titleEn: string,
  studyInterest: number | null,
  years: [year: number, free: number][],
  locations: [town: string, latitude: number, longitude: number][],
]

/** What a card shows of a company, but for what depends on the search and the reader's profile. */
export type CompanyFacts = {
  id: string
  name: string
  town: string
  latitude: number | null
  longitude: number | null
  industry: string
  hasLogo: boolean
  /** Where a text is searched, else empty. */
  descriptionDe: string
  descriptionEn: string
  /** JSON of the `OfferSummary` of what it has published. */
  offers: string
  /** Median, null while there are too few answers. */
  answerDays: number | null
}

export type FactsTerms = {
  described: boolean
  /** The study interests that the reader may see offers of; null: all. */
  interests: number[] | null
  /** From when on answers count. */
  since: string
}

export function factsTerms(now: Date, described: boolean, interests: number[] | null): FactsTerms {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return { described, interests, since: since.toISOString() }
}

/** Of `company co`. */
export const factColumns = ({ described, interests, since }: Slots<FactsTerms>): SQL => sql`
  co.id, co.name, co.town, co.latitude, co.longitude, co.industry, co.logo_file_id is not null as "hasLogo",
  ${described ? sql`co.description_de` : sql`''`} as "descriptionDe",
  ${described ? sql`co.description_en` : sql`''`} as "descriptionEn",
  (select '[' || coalesce(string_agg(o.summary, ','), '') || ']' from offer_entry o where o.company_id = co.id
    ${interests ? sql`and o.study_interest_id = any (${interests}::integer[])` : sql``}) as offers,
  ${answerDaysOf(sql`co.id`, since)} as "answerDays"`

/** In no order. */
export const loadFacts = (db: Db, ids: string[], terms: FactsTerms): Promise<CompanyFacts[]> =>
  facts(db, null, { ids, terms })

const facts = statement<CompanyFacts, null, { ids: string[]; terms: FactsTerms }>(
  (_, { ids, terms }) => sql`select ${factColumns(terms)} from company co where co.id = any (${ids}::uuid[])`,
)

const fewestAnswers = 5

/** Days to the first answer, the median of what came in within a year; only of companies with enough answers to say so. */
export async function medianAnswerDays(
  db: Db,
  companyIds: string[],
  now: Date,
): Promise<Map<string, number>> {
  const { since } = factsTerms(now, false, null)
  const rows = await answerDays(db, null, { companyIds, since })
  return new Map(rows.flatMap(({ id, days }) => (days === null ? [] : [[id, days]])))
}

const answerDays = statement<
  { id: string; days: number | null },
  null,
  { companyIds: string[]; since: string }
>(
  (_, { companyIds, since }) => sql`
    select asked.id, ${answerDaysOf(sql`asked.id`, since)} as days from unnest(${companyIds}::uuid[]) as asked (id)`,
)

const answers = sql.raw([...firstAnswerEvents].map((event) => `'${event}'`).join())

const answerDaysOf = (companyId: SQL, since: Placeholder): SQL => sql`(
  select round(percentile_cont(0.5) within group (order by extract(epoch from answer.at - a.sent_at) / 86400))::integer
  from application a cross join lateral (
    select min(created_at) as at from application_event
    where application_id = a.id and undone_at is null and event in (${answers})
  ) answer
  where a.company_id = ${companyId} and a.sent_at >= ${since}::timestamptz and answer.at >= a.sent_at
    and a.outcome is distinct from 'declined_by_applicant'
  having count(*) >= ${sql.raw(String(fewestAnswers))})`
